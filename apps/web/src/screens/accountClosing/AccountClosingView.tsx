import type { accountClosingMachine } from '@guildhall/machines/flows/accountClosing';
import { Button } from '@guildhall/ui/Button';
import { DescriptionList } from '@guildhall/ui/DescriptionList';
import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import { Form } from '@guildhall/ui/Form';
import { Inline } from '@guildhall/ui/Inline';
import { PasswordField } from '@guildhall/ui/PasswordField';
import { Skeleton } from '@guildhall/ui/Skeleton';
import { Stack } from '@guildhall/ui/Stack';
import { VisuallyHidden } from '@guildhall/ui/VisuallyHidden';

import type { Flow } from '../../flow/useFlow.ts';
import { bind } from '../../kit/bind.ts';
import { accountParts } from '../account/accountParts.ts';
import { AccountPartView } from '../account/AccountPartView.tsx';
import { useRestFocus } from '../shared/focus/useRestFocus.ts';
import type { ObstaclesViewProps } from './ObstaclesView.tsx';
import { ObstaclesView } from './ObstaclesView.tsx';

interface AccountClosingViewProps
  extends Flow<typeof accountClosingMachine>, Pick<ObstaclesViewProps, 'hrefOf' | 'timeZone'> {}

const titleId = accountParts.closing;

const consequences = [
  {
    term: 'At once',
    description:
      'Your profile and your open posts are no longer shown, pending applications are withdrawn, and you are logged out everywhere.',
  },
  {
    term: 'For 14 days',
    description:
      'You can come back: log in and reopen the account. Everything except those applications will be as you left it.',
  },
  {
    term: 'After that',
    description:
      'Your name, email address, profile, pictures, files, saved searches and the applications that did not get the work are erased. You can sign up again with the same email address.',
  },
  {
    term: 'What stays',
    description:
      'Finished work with its statements, and the ratings you gave, because they are the other person’s records too. They will say “Closed account” instead of your name.',
  },
];

/** Closing the own account: what it means, what stands in its way, and the password that does it. */
export function AccountClosingView(props: AccountClosingViewProps) {
  return (
    <AccountPartView
      id={titleId}
      purpose="What goes, what stays, and how long you can change your mind."
      hasFailed={props.snapshot.matches('failed')}
    >
      <DescriptionList items={consequences} layout="stacked" aria-label="What closing the account does" />
      <StandingView {...props} />
    </AccountPartView>
  );
}

function StandingView({ snapshot, send, hrefOf, timeZone }: AccountClosingViewProps) {
  const { obstacles } = snapshot.context;
  const isFree = obstacles?.length === 0;
  // The button that looked again has gone with what stood in the way.
  useRestFocus(isFree ? 'free' : 'not yet', titleId);
  if (snapshot.matches('failed')) {
    return (
      <ErrorPanel title="Your open work could not be loaded" onRetry={() => send({ type: 'closing.check' })}>
        The account can be closed once we know that nothing is open.
      </ErrorPanel>
    );
  }
  if (obstacles === null) {
    return (
      <div aria-busy="true">
        <VisuallyHidden as="p">Looking for open work</VisuallyHidden>
        <Skeleton lines={2} />
      </div>
    );
  }
  if (isFree) return <ClosingFormView snapshot={snapshot} send={send} />;
  const isChecking = snapshot.matches('loading');
  return (
    <Stack gap={4}>
      <ObstaclesView obstacles={obstacles} hrefOf={hrefOf} timeZone={timeZone} />
      <div>
        <Button isPending={isChecking} onPress={() => send({ type: 'closing.check' })}>
          {isChecking ? 'Checking…' : 'Check Again'}
        </Button>
      </div>
    </Stack>
  );
}

function ClosingFormView({ snapshot, send }: Flow<typeof accountClosingMachine>) {
  const isSending = snapshot.hasTag('busy');
  const { field } = bind(snapshot.context, send, !snapshot.matches('editing'));
  return (
    <Form method="post" aria-labelledby={titleId} onSubmit={() => send({ type: 'account.close' })}>
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        description="So that no one else can close your account if you leave it open."
        {...field('password')}
        isRequired
      />
      <Inline>
        <Button type="submit" variant="danger" isPending={isSending} isDisabled={snapshot.matches('closed')}>
          {isSending ? 'Closing…' : 'Close Account'}
        </Button>
      </Inline>
    </Form>
  );
}
