import type { Role } from '@guildhall/api/enums';
import type { MeetingCard } from '@guildhall/machines/flows/meetingPhase';
import { Button } from '@guildhall/ui/Button';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Countdown } from '@guildhall/ui/Countdown';
import { Heading } from '@guildhall/ui/Heading';
import { Inline } from '@guildhall/ui/Inline';
import { Stack } from '@guildhall/ui/Stack';
import { StatusBadge } from '@guildhall/ui/StatusBadge';
import { Text } from '@guildhall/ui/Text';
import { useId } from 'react';

import { ListActionView, ListCardView } from '../shared/listCard/ListCardView.tsx';
import { MeetingTimeView } from './MeetingTimeView.tsx';
import {
  aboutMeeting,
  fileWord,
  leftText,
  linkWord,
  meetingLooks,
  meetingTypeWords,
  milestoneText,
  otherParty,
  proposeWord,
  reasonWord,
} from './meetingWords.ts';
import { ProposalView } from './ProposalView.tsx';

interface MeetingCardViewProps {
  snapshot: MeetingCard;
  /** Who reads. */
  reader: Role;
  /** The reader's IANA zone. */
  timeZone: string;
  /** Asks for the calendar file. */
  onSave: () => void;
  /** The file is on its way. */
  isSaving: boolean;
  /** Nothing can be asked for now. */
  isDisabled: boolean;
  /** The address that opens the dialog which moves it; null where the reader may not. Default null. */
  rescheduleHref?: string | null;
  /** The address that opens the dialog which proposes other times; null where the reader may not. Default null. */
  proposeHref?: string | null;
  /** Accepts a proposed time; null where the reader may not. Default: none can be accepted. */
  onAccept?: (startsAt: string) => (() => void) | null;
  /** The proposed time that is being accepted. Default null. */
  acceptedTime?: string | null;
  /** Asks to cancel it, where the reader may. */
  onCancel?: (() => void) | undefined;
}

/** A meeting: what and with whom, how long until it begins, when it is, and the way to it. */
export function MeetingCardView({
  snapshot,
  reader,
  timeZone,
  onSave,
  isSaving,
  isDisabled,
  rescheduleHref = null,
  proposeHref = null,
  onAccept = () => null,
  acceptedTime = null,
  onCancel,
}: MeetingCardViewProps) {
  const titleId = useId();
  const { value: phase, context } = snapshot;
  const { meeting } = context;
  const about = aboutMeeting(meeting, reader);
  const word = linkWord(phase);
  return (
    <ListCardView
      labelledBy={titleId}
      head={
        <Stack gap={1}>
          <Inline gap={3} align="baseline">
            <Heading level={4} size="lg" id={titleId}>
              {meeting.title}
            </Heading>
            <StatusBadge {...meetingLooks[phase]} />
          </Inline>
          <Text size="sm" tone="muted">
            {meetingTypeWords[meeting.meetingType]} with {otherParty(meeting, reader)} · {meeting.project.title}
          </Text>
        </Stack>
      }
      terms={<PhaseView snapshot={snapshot} reader={reader} />}
      actions={
        <>
          {word === null ? null : (
            <ListActionView>
              <ButtonLink
                href={meeting.googleMeetLink}
                isExternal
                size="small"
                variant={phase === 'live' ? 'primary' : 'secondary'}
                aria-label={`${word}: ${about} (opens in a new tab)`}
              >
                {word}
              </ButtonLink>
            </ListActionView>
          )}
          <ListActionView>
            <Button
              variant="quiet"
              size="small"
              onPress={onSave}
              isPending={isSaving}
              isDisabled={isDisabled}
              aria-label={`${fileWord(phase)}: ${about}`}
            >
              {fileWord(phase)}
            </Button>
          </ListActionView>
          {rescheduleHref === null ? null : (
            <ListActionView>
              <ButtonLink variant="quiet" size="small" href={rescheduleHref} aria-label={`Reschedule: ${about}`}>
                Reschedule
              </ButtonLink>
            </ListActionView>
          )}
          {proposeHref === null ? null : (
            <ListActionView>
              <ButtonLink
                variant="quiet"
                size="small"
                href={proposeHref}
                aria-label={`${proposeWord(meeting)}: ${about}`}
              >
                {proposeWord(meeting)}
              </ButtonLink>
            </ListActionView>
          )}
          {onCancel === undefined ? null : (
            <ListActionView>
              <Button
                variant="quiet"
                size="small"
                onPress={onCancel}
                isDisabled={isDisabled || isSaving}
                aria-label={`Cancel Meeting: ${about}`}
              >
                Cancel Meeting
              </Button>
            </ListActionView>
          )}
        </>
      }
    >
      <MeetingTimeView meeting={meeting} reader={reader} timeZone={timeZone} />
      {meeting.reason ? (
        <Text isMeasured isPreserved>
          {reasonWord(phase)} {meeting.reason}
        </Text>
      ) : null}
      {meeting.description === null ? null : (
        <Text isMeasured isPreserved>
          {meeting.description}
        </Text>
      )}
      <ProposalView {...{ snapshot, reader, timeZone, onAccept, acceptedTime }} isDisabled={isDisabled || isSaving} />
    </ListCardView>
  );
}

/** How long until it begins or how it came out. One countdown before and while it is live: it speaks at the change. */
function PhaseView({ snapshot, reader }: Pick<MeetingCardViewProps, 'snapshot' | 'reader'>) {
  const { value, context } = snapshot;
  const { meeting, now } = context;
  if (value === 'ended') return <Text weight="medium">Meeting completed</Text>;
  if (value === 'cancelled') return <Text weight="medium">This meeting does not take place</Text>;
  return (
    <Countdown
      to={meeting.startsAt}
      now={new Date(now)}
      liveText={leftText(snapshot)}
      milestoneText={(milestone) => milestoneText(meeting, reader, milestone)}
    />
  );
}
