import { Text } from '@guildhall/ui/Text';
import { ZonedTime } from '@guildhall/ui/ZonedTime';

import { cityOf } from '../shared/meetingTime/zoneWords.ts';
import { isSameClock } from './isSameClock.ts';

interface TwoClocksViewProps {
  startsAt: string;
  endsAt: string;
  /** The zone that it was chosen in. */
  timezone: string;
  /** The reader's IANA zone. */
  timeZone: string;
  /** What the line of the zone that it was chosen in is called. */
  word: string;
  /** Whom the reader meets, by first name, and where they are if that is known. */
  other: { name: string; timezone: string | null };
}

/**
 * A span of time on the reader's clock, and on those of the other person and of the zone it was chosen in, where they
 * show another time. Clocks that agree are one line.
 */
export function TwoClocksView({ startsAt, endsAt, timezone, timeZone, word, other }: TwoClocksViewProps) {
  const isTheirs = other.timezone !== null && !isSameClock(startsAt, other.timezone, timeZone);
  const theirs = isTheirs ? other.timezone : null;
  const isChosen =
    !isSameClock(startsAt, timezone, timeZone) && (theirs === null || !isSameClock(startsAt, timezone, theirs));
  return (
    <>
      <Text weight="medium">
        <ZonedTime date={startsAt} end={endsAt} timeZone={timeZone} />
      </Text>
      {theirs === null ? null : (
        <Text size="sm" tone="muted">
          For {other.name} ({cityOf(theirs)}): <ZonedTime date={startsAt} end={endsAt} timeZone={theirs} />
        </Text>
      )}
      {isChosen ? (
        <Text size="sm" tone="muted">
          {word} {cityOf(timezone)}: <ZonedTime date={startsAt} end={endsAt} timeZone={timezone} />
        </Text>
      ) : null}
    </>
  );
}
