import type { Schema } from '@guildhall/machines/kit/schema';
import { Text } from '@guildhall/ui/Text';
import { ZonedTime } from '@guildhall/ui/ZonedTime';

import { isSameClock } from './isSameClock.ts';
import { durationText } from './meetingWords.ts';

interface MeetingTimeViewProps {
  meeting: Schema<'Meeting'>;
  /** The reader's IANA zone. */
  timeZone: string;
}

/** When a meeting is: on the reader's clock, and on that it was scheduled by where the two differ. */
export function MeetingTimeView({ meeting, timeZone }: MeetingTimeViewProps) {
  const { startsAt, endsAt, duration, timezone } = meeting;
  return (
    <div>
      <Text weight="medium">
        <ZonedTime date={startsAt} end={endsAt} timeZone={timeZone} />
      </Text>
      {isSameClock(startsAt, timezone, timeZone) ? null : (
        <Text size="sm" tone="muted">
          Scheduled in {timezone}: <ZonedTime date={startsAt} end={endsAt} timeZone={timezone} />
        </Text>
      )}
      <Text size="sm" tone="muted">
        {durationText(duration)}
      </Text>
    </div>
  );
}
