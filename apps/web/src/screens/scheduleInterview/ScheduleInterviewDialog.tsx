import type { InterviewValues } from '@guildhall/machines/flows/interviewScheduling';
import { interviewSchedulingMachine } from '@guildhall/machines/flows/interviewScheduling';
import { useTimeZone } from '@guildhall/ui/UiProvider';
import { useEffect } from 'react';

import { readDraft, writeDraft } from '../../flow/drafts.ts';
import { useDraft } from '../../flow/useDraft.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { useNow } from '../../flow/useNow.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { LaterZoneChoice } from '../shared/meetingTime/LaterZoneChoice.tsx';
import { ScheduleInterviewScreen } from './ScheduleInterviewScreen.tsx';
import type { OpenInterview } from './useOpenInterview.ts';

interface ScheduleInterviewDialogProps extends OpenInterview {
  /** The application has a meeting now, or something else about it has changed: it is to be read again. */
  onChange: () => void;
}

/** An interview with the sender of the application that the address names. What was chosen is kept until it is sent. */
export function ScheduleInterviewDialog({ application, onClose, onChange }: ScheduleInterviewDialogProps) {
  const api = useApi();
  const timeZone = useTimeZone();
  const now = useNow();
  const draft = `interview:${application.id}`;
  const flow = useFlow(() => withCalls(interviewSchedulingMachine, api), {
    input: {
      applicationId: application.id,
      now,
      draft: readDraft<InterviewValues>(draft),
      idempotencyKey: crypto.randomUUID(),
    },
    onDone: ({ value }) => {
      // The dialog may be gone before it is drawn once more. What was overtaken is kept for another meeting.
      if (value === 'scheduled') writeDraft(draft, null);
      onChange();
      onClose();
    },
  });
  const { snapshot, send } = flow;
  useEffect(() => send({ type: 'clock.tick', now }), [send, now]);
  useDraft(draft, { values: snapshot.context.values, isOver: snapshot.matches('scheduled') });
  return (
    <ScheduleInterviewScreen
      {...flow}
      freelancerName={application.freelancer.name}
      projectTitle={application.project.title}
      readerZone={timeZone}
      ZoneView={LaterZoneChoice}
      onClose={onClose}
    />
  );
}
