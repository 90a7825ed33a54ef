import type { forgotPasswordMachine } from '@guildhall/machines/flows/forgotPassword';
import { Button } from '@guildhall/ui/Button';
import { Form } from '@guildhall/ui/Form';
import { TextField } from '@guildhall/ui/TextField';

import type { Flow } from '../../flow/useFlow.ts';

export function EmailView({ snapshot, send }: Flow<typeof forgotPasswordMachine>) {
  const { values, problems } = snapshot.context;
  const isSending = snapshot.hasTag('busy');
  return (
    <Form method="post" onSubmit={() => send({ type: 'code.send' })}>
      <TextField
        label="Email address"
        name="email"
        type="email"
        autoComplete="username"
        description="If it belongs to an account of this type, we will send it a 6-digit code."
        value={values.email}
        onChange={(value) => send({ type: 'field.change', name: 'email', value })}
        errorMessage={problems.email}
        isReadOnly={isSending}
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
