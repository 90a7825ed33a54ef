import type { interviewSchedulingMachine } from '@guildhall/machines/flows/interviewScheduling';
import { Button } from '@guildhall/ui/Button';
import { Dialog } from '@guildhall/ui/Dialog';
import { Form } from '@guildhall/ui/Form';

import type { Flow } from '../../flow/useFlow.ts';
import type { PlannedMeetingProps } from '../shared/meetingTime/PlannedMeetingView.tsx';
import { PlannedMeetingView } from '../shared/meetingTime/PlannedMeetingView.tsx';
import { InterviewFieldsView } from './InterviewFieldsView.tsx';

interface InterviewSchedulingViewProps extends Flow<typeof interviewSchedulingMachine>, PlannedMeetingProps {
  freelancerName: string;
  projectTitle: string;
  onClose: () => void;
}

const formId = 'interview-form';

/** Scheduling an interview: when on both people's clocks, what that overlaps, where and about what. */
export function InterviewSchedulingView(props: InterviewSchedulingViewProps) {
  const { snapshot, send, freelancerName, projectTitle, readerZone, ZoneView, onClose } = props;
  const isReadOnly = !snapshot.matches('editing');
  const isScheduling = snapshot.hasTag('busy');
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
        <PlannedMeetingView {...{ snapshot, send, freelancerName, readerZone, ZoneView }} act="schedule it" />
        <InterviewFieldsView snapshot={snapshot} send={send} isReadOnly={isReadOnly} />
      </Form>
    </Dialog>
  );
}
