import { Button } from '@guildhall/ui/Button';
import { CodeField } from '@guildhall/ui/CodeField';
import { Form } from '@guildhall/ui/Form';
import { Stack } from '@guildhall/ui/Stack';

import { ResendView } from '../ResendView.tsx';
import type { SignupScreenProps } from './SignupScreen.tsx';

export function CodeView({ snapshot, send }: SignupScreenProps) {
  const { values, problems, secondsToResend } = snapshot.context;
  const isVerifying = snapshot.matches('verifyingCode');
  const isResending = snapshot.matches('resendingCode');
  return (
    <Stack gap={5}>
      <Form method="post" onSubmit={() => send({ type: 'code.verify' })}>
        <CodeField
          label="Verification code"
          name="otp"
          description={`The 6 digits we sent to ${values.email.trim()}`}
          value={values.otp}
          onChange={(value) => send({ type: 'field.change', name: 'otp', value })}
          errorMessage={problems.otp}
          isReadOnly={isVerifying || isResending}
          isRequired
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
