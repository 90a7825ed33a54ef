import type { signupMachine } from '@guildhall/machines/flows/signup';
import { Button } from '@guildhall/ui/Button';
import { Form } from '@guildhall/ui/Form';
import { Link } from '@guildhall/ui/Link';
import { Text } from '@guildhall/ui/Text';
import { TextField } from '@guildhall/ui/TextField';
import type { EventFrom, SnapshotFrom } from 'xstate';

import type { Flow } from '../../flow/useFlow.ts';
import { bind } from '../../kit/bind.ts';
import { EntrancePage } from '../../shell/EntrancePage.tsx';
import { CodeView } from './CodeView.tsx';
import { DetailsView } from './DetailsView.tsx';

export interface SignupViewProps {
  snapshot: SnapshotFrom<typeof signupMachine>;
  send: (event: EventFrom<typeof signupMachine>) => void;
  loginHref: string;
  termsHref: string;
  privacyHref: string;
}

const steps = ['Email', 'Code', 'Details'];

export function SignupView(props: SignupViewProps) {
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
export const stepOf = (snapshot: SignupViewProps['snapshot']): number => viewOf(snapshot).step;

function viewOf(snapshot: SignupViewProps['snapshot']) {
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

function EmailView({ snapshot, send }: Flow<typeof signupMachine>) {
  const isBusy = snapshot.hasTag('busy');
  const isVerifying = snapshot.matches('verifyingLink');
  const { field } = bind(snapshot.context, send, isBusy);
  return (
    <Form method="post" onSubmit={() => send({ type: 'code.send' })}>
      <TextField
        label="Email address"
        type="email"
        autoComplete="email"
        description={isVerifying ? 'We are checking the link from your email.' : 'We will send it a 6-digit code.'}
        {...field('email')}
        isRequired
      />
      <Button type="submit" variant="primary" size="large" isFullWidth isPending={isBusy}>
        {isVerifying ? 'Verifying…' : isBusy ? 'Sending...' : 'Send Code'}
      </Button>
    </Form>
  );
}
