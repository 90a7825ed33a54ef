import type { WaitingKind } from '@guildhall/api/enums';
import type { Schema } from '@guildhall/machines/kit/schema';
import { EmptyState } from '@guildhall/ui/EmptyState';
import { Heading } from '@guildhall/ui/Heading';
import { CalendarCheck, CalendarClock, CircleCheckBig, Hourglass, Star, UsersRound } from '@guildhall/ui/icons';
import { RelativeTime } from '@guildhall/ui/RelativeTime';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';

import { WaitingRowsView } from '../shared/waiting/WaitingRowsView.tsx';
import { waitingSince, waitingText } from './overviewWords.ts';

const icons = {
  MEETING: CalendarCheck,
  PROPOSAL: CalendarClock,
  COMPLETION: Hourglass,
  APPLICATION: UsersRound,
  RATING: Star,
} as const satisfies Record<WaitingKind, unknown>;

interface WaitingViewProps {
  waiting: Schema<'WaitingDecisions'>;
  /** The present, in milliseconds since 1970. */
  now: number;
  /** Leads to where a decision is made. Null where nothing can be decided. */
  waitingHref: ((decision: Schema<'WaitingDecision'>) => string) | null;
}

/** What only the client can do next, the most urgent first. */
export function WaitingView({ waiting: { total, decisions }, now, waitingHref }: WaitingViewProps) {
  return (
    <Stack as="section" gap={3} aria-labelledby="waiting">
      <Heading level={2} size="md" id="waiting">
        Waiting for you{total === 0 ? '' : ` (${total})`}
      </Heading>
      {total === 0 ? (
        <EmptyState title="Nothing is waiting for you" icon={CircleCheckBig}>
          Applications to answer, work to approve, meetings and ratings to give will appear here.
        </EmptyState>
      ) : (
        <WaitingRowsView
          labelledBy="waiting"
          rows={decisions.map((decision) => ({
            id: `${decision.kind} ${decision.project.id} ${decision.at}`,
            icon: icons[decision.kind],
            text: waitingText(decision),
            href: waitingHref?.(decision),
            since: <SinceView decision={decision} now={now} />,
          }))}
        />
      )}
      {decisions.length < total ? (
        <Text size="sm" tone="muted">
          The {decisions.length} most urgent are listed.
        </Text>
      ) : null}
    </Stack>
  );
}

function SinceView({ decision, now }: { decision: Schema<'WaitingDecision'>; now: number }) {
  const since = waitingSince(decision, now);
  if (since === null) return 'Live now';
  return (
    <>
      {since} <RelativeTime date={decision.at} now={new Date(now)} isPast={decision.kind !== 'MEETING'} />
    </>
  );
}
