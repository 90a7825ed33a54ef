import type { forgotPasswordMachine } from '@guildhall/machines/flows/forgotPassword';
import { Button } from '@guildhall/ui/Button';
import { ChoiceCards } from '@guildhall/ui/ChoiceCards';
import { Form } from '@guildhall/ui/Form';

import type { Flow } from '../../flow/useFlow.ts';
import { roleOptions } from '../shared/roleOptions.ts';

export function RoleView({ snapshot, send }: Flow<typeof forgotPasswordMachine>) {
  const { values, problems } = snapshot.context;
  return (
    <Form method="post" onSubmit={() => send({ type: 'role.confirm' })}>
      <ChoiceCards
        label="Account type"
        name="role"
        options={roleOptions}
        value={values.role}
        onChange={(value) => send({ type: 'field.change', name: 'role', value })}
        errorMessage={problems.role}
        isRequired
      />
      <Button type="submit" variant="primary" size="large" isFullWidth>
        Continue
      </Button>
    </Form>
  );
}
