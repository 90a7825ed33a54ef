import type { calendarFeedMachine } from '@guildhall/machines/flows/calendarFeed';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Button } from '@guildhall/ui/Button';
import { ConfirmDialog } from '@guildhall/ui/ConfirmDialog';
import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';

import type { Flow } from '../../flow/useFlow.ts';
import { accountParts } from '../account/accountParts.ts';
import { AccountPartView, PartSkeletonView } from '../account/AccountPartView.tsx';
import { useFocusAfterRemoval } from '../shared/focus/useFocusAfterRemoval.ts';
import { useRestFocus } from '../shared/focus/useRestFocus.ts';
import { CalendarAddressView } from './CalendarAddressView.tsx';

export interface CalendarFeedViewProps extends Flow<typeof calendarFeedMachine> {
  /** The present, in milliseconds since 1970. */
  now: number;
}

/** The address at which calendar apps read the person's meetings. */
export function CalendarFeedView(props: CalendarFeedViewProps) {
  return (
    <AccountPartView
      id={accountParts.calendarFeed}
      purpose="Your meetings in your own calendar app, always up to date."
      hasFailed={props.snapshot.matches('failed')}
    >
      <FeedView {...props} />
      <QuestionView {...props} />
    </AccountPartView>
  );
}

function FeedView(props: CalendarFeedViewProps) {
  const { snapshot, send } = props;
  const { feed } = snapshot.context;
  if (snapshot.matches('failed')) {
    return (
      <ErrorPanel title="Your calendar feed could not be loaded" onRetry={() => send({ type: 'feed.retry' })}>
        Calendar apps that use it will keep working.
      </ErrorPanel>
    );
  }
  if (feed === null) {
    return <PartSkeletonView label="Loading your calendar feed" lines={3} />;
  }
  return <KnownFeedView {...props} feed={feed} />;
}

function KnownFeedView({ feed, ...props }: CalendarFeedViewProps & { feed: Schema<'CalendarFeed'> }) {
  const { snapshot, send } = props;
  // The button that switched the feed on or off has gone with what it did.
  useRestFocus(feed.etag, accountParts.calendarFeed);
  // A decision that was overtaken is followed by the loading, behind which the button that asked is off.
  useFocusAfterRemoval(!snapshot.matches('loading'), `#${accountParts.calendarFeed}`);
  if (feed.address === null) {
    const isStarting = snapshot.matches('starting');
    return (
      <Stack gap={4}>
        <Text>The feed is off. Switching it on creates a secret address to give to your calendar app.</Text>
        <div>
          <Button
            variant="primary"
            isDisabled={!isStarting && !snapshot.can({ type: 'feed.start' })}
            isPending={isStarting}
            onPress={() => send({ type: 'feed.start' })}
          >
            {isStarting ? 'Switching On…' : 'Switch On'}
          </Button>
        </div>
      </Stack>
    );
  }
  return <CalendarAddressView {...props} address={feed.address} createdAt={feed.createdAt} />;
}

/** Asks before an address stops working. */
function QuestionView({ snapshot, send }: Flow<typeof calendarFeedMachine>) {
  const dialog = {
    isOpen: true,
    onOpenChange: () => send({ type: 'decision.cancel' }),
    onConfirm: () => send({ type: 'decision.confirm' }),
    isPending: snapshot.hasTag('busy'),
    isDangerous: true,
  };
  if (snapshot.matches('confirmingRenewal') || snapshot.matches('renewing')) {
    return (
      <ConfirmDialog {...dialog} title="Make a new address?" confirmLabel="Make a New Address">
        The old address stops working at once. Every calendar app that uses it needs the new one.
      </ConfirmDialog>
    );
  }
  if (snapshot.matches('confirmingEnd') || snapshot.matches('ending')) {
    return (
      <ConfirmDialog {...dialog} title="Switch the calendar feed off?" confirmLabel="Switch Off">
        Its address stops working right away and cannot be restored. Switching the feed on again creates a new one.
      </ConfirmDialog>
    );
  }
  return null;
}
