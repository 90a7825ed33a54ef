import type { Schema } from '@guildhall/machines/kit/schema';
import { Link } from '@guildhall/ui/Link';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';

import { meetingTimeText } from './meetingTimeText.ts';

/** The meetings of an application, each in two lines. */
export function MeetingLinesView({ meetings }: { meetings: readonly Schema<'Meeting'>[] }) {
  return (
    <Stack as="ul" gap={3} aria-label="Meetings">
      {meetings.map((meeting) => (
        <Stack key={meeting.id} gap={0}>
          <Text weight="semibold">
            {meeting.title}
            {meeting.status === 'CANCELLED' ? ' (cancelled)' : ''}
          </Text>
          <Text size="sm" tone="muted" isTabular>
            <time dateTime={meeting.startsAt}>{meetingTimeText(meeting)}</time> · {meeting.duration} minutes
          </Text>
          {meeting.status === 'CANCELLED' ? null : (
            <Text size="sm">
              <Link href={meeting.googleMeetLink} isExternal>
                Meeting link
              </Link>
            </Text>
          )}
        </Stack>
      ))}
    </Stack>
  );
}
