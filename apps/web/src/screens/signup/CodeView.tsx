import { Button } from '@guildhall/ui/Button';
import { CodeField } from '@guildhall/ui/CodeField';
import { Form } from '@guildhall/ui/Form';
import { Inline } from '@guildhall/ui/Inline';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';

import type { SignupScreenProps } from './SignupScreen.tsx';

export function CodeView({ snapshot, send }: SignupScreenProps) {
  const { values, problems, secondsToResend } = snapshot.context;
  const isVerifying = snapshot.matches('verifyingCode');
  const isResending = snapshot.matches('resendingCode');
  const canResend = snapshot.can({ type: 'code.resend' });
  return (
    <Stack gap={5}>
      <Form method="post" onSubmit={() => send({ type: 'code.verify' })}>
        <CodeField
          label="Verification code"
          name="otp"
          description={`The 6 digits that we sent to ${values.email.trim()}`}
          value={values.otp}
          onChange={(value) => send({ type: 'field.change', name: 'otp', value })}
          errorMessage={problems.otp}
          isReadOnly={isVerifying}
          isRequired
        />
        <Button type="submit" variant="primary" size="large" isFullWidth isPending={isVerifying}>
          {isVerifying ? 'Verifying...' : 'Verify Code'}
        </Button>
      </Form>
      <Inline justify="between">
        <Button variant="quiet" onPress={() => send({ type: 'step.back' })} isDisabled={isVerifying || isResending}>
          Back
        </Button>
        {canResend || isResending ? (
          <Button variant="quiet" onPress={() => send({ type: 'code.resend' })} isPending={isResending}>
            {isResending ? 'Sending...' : 'Resend code'}
          </Button>
        ) : (
          <Text tone="muted" size="sm" isTabular>
            {secondsToResend > 0 ? `You can ask for another code in ${secondsToResend} s` : null}
          </Text>
        )}
      </Inline>
    </Stack>
  );
}
