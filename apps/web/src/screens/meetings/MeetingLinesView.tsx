import type { Schema } from '@guildhall/machines/kit/schema';
import { Inline } from '@guildhall/ui/Inline';
import { Link } from '@guildhall/ui/Link';
import { Stack } from '@guildhall/ui/Stack';
import { StatusBadge } from '@guildhall/ui/StatusBadge';
import { Text } from '@guildhall/ui/Text';
import { useTimeZone } from '@guildhall/ui/UiProvider';

import { cardsAt } from './meetingParts.ts';
import { meetingTimeText } from './meetingTimeText.ts';
import { durationText, linkWord, meetingLook } from './meetingWords.ts';

export interface MeetingLinesViewProps {
  meetings: readonly Schema<'Meeting'>[];
  /** The present, in milliseconds since 1970. */
  now: number;
}

/** The meetings of an application, each in a few lines: what, in which phase, when, and the way to it. */
export function MeetingLinesView({ meetings, now }: MeetingLinesViewProps) {
  const timeZone = useTimeZone();
  return (
    <Stack as="ul" gap={3} aria-label="Meetings">
      {cardsAt(meetings, now).map((card) => {
        const { value: phase, context } = card;
        const { meeting } = context;
        const word = linkWord(phase);
        return (
          <Stack key={meeting.id} gap={0}>
            <Inline gap={2} align="baseline">
              <Text weight="semibold">{meeting.title}</Text>
              <StatusBadge {...meetingLook(card)} />
            </Inline>
            <Text size="sm" tone="muted" isTabular>
              <time dateTime={meeting.startsAt}>{meetingTimeText(meeting, timeZone)}</time> ·{' '}
              {durationText(meeting.duration)}
            </Text>
            {word === null ? null : (
              <Text size="sm">
                <Link href={meeting.googleMeetLink} isExternal>
                  {word}
                </Link>
              </Text>
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}
