import type { TaskKind } from '@guildhall/api/enums';
import type { freelancerWaitingMachine, Waiting } from '@guildhall/machines/flows/freelancerWaiting';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Banner } from '@guildhall/ui/Banner';
import { Button } from '@guildhall/ui/Button';
import { Heading } from '@guildhall/ui/Heading';
import { CalendarCheck, CalendarClock, PenTool, Star, Undo2, UserRound, UserRoundCheck } from '@guildhall/ui/icons';
import { RelativeTime } from '@guildhall/ui/RelativeTime';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';
import type { ReactNode } from 'react';

import type { Flow } from '../../flow/useFlow.ts';
import { JobListPendingView } from '../jobs/JobListPendingView.tsx';
import { useRestFocus } from '../shared/focus/useRestFocus.ts';
import { WaitingPendingView } from '../shared/waiting/WaitingPendingView.tsx';
import type { WaitingRow } from '../shared/waiting/WaitingRowsView.tsx';
import { WaitingRowsView } from '../shared/waiting/WaitingRowsView.tsx';
import { taskSince, taskText } from './taskWords.ts';

export interface FreelancerWaitingViewProps extends Flow<typeof freelancerWaitingMachine> {
  /** The present, in milliseconds since 1970. */
  now: number;
  /** Leads to where a task is done. */
  taskHref: (task: Schema<'WaitingTask'>) => string;
  /** Leads to what the profile lacks. */
  profileHref: string;
  /** What the page is for, below; it is drawn once it is known how much stands above it. */
  children: ReactNode;
}

/** What waits for a freelancer, the most urgent first, above what the page is for. */
export function FreelancerWaitingView({ children, ...props }: FreelancerWaitingViewProps) {
  return (
    <Stack gap={8}>
      <WaitingListView {...props} />
      {isPending(props) ? <JobListPendingView /> : children}
    </Stack>
  );
}

const isPending = ({ snapshot: { context } }: ListProps) => context.dashboard === null && !context.hasFailed;

/** What waits for a freelancer, by itself. */
export const WaitingListView = (props: ListProps) =>
  isPending(props) ? <WaitingPendingView /> : <WaitingView {...props} />;

const icons = {
  HIRED: UserRoundCheck,
  MEETING: CalendarCheck,
  INVITATION: CalendarClock,
  REVISION: Undo2,
  DRAFT: PenTool,
  RATING: Star,
} as const satisfies Record<TaskKind, unknown>;

const titleId = 'waiting';

type ListProps = Omit<FreelancerWaitingViewProps, 'children'>;

function WaitingView(props: ListProps) {
  const { snapshot, send } = props;
  const { dashboard, hasFailed, waiting, shown, isWhole } = snapshot.context;
  // The button that asked again has gone with the notice. A notice that comes takes no focus.
  useRestFocus(hasFailed ? 'failed' : null, titleId);
  const retry = (
    <Button size="small" onPress={() => send({ type: 'waiting.retry' })} isPending={snapshot.hasTag('busy')}>
      Try Again
    </Button>
  );
  if (dashboard === null) {
    return (
      <Banner tone="caution" title="What waits for you could not be loaded" action={retry}>
        Nothing is lost. Your work and meetings are in their tabs.
      </Banner>
    );
  }
  const { list, total } = waiting;
  return (
    <Stack as="section" gap={3} aria-labelledby={titleId} aria-busy={snapshot.hasTag('busy')}>
      <Heading level={2} size="md" id={titleId} tabIndex={-1}>
        Waiting for you{total === 0 ? '' : ` (${total})`}
      </Heading>
      {hasFailed ? (
        <Banner tone="caution" title="This may be out of date" action={retry}>
          It could not be loaded again just now.
        </Banner>
      ) : null}
      {total === 0 ? (
        <Text tone="muted" isMeasured>
          Nothing right now. A job that you are hired for, invitations to answer, meetings in the next day, work that a
          client sends back, proposal drafts and clients to rate will appear here.
        </Text>
      ) : (
        <WaitingRowsView labelledBy={titleId} rows={shown.map((one) => rowOf(one, props))} />
      )}
      {snapshot.can({ type: 'list.toggle' }) ? (
        <div>
          <Button size="small" variant="quiet" onPress={() => send({ type: 'list.toggle' })}>
            {isWhole ? 'Show Fewer' : `Show ${list.length - shown.length} More`}
          </Button>
        </div>
      ) : null}
      {isWhole && list.length < total ? (
        <Text size="sm" tone="muted">
          The {list.length} most urgent are listed.
        </Text>
      ) : null}
    </Stack>
  );
}

function rowOf(waiting: Waiting, { now, taskHref, profileHref }: ListProps): WaitingRow {
  if (waiting.kind === 'PROFILE') {
    return {
      id: waiting.kind,
      icon: UserRound,
      text: 'Complete your profile',
      href: profileHref,
      since: `${waiting.percentage}% complete. Clients choose from profiles that say more.`,
    };
  }
  const since = taskSince(waiting, now);
  return {
    id: `${waiting.kind} ${waiting.project.id} ${waiting.at}`,
    icon: icons[waiting.kind],
    text: taskText(waiting),
    href: taskHref(waiting),
    note: waiting.reason,
    since:
      since === null ? (
        'Live now'
      ) : (
        <>
          {since} <RelativeTime date={waiting.at} now={new Date(now)} isPast={waiting.kind !== 'MEETING'} />
        </>
      ),
  };
}
