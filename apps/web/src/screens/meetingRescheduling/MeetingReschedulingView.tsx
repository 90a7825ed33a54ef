import type { meetingReschedulingMachine } from '@guildhall/machines/flows/meetingRescheduling';
import { FormDialog } from '@guildhall/ui/FormDialog';
import { Text } from '@guildhall/ui/Text';
import { TextArea } from '@guildhall/ui/TextArea';
import { ZonedTime } from '@guildhall/ui/ZonedTime';

import type { Flow } from '../../flow/useFlow.ts';
import { bind } from '../../kit/bind.ts';
import { MeetingLinkFieldView } from '../shared/meetingTime/MeetingLinkFieldView.tsx';
import type { PlannedMeetingProps } from '../shared/meetingTime/PlannedMeetingView.tsx';
import { PlannedMeetingView } from '../shared/meetingTime/PlannedMeetingView.tsx';

interface MeetingReschedulingViewProps extends Flow<typeof meetingReschedulingMachine>, PlannedMeetingProps {
  onClose: () => void;
}

/** Moving a meeting: from when to when, on both people's clocks, what that overlaps, and why. */
export function MeetingReschedulingView(props: MeetingReschedulingViewProps) {
  const { snapshot, send, readerZone, ZoneView, onClose } = props;
  const { values, problems, meeting } = snapshot.context;
  const { name: freelancerName } = meeting.freelancer;
  const isReadOnly = !snapshot.matches('editing');
  const isPending = snapshot.hasTag('busy');
  const { field } = bind({ values, problems }, send, isReadOnly);
  return (
    <FormDialog
      isOpen
      onOpenChange={onClose}
      title="Reschedule meeting"
      description={`“${meeting.title}” with ${freelancerName}`}
      label="Rescheduling"
      cancelLabel="Keep Current Time"
      submitLabel={isPending ? 'Rescheduling…' : 'Reschedule Meeting'}
      onSubmit={() => send({ type: 'meeting.reschedule' })}
      isSubmitDisabled={isReadOnly}
      isPending={isPending}
    >
      <Text>
        Now: <ZonedTime date={meeting.startsAt} end={meeting.endsAt} timeZone={readerZone} />
      </Text>
      <PlannedMeetingView {...{ snapshot, send, freelancerName, readerZone, ZoneView }} act="reschedule it" />
      <MeetingLinkFieldView
        value={values.googleMeetLink}
        problem={problems.googleMeetLink}
        send={send}
        isReadOnly={isReadOnly}
      />
      <TextArea
        label="Reason"
        description={`${freelancerName} reads it in the email with the new invitation.`}
        {...field('reason')}
        isRequired
      />
    </FormDialog>
  );
}
