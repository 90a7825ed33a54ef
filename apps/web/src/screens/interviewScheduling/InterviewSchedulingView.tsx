import type { interviewSchedulingMachine } from '@guildhall/machines/flows/interviewScheduling';
import { Button } from '@guildhall/ui/Button';
import { Dialog } from '@guildhall/ui/Dialog';
import { Form } from '@guildhall/ui/Form';
import type { ComponentType } from 'react';

import type { Flow } from '../../flow/useFlow.ts';
import { ConflictsView } from '../shared/meetingTime/ConflictsView.tsx';
import { clocksFor, momentOf } from '../shared/meetingTime/meetingMoment.ts';
import { MeetingMomentView } from '../shared/meetingTime/MeetingMomentView.tsx';
import { MeetingTimeFieldsView } from '../shared/meetingTime/MeetingTimeFieldsView.tsx';
import type { ZoneChoiceViewProps } from '../shared/meetingTime/ZoneChoiceView.tsx';
import { InterviewFieldsView } from './InterviewFieldsView.tsx';

interface InterviewSchedulingViewProps extends Flow<typeof interviewSchedulingMachine> {
  freelancerName: string;
  projectTitle: string;
  /** The zone that the reader's computer is set to. */
  readerZone: string;
  /** Chooses the time zone. */
  ZoneView: ComponentType<ZoneChoiceViewProps>;
  onClose: () => void;
}

const formId = 'interview-form';

/** Scheduling an interview: when on both people's clocks, what that overlaps, where and about what. */
export function InterviewSchedulingView(props: InterviewSchedulingViewProps) {
  const { snapshot, send, freelancerName, projectTitle, readerZone, ZoneView, onClose } = props;
  const { values, problems, now, freelancerTimezone } = snapshot.context;
  const isReadOnly = !snapshot.matches('editing');
  const isScheduling = snapshot.hasTag('busy');
  const moment = momentOf(values, now);
  const other = { name: freelancerName, timezone: freelancerTimezone };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={!isScheduling}
      title="Schedule interview"
      description={`With ${freelancerName}, for “${projectTitle}”`}
      footer={
        <>
          <Button onPress={() => send({ type: 'form.reset' })} isDisabled={!snapshot.can({ type: 'form.reset' })}>
            Reset Form
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={isScheduling}
            isDisabled={isReadOnly && !isScheduling}
          >
            {isScheduling ? 'Scheduling…' : 'Schedule Interview'}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        method="post"
        aria-label="Interview"
        onSubmit={() => {
          if (!isReadOnly) send({ type: 'interview.schedule' });
        }}
      >
        <MeetingTimeFieldsView
          values={values}
          problems={problems}
          send={send}
          today={moment.today}
          isReadOnly={isReadOnly}
          ZoneView={ZoneView}
        />
        <MeetingMomentView moment={moment} clocks={clocksFor({ timezone: values.timezone, readerZone, other })}>
          <ConflictsView {...{ snapshot, send, freelancerName }} act="schedule it" />
        </MeetingMomentView>
        <InterviewFieldsView snapshot={snapshot} send={send} isReadOnly={isReadOnly} />
      </Form>
    </Dialog>
  );
}
