import { interviewSchedulingMachine } from '@guildhall/machines/flows/interviewScheduling';
import type { Schema } from '@guildhall/machines/kit/schema';
import { useTimeZone } from '@guildhall/ui/UiProvider';

import { ClockTick } from '../../kit/ClockTick.tsx';
import { defineScreen } from '../../kit/defineScreen.tsx';
import type { Place } from '../../kit/reader.ts';
import { LaterZoneChoice } from '../shared/meetingTime/LaterZoneChoice.tsx';
import { InterviewSchedulingView } from './InterviewSchedulingView.tsx';

interface Opened {
  application: Schema<'ClientApplication'>;
  onClose: () => void;
  /** The application has a meeting now, or something else about it has changed: it is to be read again. */
  onChange: () => void;
}

/** Schedules an interview with the sender of an application. What was chosen is kept until it is sent. */
export const screen = defineScreen({
  machine: interviewSchedulingMachine,
  View: InterviewSchedulingView,
  zone: useTimeZone,
  input: ({ now }: Place, { application }: Opened) => ({
    applicationId: application.id,
    now,
    idempotencyKey: crypto.randomUUID(),
  }),
  draft: {
    name: (_place, { application }) => `interview:${application.id}`,
    // What was overtaken is kept for another meeting.
    isOver: (snapshot) => snapshot.matches('scheduled'),
  },
  props: ({ timeZone }, { application, onClose }) => ({
    freelancerName: application.freelancer.name,
    projectTitle: application.project.title,
    readerZone: timeZone,
    ZoneView: LaterZoneChoice,
    onClose,
  }),
  onDone: (_snapshot, _place, { onClose, onChange }) => {
    onChange();
    onClose();
  },
  additions: [ClockTick],
});
