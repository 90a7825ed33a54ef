import type { emailChangeMachine } from '@guildhall/machines/flows/emailChange';
import { Button } from '@guildhall/ui/Button';
import { Form } from '@guildhall/ui/Form';
import { Inline } from '@guildhall/ui/Inline';
import { PasswordField } from '@guildhall/ui/PasswordField';
import { Stack } from '@guildhall/ui/Stack';
import { TextField } from '@guildhall/ui/TextField';

import type { Flow } from '../../flow/useFlow.ts';
import { bind } from '../../kit/bind.ts';
import { accountParts } from '../account/accountParts.ts';
import { AccountPartView } from '../account/AccountPartView.tsx';
import { CodeFieldView } from '../shared/emailedCode/CodeFieldView.tsx';
import { ResendView } from '../shared/emailedCode/ResendView.tsx';
import { useRestFocus } from '../shared/focus/useRestFocus.ts';

/** Another email address for the own account. */
export function EmailChangeView(flow: Flow<typeof emailChangeMachine>) {
  const { snapshot } = flow;
  const isProving =
    snapshot.matches('code') ||
    snapshot.matches('resendingCode') ||
    (snapshot.matches('changing') && snapshot.context.link === null);
  useRestFocus(isProving ? 'code' : 'address', accountParts.email);
  return (
    <AccountPartView
      id={accountParts.email}
      purpose="You log in with it, and your emails go there. Changing it logs you out on every other device; for 72 hours the old address can undo it."
    >
      {isProving ? <CodeFormView {...flow} /> : <AddressFormView {...flow} />}
    </AccountPartView>
  );
}

function AddressFormView({ snapshot, send }: Flow<typeof emailChangeMachine>) {
  const isSending = snapshot.hasTag('busy');
  const { field } = bind(snapshot.context, send, isSending);
  return (
    <Form method="post" aria-labelledby={accountParts.email} onSubmit={() => send({ type: 'code.send' })}>
      <TextField label="New email address" type="email" autoComplete="email" {...field('email')} isRequired />
      <PasswordField label="Your password" autoComplete="current-password" {...field('password')} isRequired />
      <Inline>
        <Button type="submit" variant="primary" isPending={isSending}>
          {isSending ? 'Sending…' : 'Send Code'}
        </Button>
      </Inline>
    </Form>
  );
}

function CodeFormView({ snapshot, send }: Flow<typeof emailChangeMachine>) {
  const { values, problems, secondsToResend } = snapshot.context;
  const isChanging = snapshot.matches('changing');
  const isResending = snapshot.matches('resendingCode');
  return (
    <Stack gap={5}>
      <Form method="post" aria-labelledby={accountParts.email} onSubmit={() => send({ type: 'email.change' })}>
        <CodeFieldView
          label="Verification code"
          email={values.email}
          code={values.otp}
          problem={problems.otp}
          isReadOnly={isChanging || isResending}
          onChange={send}
        />
        <Inline>
          <Button type="submit" variant="primary" isPending={isChanging} isDisabled={isResending}>
            {isChanging ? 'Changing…' : 'Change Email Address'}
          </Button>
        </Inline>
      </Form>
      <ResendView
        label="Resend Code"
        isResending={isResending}
        isOther={isChanging}
        canResend={snapshot.can({ type: 'code.resend' })}
        secondsToResend={secondsToResend}
        onBack={() => send({ type: 'step.back' })}
        onResend={() => send({ type: 'code.resend' })}
      />
    </Stack>
  );
}
