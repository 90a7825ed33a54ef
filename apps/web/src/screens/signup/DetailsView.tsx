import type { signupMachine } from '@guildhall/machines/flows/signup';
import { Button } from '@guildhall/ui/Button';
import { Checkbox } from '@guildhall/ui/Checkbox';
import { ChoiceCards } from '@guildhall/ui/ChoiceCards';
import { Form } from '@guildhall/ui/Form';
import { Link } from '@guildhall/ui/Link';
import { PasswordField } from '@guildhall/ui/PasswordField';
import { TextField } from '@guildhall/ui/TextField';

import type { Flow } from '../../flow/useFlow.ts';
import { bind } from '../../kit/bind.ts';
import { newPasswordHint } from '../passwordChange/newPasswordHint.ts';
import { roleOptions } from './roleOptions.ts';

interface DetailsViewProps extends Flow<typeof signupMachine> {
  termsHref: string;
  privacyHref: string;
}

export function DetailsView({ snapshot, send, termsHref, privacyHref }: DetailsViewProps) {
  const { values } = snapshot.context;
  const isCreating = !snapshot.matches('signupForm');
  const { field, toggle } = bind(snapshot.context, send, isCreating);
  return (
    <Form method="post" onSubmit={() => send({ type: 'account.create' })}>
      <ChoiceCards label="I want to join as a" options={roleOptions} {...field('role')} isRequired />
      <TextField label="Full name" autoComplete="name" {...field('name')} isRequired />
      <TextField
        label="Email address"
        name="email"
        type="email"
        autoComplete="username"
        description="Verified. To use a different one, go back to the first step."
        value={values.email}
        onChange={() => {}}
        isReadOnly
        isRequired
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        description={newPasswordHint}
        {...field('password')}
        isRequired
      />
      <PasswordField label="Confirm password" autoComplete="new-password" {...field('confirmPassword')} isRequired />
      <Checkbox
        {...toggle('acceptsTerms')}
        description={
          <>
            Read the <Link href={termsHref}>terms</Link> and how we handle your data in the{' '}
            <Link href={privacyHref}>privacy notice</Link>.
          </>
        }
        isRequired
      >
        I accept the terms and conditions
      </Checkbox>
      <Button
        type="submit"
        variant="primary"
        size="large"
        isFullWidth
        isPending={isCreating}
        isDisabled={!isCreating && !snapshot.can({ type: 'account.create' })}
      >
        {isCreating ? 'Creating Account…' : 'Create Account'}
      </Button>
      <Button variant="quiet" onPress={() => send({ type: 'step.back' })} isDisabled={isCreating}>
        Back
      </Button>
    </Form>
  );
}
