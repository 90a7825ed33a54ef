import type { forgotPasswordMachine } from '@guildhall/machines/flows/forgotPassword';
import { Button } from '@guildhall/ui/Button';
import { Form } from '@guildhall/ui/Form';
import { TextField } from '@guildhall/ui/TextField';

import type { Flow } from '../../flow/useFlow.ts';
import { bind } from '../../kit/bind.ts';

export function EmailView({ snapshot, send }: Flow<typeof forgotPasswordMachine>) {
  const isSending = snapshot.hasTag('busy');
  const { field } = bind(snapshot.context, send, isSending);
  return (
    <Form method="post" onSubmit={() => send({ type: 'code.send' })}>
      <TextField
        label="Email address"
        type="email"
        autoComplete="username"
        description="If it belongs to an account of this type, we will send it a 6-digit code."
        {...field('email')}
        isRequired
      />
      <Button type="submit" variant="primary" size="large" isFullWidth isPending={isSending}>
        {isSending ? 'Sending...' : 'Send Code'}
      </Button>
      <Button variant="quiet" onPress={() => send({ type: 'step.back' })} isDisabled={isSending}>
        Back
      </Button>
    </Form>
  );
}
