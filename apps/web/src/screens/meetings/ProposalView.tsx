import type { Role } from '@guildhall/api/enums';
import type { MeetingCard } from '@guildhall/machines/flows/meetingPhase';
import { Button } from '@guildhall/ui/Button';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';
import { useId } from 'react';

import { meetingTimeText } from './meetingTimeText.ts';
import { otherPerson, proposalTitle } from './meetingWords.ts';
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
  /** Nothing can be asked for now. */
  isDisabled: boolean;
}

/** The other times that the freelancer proposed: the client accepts one, the freelancer sees that they are waiting. */
export function ProposalView(props: ProposalViewProps) {
  const { snapshot, reader, timeZone, onAccept, acceptedTime, isDisabled } = props;
  const titleId = useId();
  const { meeting, now } = snapshot.context;
  const { proposal, timezone } = meeting;
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
                    isDisabled={isDisabled}
                    aria-label={`Accept This Time: ${meetingTimeText({ startsAt, timezone })}`}
                  >
                    Accept This Time
                  </Button>
                </div>
              )}
            </Stack>
          );
        })}
      </Stack>
    </Stack>
  );
}
