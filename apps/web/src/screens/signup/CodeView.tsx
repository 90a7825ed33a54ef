import type { signupMachine } from '@guildhall/machines/flows/signup';
import { Button } from '@guildhall/ui/Button';
import { Form } from '@guildhall/ui/Form';
import { Stack } from '@guildhall/ui/Stack';

import type { Flow } from '../../flow/useFlow.ts';
import { CodeFieldView } from '../shared/emailedCode/CodeFieldView.tsx';
import { ResendView } from '../shared/emailedCode/ResendView.tsx';

export function CodeView({ snapshot, send }: Flow<typeof signupMachine>) {
  const { values, problems, secondsToResend } = snapshot.context;
  const isVerifying = snapshot.matches('verifyingCode');
  const isResending = snapshot.matches('resendingCode');
  return (
    <Stack gap={5}>
      <Form method="post" onSubmit={() => send({ type: 'code.verify' })}>
        <CodeFieldView
          label="Verification code"
          email={values.email}
          code={values.otp}
          problem={problems.otp}
          isReadOnly={isVerifying || isResending}
          onChange={send}
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          isFullWidth
          isPending={isVerifying}
          isDisabled={isResending}
        >
          {isVerifying ? 'Verifying…' : 'Verify Code'}
        </Button>
      </Form>
      <ResendView
        label="Resend Code"
        isResending={isResending}
        isOther={isVerifying}
        canResend={snapshot.can({ type: 'code.resend' })}
        secondsToResend={secondsToResend}
        onBack={() => send({ type: 'step.back' })}
        onResend={() => send({ type: 'code.resend' })}
      />
    </Stack>
  );
}
