import type { forgotPasswordMachine } from '@guildhall/machines/flows/forgotPassword';
import { Button } from '@guildhall/ui/Button';
import { Form } from '@guildhall/ui/Form';
import { PasswordField } from '@guildhall/ui/PasswordField';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';

import type { Flow } from '../../flow/useFlow.ts';
import { bind } from '../../kit/bind.ts';
import { newPasswordHint } from '../passwordChange/newPasswordHint.ts';
import { CodeFieldView } from '../shared/emailedCode/CodeFieldView.tsx';
import { ResendView } from '../shared/emailedCode/ResendView.tsx';

export function ResetView({ snapshot, send }: Flow<typeof forgotPasswordMachine>) {
  const { values, problems, secondsToResend, link } = snapshot.context;
  const isBusy = !snapshot.matches('otp') && !snapshot.matches('newPassword');
  const isResending = snapshot.matches('resendingCode');
  const isResetting = isBusy && !isResending;
  const { field } = bind({ values, problems }, send, isBusy);
  return (
    <Stack gap={5}>
      <Form method="post" onSubmit={() => send({ type: 'password.reset' })}>
        {link !== null ? (
          <Text>For the account of {values.email}</Text>
        ) : (
          <CodeFieldView
            label="Code"
            email={values.email}
            code={values.otp}
            problem={problems.otp}
            isReadOnly={isBusy}
            onChange={send}
          />
        )}
        <PasswordField
          label="New password"
          autoComplete="new-password"
          description={newPasswordHint}
          {...field('newPassword')}
          isRequired
        />
        <PasswordField
          label="Confirm new password"
          autoComplete="new-password"
          {...field('confirmPassword')}
          isRequired
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          isFullWidth
          isPending={isResetting}
          isDisabled={isResending}
        >
          {isResetting ? 'Resetting...' : 'Reset Password'}
        </Button>
      </Form>
      {link !== null ? null : (
        <ResendView
          isResending={isResending}
          isOther={isResetting}
          canResend={snapshot.can({ type: 'code.resend' })}
          label="Didn't receive OTP? Resend"
          secondsToResend={secondsToResend}
          onBack={() => send({ type: 'step.back' })}
          onResend={() => send({ type: 'code.resend' })}
        />
      )}
    </Stack>
  );
}
