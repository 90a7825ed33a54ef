import type { Role } from '@guildhall/api/enums';
import type { MeetingCard } from '@guildhall/machines/flows/meetingPhase';
import { Button } from '@guildhall/ui/Button';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Inline } from '@guildhall/ui/Inline';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';
import { useId } from 'react';

import { meetingTimeText } from './meetingTimeText.ts';
import { aboutMeeting, otherPerson, proposalTitle } from './meetingWords.ts';
import { TwoClocksView } from './TwoClocksView.tsx';

interface ProposalViewProps {
  snapshot: MeetingCard;
  /** Who reads. */
  reader: Role;
  /** The reader's IANA zone. */
  timeZone: string;
  /** Accepts one of the times; null where the reader may not. */
  onAccept: (startsAt: string) => (() => void) | null;
  /** The time that is being accepted, if any. */
  acceptedTime: string | null;
  /** Says no to all of the times; undefined where the reader may not. */
  onKeep: (() => void) | undefined;
  /** That is being said. */
  isKeeping: boolean;
  /** The address that opens the dialog which moves the meeting; null where the reader may not. */
  rescheduleHref: string | null;
  /** Nothing can be asked for now. */
  isDisabled: boolean;
}

/** The other times that the freelancer suggested: the client says yes to one, no, or chooses another; the freelancer waits. */
export function ProposalView(props: ProposalViewProps) {
  const { snapshot, reader, timeZone, onAccept, acceptedTime, onKeep, isKeeping, rescheduleHref, isDisabled } = props;
  const titleId = useId();
  const { meeting, now } = snapshot.context;
  const { proposal, timezone } = meeting;
  const about = aboutMeeting(meeting, reader);
  // A live or an ended meeting took place when it did.
  if (proposal === null || snapshot.value !== 'upcoming') return null;
  return (
    <Stack gap={3}>
      <Text weight="semibold" id={titleId}>
        {proposalTitle(meeting, reader)}
      </Text>
      {proposal.note === null ? null : (
        <Text isMeasured isPreserved>
          {proposal.note}
        </Text>
      )}
      <Stack as="ul" gap={3} aria-labelledby={titleId}>
        {proposal.times.map(({ startsAt, endsAt }) => {
          const accept = onAccept(startsAt);
          return (
            <Stack key={startsAt} gap={2}>
              <div>
                <TwoClocksView
                  {...{ startsAt, endsAt, timezone, timeZone }}
                  other={otherPerson(meeting, reader)}
                  word="In"
                />
                {Date.parse(startsAt) > now ? null : (
                  <Text size="sm" tone="muted">
                    This time has passed.
                  </Text>
                )}
              </div>
              {accept === null ? null : (
                <div>
                  <Button
                    size="small"
                    onPress={accept}
                    isPending={acceptedTime === startsAt}
                    isDisabled={isDisabled && acceptedTime !== startsAt}
                    aria-label={`Accept This Time: ${meetingTimeText({ startsAt, timezone }, timeZone)}`}
                  >
                    Accept This Time
                  </Button>
                </div>
              )}
            </Stack>
          );
        })}
      </Stack>
      {onKeep === undefined ? null : (
        <Inline gap={3}>
          <Button
            size="small"
            onPress={onKeep}
            isPending={isKeeping}
            isDisabled={isDisabled && !isKeeping}
            aria-label={`No, Keep the Time: ${about}`}
          >
            No, Keep the Time
          </Button>
          {rescheduleHref === null ? null : (
            <ButtonLink variant="quiet" size="small" href={rescheduleHref} aria-label={`Choose Another Time: ${about}`}>
              Choose Another Time
            </ButtonLink>
          )}
        </Inline>
      )}
    </Stack>
  );
}
