import type { passwordChangeMachine } from '@guildhall/machines/flows/passwordChange';
import { Button } from '@guildhall/ui/Button';
import { Form } from '@guildhall/ui/Form';
import { Inline } from '@guildhall/ui/Inline';
import { PasswordField } from '@guildhall/ui/PasswordField';

import type { Flow } from '../../flow/useFlow.ts';
import { bind } from '../../kit/bind.ts';
import { accountParts } from '../account/accountParts.ts';
import { AccountPartView } from '../account/AccountPartView.tsx';
import { newPasswordHint } from './newPasswordHint.ts';

/** Another password for the own account. */
export function PasswordChangeView({ snapshot, send }: Flow<typeof passwordChangeMachine>) {
  const isSending = snapshot.hasTag('busy');
  const { field } = bind(snapshot.context, send, !snapshot.matches('editing'));
  return (
    <AccountPartView id={accountParts.password} purpose="Changing it logs you out on every other device.">
      <Form method="post" aria-labelledby={accountParts.password} onSubmit={() => send({ type: 'password.save' })}>
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          {...field('currentPassword')}
          isRequired
        />
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
        <Inline>
          <Button type="submit" variant="primary" isPending={isSending}>
            {isSending ? 'Changing…' : 'Change Password'}
          </Button>
        </Inline>
      </Form>
    </AccountPartView>
  );
}
