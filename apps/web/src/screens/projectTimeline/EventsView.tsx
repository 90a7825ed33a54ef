import type { Schema } from '@guildhall/machines/kit/schema';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';
import { Timeline } from '@guildhall/ui/Timeline';
import { ZonedTime } from '@guildhall/ui/ZonedTime';

import { listId } from '../shared/pagedList/listId.ts';
import { eventLook } from './eventLooks.ts';

interface EventsViewProps {
  events: readonly Schema<'ProjectEvent'>[];
  /** The reader's. */
  timeZone: string;
}

/** What has happened to a job, the oldest first, each event with its date in the reader's zone. */
export function EventsView({ events, timeZone }: EventsViewProps) {
  return (
    <Timeline
      aria-labelledby={listId}
      events={events.map((event, index) => ({
        ...eventLook(event),
        id: `${event.at}-${index}`,
        time: <ZonedTime date={event.at} timeZone={timeZone} />,
        ...describe(event, timeZone),
      }))}
    />
  );
}

/** When an interview is, and the words that were given; nothing where there is neither. */
function describe({ meeting, type, reason }: Schema<'ProjectEvent'>, timeZone: string) {
  // A meeting that was called off takes place at no time.
  const isPlanned = meeting !== null && type !== 'INTERVIEW_CANCELLED';
  if (!isPlanned && reason === null) return {};
  return {
    description: (
      <Stack gap={1}>
        {isPlanned ? (
          <Text size="sm" tone="muted">
            {meeting.title}: <ZonedTime date={meeting.startsAt} timeZone={timeZone} />
          </Text>
        ) : null}
        {reason === null ? null : (
          <Text size="sm" isPreserved isMeasured>
            {reason}
          </Text>
        )}
      </Stack>
    ),
  };
}
