import type { loginMachine } from '@guildhall/machines/flows/login';
import { Banner } from '@guildhall/ui/Banner';
import { Button } from '@guildhall/ui/Button';
import { Checkbox } from '@guildhall/ui/Checkbox';
import { ChoiceCards } from '@guildhall/ui/ChoiceCards';
import { Form } from '@guildhall/ui/Form';
import { Inline } from '@guildhall/ui/Inline';
import { Link } from '@guildhall/ui/Link';
import { PasswordField } from '@guildhall/ui/PasswordField';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';
import { TextField } from '@guildhall/ui/TextField';
import type { EventFrom, SnapshotFrom } from 'xstate';

import type { Flow } from '../../flow/useFlow.ts';
import { bind } from '../../kit/bind.ts';
import { EntrancePage } from '../../shell/EntrancePage.tsx';
import { useRestFocus } from '../shared/focus/useRestFocus.ts';
import { roleNames, roleOptions } from '../signup/roleOptions.ts';
import { ReopeningView } from './ReopeningView.tsx';
import { useTopOfPage } from './useTopOfPage.ts';

interface LoginViewProps {
  snapshot: SnapshotFrom<typeof loginMachine>;
  send: (event: EventFrom<typeof loginMachine>) => void;
  /** Where someone without an account goes. */
  signupHref: string;
  forgotPasswordHref: string;
  /** What a visitor may see of the page that they were sent here from; null where that is nothing. */
  browseHref: string | null;
}

export function LoginView({ snapshot, send, signupHref, forgotPasswordHref, browseHref }: LoginViewProps) {
  const isBusy = !snapshot.can({ type: 'login.submit' });
  const isClosed = snapshot.matches('closed') || snapshot.matches('reopening');
  useRestFocus(isClosed ? 'closed' : 'form');
  useTopOfPage(isClosed);
  if (isClosed) return <ReopeningView snapshot={snapshot} send={send} />;
  const { field, toggle } = bind(snapshot.context, send, isBusy);
  return (
    <EntrancePage
      title="Log in"
      lead="Pick up where you left off, or start something new."
      footer={
        <Stack gap={3}>
          <Text>
            New here? <Link href={signupHref}>Sign up</Link>
          </Text>
          {browseHref === null ? null : (
            <div>
              <Link href={browseHref} look="standalone">
                Browse without an account
              </Link>
            </div>
          )}
        </Stack>
      }
    >
      <Form method="post" onSubmit={() => send({ type: 'login.submit' })}>
        <ChoiceCards label="Account type" options={roleOptions} {...field('role')} isRequired />
        <TextField label="Email address" type="email" autoComplete="username" {...field('email')} isRequired />
        <PasswordField label="Password" autoComplete="current-password" {...field('password')} isRequired />
        <Inline justify="between">
          <Checkbox {...toggle('rememberMe')}>Remember me</Checkbox>
          <Link href={forgotPasswordHref} look="standalone">
            Forgot password?
          </Link>
        </Inline>
        <RefusalView snapshot={snapshot} send={send} />
        <Button type="submit" variant="primary" size="large" isFullWidth isPending={isBusy}>
          {isBusy ? 'Signing In...' : 'Log In'}
        </Button>
      </Form>
    </EntrancePage>
  );
}

/** What came of the last attempt, where the next one begins. It is the toast that is spoken. */
function RefusalView({ snapshot, send }: Flow<typeof loginMachine>) {
  const { refusal, submission } = snapshot.context;
  if (refusal === null) return null;
  if (!snapshot.matches({ credentials: 'wrongRole' }) || submission === null) {
    return (
      <Banner tone="critical" title={refusal.title}>
        {refusal.description}
      </Banner>
    );
  }
  const { role } = submission;
  const action = <Button onPress={() => send({ type: 'role.correct' })}>{`Log In as a ${roleNames[role]}`}</Button>;
  return (
    <Banner tone="caution" title={`This is a ${roleNames[role].toLowerCase()} account`} action={action}>
      Your email address and password are right. Log in with the account type that you signed up with.
    </Banner>
  );
}
