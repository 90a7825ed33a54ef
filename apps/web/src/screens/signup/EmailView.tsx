import type { signupMachine } from '@guildhall/machines/flows/signup';
import { Button } from '@guildhall/ui/Button';
import { Form } from '@guildhall/ui/Form';
import { TextField } from '@guildhall/ui/TextField';

import type { Flow } from '../../flow/useFlow.ts';

export function EmailView({ snapshot, send }: Flow<typeof signupMachine>) {
  const { values, problems } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  const isVerifying = snapshot.matches('verifyingLink');
  return (
    <Form method="post" onSubmit={() => send({ type: 'code.send' })}>
      <TextField
        label="Email address"
        name="email"
        type="email"
        autoComplete="email"
        description={isVerifying ? 'We are checking the link from your email.' : 'We will send it a 6-digit code.'}
        value={values.email}
        onChange={(value) => send({ type: 'field.change', name: 'email', value })}
        errorMessage={problems.email}
        isReadOnly={isBusy}
        isRequired
      />
      <Button type="submit" variant="primary" size="large" isFullWidth isPending={isBusy}>
        {isVerifying ? 'Verifying…' : isBusy ? 'Sending...' : 'Send Code'}
      </Button>
    </Form>
  );
}
