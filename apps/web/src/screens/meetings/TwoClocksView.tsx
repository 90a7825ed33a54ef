import { Text } from '@guildhall/ui/Text';
import { ZonedTime } from '@guildhall/ui/ZonedTime';

import { isSameClock } from './isSameClock.ts';

interface TwoClocksViewProps {
  startsAt: string;
  endsAt: string;
  /** The zone that it was chosen in. */
  timezone: string;
  /** The reader's IANA zone. */
  timeZone: string;
  /** What the second line is called. */
  word: string;
}

/** A span of time on the reader's clock, and on that it was chosen by where the two differ. */
export function TwoClocksView({ startsAt, endsAt, timezone, timeZone, word }: TwoClocksViewProps) {
  return (
    <>
      <Text weight="medium">
        <ZonedTime date={startsAt} end={endsAt} timeZone={timeZone} />
      </Text>
      {isSameClock(startsAt, timezone, timeZone) ? null : (
        <Text size="sm" tone="muted">
          {word} {timezone}: <ZonedTime date={startsAt} end={endsAt} timeZone={timezone} />
        </Text>
      )}
    </>
  );
}
