import type { MeetingCard } from '@guildhall/machines/flows/meetingPhase';
import type { meetingsMachine } from '@guildhall/machines/flows/meetings';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { EmptyState } from '@guildhall/ui/EmptyState';
import { Heading } from '@guildhall/ui/Heading';
import { CalendarClock } from '@guildhall/ui/icons';
import { Link } from '@guildhall/ui/Link';
import { Stack } from '@guildhall/ui/Stack';
import type { ComponentType } from 'react';
import { useId } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';

import { ListStates } from '../../kit/ListStates.tsx';
import { useRestFocus } from '../shared/focus/useRestFocus.ts';
import { listId } from '../shared/pagedList/listId.ts';
import { NewsView } from '../shared/pagedList/NewsView.tsx';
import { PageOfListView } from '../shared/pagedList/PagedListView.tsx';
import { PendingListView } from '../shared/pagedList/PendingListView.tsx';
import type { CancelMeetingViewProps } from './CancelMeetingView.tsx';
import { MeetingCardView } from './MeetingCardView.tsx';
import { canBeAccepted, canBeCancelled, canBeConfirmed, canBeKept } from './meetingGuards.ts';
import { parts } from './meetingParts.ts';
import type { ZoneNoteViewProps } from './ZoneNoteView.tsx';
import { ZoneNoteView } from './ZoneNoteView.tsx';

export interface MeetingsViewProps {
  snapshot: SnapshotFrom<typeof meetingsMachine>;
  send: (event: EventFrom<typeof meetingsMachine>) => void;
  /** The reader's IANA zone. */
  timeZone: string;
  /** The zone that the device is set to, and where the account's is chosen. Default: the two zones are one. */
  zoneNote?: Pick<ZoneNoteViewProps, 'deviceZone' | 'accountHref'>;
  /** Where meetings come from: applicants for a client, jobs for a freelancer. */
  sourceHref: string;
  /** Where their calendar feed is. */
  calendarHref: string;
  pageHref: (page: number) => string;
  /** The address that opens the dialog which moves a meeting; null where the reader may not. */
  rescheduleHref: (card: MeetingCard) => string | null;
  /** The address that opens the dialog which proposes other times for it; null where the reader may not. */
  proposeHref: (card: MeetingCard) => string | null;
  /** Asks why a meeting is cancelled: its code may come after that of the list. */
  CancelView: ComponentType<CancelMeetingViewProps>;
}

/** The meetings of a client or a freelancer: those that are live, those that are to come, and below them the past ones. */
export function MeetingsView(props: MeetingsViewProps) {
  const { snapshot, send, timeZone, zoneNote, pageHref, calendarHref, CancelView } = props;
  const { result, address, cards, chosen } = snapshot.context;
  // The button that asked is gone when its meeting is cancelled or confirmed, or its suggested times are answered. A question that is left gives
  // the focus back by itself.
  const [cancelled, confirmed, proposed] = [
    cards.filter(({ value }) => value === 'cancelled'),
    cards.filter(({ context }) => context.meeting.reply === 'CONFIRMED'),
    cards.filter(({ context }) => context.meeting.proposal !== null),
  ];
  useRestFocus(result === null ? null : `${cancelled.length} ${confirmed.length} ${proposed.length}`, listId);
  return (
    <ListStates
      snapshot={snapshot}
      send={send}
      failure={{
        title: 'Failed to load meetings',
        safe: 'Nothing is lost: your meetings are still scheduled, and their invitations are in your email.',
      }}
      empty={<NoneView {...props} />}
      pending={<PendingListView label="Loading your meetings" />}
      result={cards.length === 0 ? null : result}
    >
      {({ pagination }) => (
        <PageOfListView
          title="Meetings"
          page={address.page}
          pagination={pagination}
          pageHref={pageHref}
          isLoading={snapshot.matches('loading')}
          news={<NewsView snapshot={snapshot} send={send} what="meeting" />}
          more={<Link href={calendarHref}>Add them to your calendar app</Link>}
        >
          <Stack gap={8}>
            {zoneNote && <ZoneNoteView timeZone={timeZone} {...zoneNote} />}
            {parts(cards).map((part) => (
              <PartView key={part.title} {...props} {...part} />
            ))}
            {chosen !== null && isCancelling(snapshot) ? (
              <CancelView snapshot={snapshot} send={send} meeting={chosen} />
            ) : null}
          </Stack>
        </PageOfListView>
      )}
    </ListStates>
  );
}

const isCancelling = (snapshot: MeetingsViewProps['snapshot']): boolean =>
  snapshot.matches('confirmingCancellation') || snapshot.matches('cancelling');

function PartView(props: MeetingsViewProps & ReturnType<typeof parts>[number]) {
  const { snapshot, send, timeZone, rescheduleHref, proposeHref, title, cards } = props;
  const titleId = useId();
  const { role, chosen, acceptedTime } = snapshot.context;
  return (
    <Stack as="section" gap={4} aria-labelledby={titleId}>
      <Heading level={3} size="lg" id={titleId}>
        {title}
      </Heading>
      <Stack as="ul" gap={4} aria-labelledby={titleId}>
        {cards.map((card) => {
          const { id } = card.context.meeting;
          const save = { type: 'invitation.save', meetingId: id } as const;
          const cancel = { type: 'meeting.cancel', meetingId: id } as const;
          const isSaving = snapshot.matches('downloading') && chosen?.id === id;
          return (
            <MeetingCardView
              key={id}
              snapshot={card}
              reader={role}
              timeZone={timeZone}
              onSave={() => send(save)}
              isSaving={isSaving}
              // Behind a question the buttons stay as they are, and one of them gets the focus back.
              isDisabled={snapshot.hasTag('busy') && !isSaving}
              rescheduleHref={rescheduleHref(card)}
              proposeHref={proposeHref(card)}
              onConfirm={
                canBeConfirmed(role, card) ? () => send({ type: 'meeting.confirm', meetingId: id }) : undefined
              }
              isConfirming={snapshot.matches('confirming') && chosen?.id === id}
              onKeep={canBeKept(role, card) ? () => send({ type: 'proposal.decline', meetingId: id }) : undefined}
              isKeeping={snapshot.matches('keeping') && chosen?.id === id}
              onAccept={(startsAt) =>
                canBeAccepted(role, card, startsAt)
                  ? () => send({ type: 'proposal.accept', meetingId: id, startsAt })
                  : null
              }
              acceptedTime={chosen?.id === id ? acceptedTime : null}
              onCancel={canBeCancelled(role, card) ? () => send(cancel) : undefined}
            />
          );
        })}
      </Stack>
    </Stack>
  );
}

function NoneView({ snapshot, sourceHref, calendarHref }: MeetingsViewProps) {
  // Those to come will be in it: it need not wait for the first.
  const calendar = <Link href={calendarHref}>Add meetings to your calendar app</Link>;
  if (snapshot.context.role === 'CLIENT') {
    return (
      <EmptyState
        title="No meetings yet"
        icon={CalendarClock}
        action={<ButtonLink href={sourceHref}>Go to Applicants</ButtonLink>}
      >
        Interviews that you schedule with applicants will appear here. {calendar}.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No meetings yet"
      icon={CalendarClock}
      action={<ButtonLink href={sourceHref}>Find Jobs</ButtonLink>}
    >
      When a client schedules an interview with you, it will appear here and in your email. {calendar}.
    </EmptyState>
  );
}
