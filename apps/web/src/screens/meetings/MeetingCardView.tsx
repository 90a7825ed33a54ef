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
  callOffWord,
  fileWord,
  leftText,
  linkWord,
  meetingLook,
  meetingTypeWords,
  milestoneText,
  otherParty,
  proposeWord,
  reasonWord,
  replyText,
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
  /** Says that the reader will be there, where they are asked. */
  onConfirm?: (() => void) | undefined;
  /** That is being said. Default false. */
  isConfirming?: boolean;
  /** Says no to the suggested times, where the reader may. */
  onKeep?: (() => void) | undefined;
  /** That is being said. Default false. */
  isKeeping?: boolean;
  /** Accepts a suggested time; null where the reader may not. Default: none can be accepted. */
  onAccept?: (startsAt: string) => (() => void) | null;
  /** The suggested time that is being accepted. Default null. */
  acceptedTime?: string | null;
  /** Asks to cancel or decline it, where the reader may. */
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
  onConfirm,
  isConfirming = false,
  onKeep,
  isKeeping = false,
  onAccept = () => null,
  acceptedTime = null,
  onCancel,
}: MeetingCardViewProps) {
  const titleId = useId();
  const { value: phase, context } = snapshot;
  const { meeting } = context;
  const about = aboutMeeting(meeting, reader);
  const word = linkWord(phase);
  const waiting = phase === 'upcoming' ? replyText(meeting, reader) : null;
  return (
    <ListCardView
      labelledBy={titleId}
      head={
        <Stack gap={1}>
          <Inline gap={3} align="baseline">
            <Heading level={4} size="lg" id={titleId}>
              {meeting.title}
            </Heading>
            <StatusBadge {...meetingLook(snapshot)} />
          </Inline>
          <Text size="sm" tone="muted">
            {meetingTypeWords[meeting.meetingType]} with {otherParty(meeting, reader)} · {meeting.project.title}
          </Text>
        </Stack>
      }
      terms={<PhaseView snapshot={snapshot} reader={reader} />}
      actions={
        <>
          {onConfirm === undefined ? null : (
            <ListActionView>
              <Button
                variant="primary"
                size="small"
                onPress={onConfirm}
                isPending={isConfirming}
                // Pending, it keeps the focus; disabled, it would lose it.
                isDisabled={(isDisabled || isSaving) && !isConfirming}
                aria-label={`Confirm: ${about}`}
              >
                Confirm
              </Button>
            </ListActionView>
          )}
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
          {rescheduleHref === null || onKeep !== undefined ? null : (
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
                aria-label={`${callOffWord(reader)}: ${about}`}
              >
                {callOffWord(reader)}
              </Button>
            </ListActionView>
          )}
        </>
      }
    >
      <MeetingTimeView meeting={meeting} reader={reader} timeZone={timeZone} />
      {waiting === null ? null : <Text weight="medium">{waiting}</Text>}
      {meeting.reason ? (
        <Text isMeasured isPreserved>
          {reasonWord(phase, meeting)} {meeting.reason}
        </Text>
      ) : null}
      {meeting.description === null ? null : (
        <Text isMeasured isPreserved>
          {meeting.description}
        </Text>
      )}
      <ProposalView
        {...{ snapshot, reader, timeZone, onAccept, acceptedTime, onKeep, isKeeping, rescheduleHref }}
        isDisabled={isDisabled || isSaving}
      />
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
