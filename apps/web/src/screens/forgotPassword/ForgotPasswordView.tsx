import type { forgotPasswordMachine } from '@guildhall/machines/flows/forgotPassword';
import { Button } from '@guildhall/ui/Button';
import { ChoiceCards } from '@guildhall/ui/ChoiceCards';
import { Form } from '@guildhall/ui/Form';
import { Link } from '@guildhall/ui/Link';
import { Text } from '@guildhall/ui/Text';
import type { EventFrom, SnapshotFrom } from 'xstate';

import type { Flow } from '../../flow/useFlow.ts';
import { bind } from '../../kit/bind.ts';
import { EntrancePage } from '../../shell/EntrancePage.tsx';
import { roleOptions } from '../signup/roleOptions.ts';
import { EmailView } from './EmailView.tsx';
import { ResetView } from './ResetView.tsx';

export interface ForgotPasswordViewProps {
  snapshot: SnapshotFrom<typeof forgotPasswordMachine>;
  send: (event: EventFrom<typeof forgotPasswordMachine>) => void;
  loginHref: string;
}

const steps = ['Account', 'Email', 'New password'];

export function ForgotPasswordView(props: ForgotPasswordViewProps) {
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

/** Which of the steps this is, counted from 1. */
export const stepOf = (snapshot: ForgotPasswordViewProps['snapshot']): number => viewOf(snapshot).step;

function viewOf(snapshot: ForgotPasswordViewProps['snapshot']) {
  if (snapshot.matches('role')) return { View: RoleView, step: 1, lead: 'Which type of account do you have?' };
  if (snapshot.matches('email') || snapshot.matches('sendingCode')) {
    return { View: EmailView, step: 2, lead: 'What is your email address?' };
  }
  return { View: ResetView, step: 3, lead: 'Choose a new password.' };
}

function RoleView({ snapshot, send }: Flow<typeof forgotPasswordMachine>) {
  const { field } = bind(snapshot.context, send, false);
  return (
    <Form method="post" onSubmit={() => send({ type: 'role.confirm' })}>
      <ChoiceCards label="Account type" options={roleOptions} {...field('role')} isRequired />
      <Button type="submit" variant="primary" size="large" isFullWidth>
        Continue
      </Button>
    </Form>
  );
}
