import type { Role } from '@guildhall/api/enums';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Text } from '@guildhall/ui/Text';

import { durationText, otherPerson } from './meetingWords.ts';
import { TwoClocksView } from './TwoClocksView.tsx';

interface MeetingTimeViewProps {
  meeting: Schema<'Meeting'>;
  /** Who reads. */
  reader: Role;
  /** The reader's IANA zone. */
  timeZone: string;
}

/** When a meeting is: on the reader's clock, the other person's and the one it was scheduled by. */
export function MeetingTimeView({ meeting, reader, timeZone }: MeetingTimeViewProps) {
  const { startsAt, endsAt, duration, timezone } = meeting;
  return (
    <div>
      <TwoClocksView
        {...{ startsAt, endsAt, timezone, timeZone }}
        other={otherPerson(meeting, reader)}
        word="Scheduled in"
      />
      <Text size="sm" tone="muted">
        {durationText(duration)}
      </Text>
    </div>
  );
}
