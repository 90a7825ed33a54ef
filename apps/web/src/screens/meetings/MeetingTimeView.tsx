import type { Schema } from '@guildhall/machines/kit/schema';
import { Text } from '@guildhall/ui/Text';

import { durationText } from './meetingWords.ts';
import { TwoClocksView } from './TwoClocksView.tsx';

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
      <TwoClocksView {...{ startsAt, endsAt, timezone, timeZone }} word="Scheduled in" />
      <Text size="sm" tone="muted">
        {durationText(duration)}
      </Text>
    </div>
  );
}
