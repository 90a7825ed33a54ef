import type { Role } from '@guildhall/api/enums';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';
import { Timeline } from '@guildhall/ui/Timeline';
import { ZonedTime } from '@guildhall/ui/ZonedTime';

import { PostChangesView } from '../jobs/PostChangesView.tsx';
import { EarlierTextView } from '../shared/applicationHistory/EarlierTextView.tsx';
import { listId } from '../shared/pagedList/listId.ts';
import { eventLook } from './eventLooks.ts';

interface EventsViewProps {
  events: readonly Schema<'ProjectEvent'>[];
  reader: Role;
  /** The reader's. */
  timeZone: string;
}

/** What has happened to a job, the oldest first, each event with its date in the reader's zone and what was said. */
export function EventsView({ events, reader, timeZone }: EventsViewProps) {
  return (
    <Timeline
      aria-labelledby={listId}
      events={events.map((event, index) => ({
        ...eventLook(event, reader),
        id: `${event.at}-${index}`,
        time: <ZonedTime date={event.at} timeZone={timeZone} />,
        ...describe(event, timeZone),
      }))}
    />
  );
}

/** What stands under an event's title; nothing where that says it all. */
function describe(event: Schema<'ProjectEvent'>, timeZone: string) {
  const { meeting, delivered, reason, suggestedTimes, edit, before, isPartlyKnown } = event;
  const words = [delivered, reason].filter((text) => text !== null);
  if (meeting === null && edit === null && before === null && words.length === 0 && !isPartlyKnown) return {};
  return {
    description: (
      <Stack gap={1}>
        {meeting === null ? null : (
          <Text size="sm" tone="muted">
            {meeting.title}
            <MeetingTime event={event} timeZone={timeZone} />
          </Text>
        )}
        {edit === null ? null : <PostChangesView {...edit} />}
        {before === null ? null : <EarlierTextView before={before} />}
        {suggestedTimes.map((time) => (
          <Text key={time} size="sm">
            Suggested: <ZonedTime date={time} timeZone={timeZone} />
          </Text>
        ))}
        {words.map((text) => (
          <Text key={text} size="sm" isPreserved isMeasured>
            {text}
          </Text>
        ))}
        {isPartlyKnown ? (
          <Text size="sm" tone="muted">
            {meeting === null ? 'What was written then was not recorded.' : 'The time set then was not recorded.'}
          </Text>
        ) : null}
      </Stack>
    ),
  };
}

/** For when a meeting was set by an event, and where it was before. */
function MeetingTime({ event, timeZone }: { event: Schema<'ProjectEvent'>; timeZone: string }) {
  const { type, meeting, movedFrom } = event;
  if (meeting === null || meeting.startsAt === null) return null;
  const time = <ZonedTime date={meeting.startsAt} timeZone={timeZone} />;
  if (type === 'INTERVIEW_CANCELLED' || type === 'INTERVIEW_DECLINED') return <>, planned for {time}</>;
  const before = movedFrom === null || movedFrom === meeting.startsAt ? null : movedFrom;
  return (
    <>
      : {time}
      {before === null ? null : (
        <>
          , until now <ZonedTime date={before} timeZone={timeZone} />
        </>
      )}
    </>
  );
}
