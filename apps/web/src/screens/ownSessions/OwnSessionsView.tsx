import type { ownSessionsMachine } from '@guildhall/machines/flows/ownSessions';
import { Button } from '@guildhall/ui/Button';
import { ConfirmDialog } from '@guildhall/ui/ConfirmDialog';
import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import { Skeleton } from '@guildhall/ui/Skeleton';
import { Stack } from '@guildhall/ui/Stack';
import { VisuallyHidden } from '@guildhall/ui/VisuallyHidden';

import type { Flow } from '../../flow/useFlow.ts';
import { accountParts } from '../account/accountParts.ts';
import { AccountPartView } from '../account/AccountPartView.tsx';
import { useFocusAfterDecision } from '../shared/focus/useFocusAfterDecision.ts';
import { NewsView } from '../shared/pagedList/NewsView.tsx';
import { SessionView } from './SessionView.tsx';

interface OwnSessionsViewProps extends Flow<typeof ownSessionsMachine> {
  /** The present, in milliseconds since 1970. */
  now: number;
}

const titleId = accountParts.sessions;

/** What gets the focus when a session has gone from the list. */
const headOf = () => titleId;

/** Where the person is logged in, and logging out there. */
export function OwnSessionsView({ snapshot, send, now }: OwnSessionsViewProps) {
  const { sessions, chosen } = snapshot.context;
  const isAboutOthers = snapshot.matches('confirmingEndOfOthers') || snapshot.matches('endingOthers');
  useFocusAfterDecision(isAboutOthers ? titleId : (chosen?.id ?? null), sessions, headOf);
  return (
    <AccountPartView
      id={titleId}
      purpose="See a device you do not recognize? Log it out, then change your password."
      hasFailed={snapshot.matches('failed')}
    >
      <ListView snapshot={snapshot} send={send} now={now} />
      <EndSessionsView snapshot={snapshot} send={send} />
    </AccountPartView>
  );
}

function ListView({ snapshot, send, now }: OwnSessionsViewProps) {
  const { sessions } = snapshot.context;
  if (snapshot.matches('failed')) {
    return (
      <ErrorPanel title="Your sessions could not be loaded" onRetry={() => send({ type: 'list.retry' })}>
        You stay logged in.
      </ErrorPanel>
    );
  }
  if (sessions === null)
    return (
      <div aria-busy="true">
        <VisuallyHidden as="p">Loading where you are logged in</VisuallyHidden>
        <Skeleton lines={4} />
      </div>
    );
  return (
    <div>
      <Stack gap={5}>
        <Stack as="ul" gap={4} aria-labelledby={titleId}>
          {sessions.map((session) => (
            <SessionView
              key={session.id}
              session={session}
              now={now}
              // Behind a question the buttons stay as they are, and one of them gets the focus back.
              isDisabled={snapshot.hasTag('busy')}
              onEnd={() => send({ type: 'session.end', sessionId: session.id })}
            />
          ))}
        </Stack>
        {sessions.length > 1 ? (
          <div>
            <Button isDisabled={snapshot.hasTag('busy')} onPress={() => send({ type: 'others.end' })}>
              Log Out Everywhere Else
            </Button>
          </div>
        ) : null}
      </Stack>
      <NewsView snapshot={snapshot} send={send} what="session" />
    </div>
  );
}

/** Asks before one other session is ended, or all of them. */
function EndSessionsView({ snapshot, send }: Flow<typeof ownSessionsMachine>) {
  const dialog = {
    isOpen: true,
    onOpenChange: () => send({ type: 'decision.cancel' }),
    onConfirm: () => send({ type: 'decision.confirm' }),
    isPending: snapshot.hasTag('busy'),
  };
  if (snapshot.matches('confirmingEndOfOthers') || snapshot.matches('endingOthers')) {
    return (
      <ConfirmDialog {...dialog} title="Log out everywhere else?" confirmLabel="Log Out Everywhere Else">
        You stay logged in on this device. Everywhere else you will need your password again.
      </ConfirmDialog>
    );
  }
  if (snapshot.matches('confirmingEnd') || snapshot.matches('ending')) {
    return (
      <ConfirmDialog {...dialog} title="Log this device out?" confirmLabel="Log Out">
        {snapshot.context.chosen?.browser ?? 'The device'} will need your password to log in again.
      </ConfirmDialog>
    );
  }
  return null;
}
