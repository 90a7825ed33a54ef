import type { signupMachine } from '@guildhall/machines/flows/signup';
import { Link } from '@guildhall/ui/Link';
import { Text } from '@guildhall/ui/Text';
import type { EventFrom, SnapshotFrom } from 'xstate';

import { EntrancePage } from '../../shell/EntrancePage.tsx';
import { CodeView } from './CodeView.tsx';
import { DetailsView } from './DetailsView.tsx';
import { EmailView } from './EmailView.tsx';

export interface SignupScreenProps {
  snapshot: SnapshotFrom<typeof signupMachine>;
  send: (event: EventFrom<typeof signupMachine>) => void;
  loginHref: string;
  termsHref: string;
  privacyHref: string;
}

const steps = ['Email', 'Code', 'Details'];

export function SignupScreen(props: SignupScreenProps) {
  const { View, step, lead } = viewOf(props.snapshot);
  return (
    <EntrancePage
      title="Create your account"
      lead={lead}
      progress={{ steps, current: step }}
      footer={
        <Text>
          Already have an account? <Link href={props.loginHref}>Log in</Link>
        </Text>
      }
    >
      <View {...props} />
    </EntrancePage>
  );
}

/** Which of the steps this is, counted from 1. */
export const stepOf = (snapshot: SignupScreenProps['snapshot']): number => viewOf(snapshot).step;

function viewOf(snapshot: SignupScreenProps['snapshot']) {
  if (snapshot.matches('verifyingLink'))
    return { View: EmailView, step: 2, lead: 'Confirm that the address is yours.' };
  if (snapshot.matches('emailVerification') || snapshot.matches('sendingCode')) {
    return { View: EmailView, step: 1, lead: 'First, your email address.' };
  }
  if (snapshot.matches('otpVerification') || snapshot.matches('resendingCode') || snapshot.matches('verifyingCode')) {
    return { View: CodeView, step: 2, lead: 'Confirm that the address is yours.' };
  }
  return { View: DetailsView, step: 3, lead: 'Tell us who you are.' };
}
