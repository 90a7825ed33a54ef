import type { WaitingKind } from '@guildhall/api/enums';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Beside } from '@guildhall/ui/Beside';
import { Card } from '@guildhall/ui/Card';
import { EmptyState } from '@guildhall/ui/EmptyState';
import { Heading } from '@guildhall/ui/Heading';
import { Icon } from '@guildhall/ui/Icon';
import { CalendarCheck, CalendarClock, CircleCheckBig, Hourglass, Star, UsersRound } from '@guildhall/ui/icons';
import { Link } from '@guildhall/ui/Link';
import { RelativeTime } from '@guildhall/ui/RelativeTime';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';

import * as styles from './overview.css.ts';
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
        <Card padding="none">
          <ul className={styles.list} aria-labelledby="waiting">
            {decisions.map((decision) => (
              <li key={`${decision.kind} ${decision.project.id} ${decision.at}`} className={styles.row}>
                <DecisionRow decision={decision} now={now} href={waitingHref?.(decision)} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {decisions.length < total ? (
        <Text size="sm" tone="muted">
          The {decisions.length} most urgent are listed.
        </Text>
      ) : null}
    </Stack>
  );
}

interface DecisionRowProps {
  decision: Schema<'WaitingDecision'>;
  now: number;
  href: string | undefined;
}

function DecisionRow({ decision, now, href }: DecisionRowProps) {
  const since = waitingSince(decision, now);
  const text = waitingText(decision);
  return (
    <Beside mark={<Icon icon={icons[decision.kind]} size="medium" />} align="start">
      <Stack gap={1}>
        {href === undefined ? (
          <Text weight="semibold">{text}</Text>
        ) : (
          <Link href={href} look="standalone" isStretched>
            {text}
          </Link>
        )}
        <Text size="sm" tone="muted">
          {since === null ? (
            'Live now'
          ) : (
            <>
              {since} <RelativeTime date={decision.at} now={new Date(now)} isPast={decision.kind !== 'MEETING'} />
            </>
          )}
        </Text>
      </Stack>
    </Beside>
  );
}
