import type { meetingReschedulingMachine } from '@guildhall/machines/flows/meetingRescheduling';
import { FormDialog } from '@guildhall/ui/FormDialog';
import { Text } from '@guildhall/ui/Text';
import { TextArea } from '@guildhall/ui/TextArea';
import { ZonedTime } from '@guildhall/ui/ZonedTime';
import type { ComponentType } from 'react';

import type { Flow } from '../../flow/useFlow.ts';
import { bind } from '../../kit/bind.ts';
import { ConflictsView } from '../shared/meetingTime/ConflictsView.tsx';
import { MeetingLinkFieldView } from '../shared/meetingTime/MeetingLinkFieldView.tsx';
import { clocksFor, momentOf } from '../shared/meetingTime/meetingMoment.ts';
import { MeetingMomentView } from '../shared/meetingTime/MeetingMomentView.tsx';
import { MeetingTimeFieldsView } from '../shared/meetingTime/MeetingTimeFieldsView.tsx';
import type { ZoneChoiceViewProps } from '../shared/meetingTime/ZoneChoiceView.tsx';

interface MeetingReschedulingViewProps extends Flow<typeof meetingReschedulingMachine> {
  /** The zone that the reader's computer is set to. */
  readerZone: string;
  /** Chooses the time zone. */
  ZoneView: ComponentType<ZoneChoiceViewProps>;
  onClose: () => void;
}

/** Moving a meeting: from when to when, on both people's clocks, what that overlaps, and why. */
export function MeetingReschedulingView(props: MeetingReschedulingViewProps) {
  const { snapshot, send, readerZone, ZoneView, onClose } = props;
  const { values, problems, now, meeting, freelancerTimezone } = snapshot.context;
  const { name: freelancerName } = meeting.freelancer;
  const isReadOnly = !snapshot.matches('editing');
  const isPending = snapshot.hasTag('busy');
  const moment = momentOf(values, now);
  const other = { name: freelancerName, timezone: freelancerTimezone };
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
      <MeetingTimeFieldsView
        values={values}
        problems={problems}
        send={send}
        today={moment.today}
        isReadOnly={isReadOnly}
        ZoneView={ZoneView}
      />
      <MeetingMomentView moment={moment} clocks={clocksFor({ timezone: values.timezone, readerZone, other })}>
        <ConflictsView {...{ snapshot, send, freelancerName }} act="reschedule it" />
      </MeetingMomentView>
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
