import type { forgotPasswordMachine } from '@guildhall/machines/flows/forgotPassword';
import { Link } from '@guildhall/ui/Link';
import { Text } from '@guildhall/ui/Text';
import type { EventFrom, SnapshotFrom } from 'xstate';

import { EntrancePage } from '../../shell/EntrancePage.tsx';
import { EmailView } from './EmailView.tsx';
import { ResetView } from './ResetView.tsx';
import { RoleView } from './RoleView.tsx';

export interface ForgotPasswordScreenProps {
  snapshot: SnapshotFrom<typeof forgotPasswordMachine>;
  send: (event: EventFrom<typeof forgotPasswordMachine>) => void;
  loginHref: string;
}

const steps = ['Account', 'Email', 'New password'];

export function ForgotPasswordScreen(props: ForgotPasswordScreenProps) {
  const { View, step, lead } = viewOf(props.snapshot);
  return (
    <EntrancePage
      title="Forgot your password?"
      lead={lead}
      progress={{ steps, current: step }}
      footer={
        <Text>
          Remembered it? <Link href={props.loginHref}>Log in</Link>
        </Text>
      }
    >
      <View {...props} />
    </EntrancePage>
  );
}

function viewOf(snapshot: ForgotPasswordScreenProps['snapshot']) {
  if (snapshot.matches('role')) return { View: RoleView, step: 1, lead: 'Which type of account do you have?' };
  if (snapshot.matches('email') || snapshot.matches('sendingCode')) {
    return { View: EmailView, step: 2, lead: 'What is your email address?' };
  }
  return { View: ResetView, step: 3, lead: 'Choose a new password.' };
}
