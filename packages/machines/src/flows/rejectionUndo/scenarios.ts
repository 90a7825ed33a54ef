import type { Schema } from '../../kit/schema.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { editedProject, job } from '../../testing/samples.ts';
import { rejectionUndoMachine } from './flow.ts';

type Event = ReplayEvent<typeof rejectionUndoMachine>;

export const rejection: Schema<'Rejection'> = {
  id: '00000000-0000-4000-8000-000000000801',
  projectId: job.id,
  projectTitle: job.title,
  status: 'DUE',
  applicationsCount: 3,
  dueAt: '2026-11-20T09:00:10.000Z',
  secondsLeft: 10,
};
export const another: Schema<'Rejection'> = {
  ...rejection,
  id: '00000000-0000-4000-8000-000000000802',
  projectId: editedProject.id,
  projectTitle: editedProject.title,
  applicationsCount: 1,
  dueAt: '2026-11-20T09:00:14.000Z',
  secondsLeft: 14,
};

export const set = (...rejections: readonly Schema<'Rejection'>[]) => ({ type: 'rejections.set', rejections }) as const;
export const undo = { type: 'rejection.undo', rejectionId: rejection.id } as const;
export const dismiss = { type: 'notice.dismiss' } as const;
export const undone: Event = settled('undoRejection', { ...rejection, status: 'UNDONE' });
export const tooLate: Event = rejected('undoRejection', failing.refused(409, 'It is too late to undo this.'));
export const failure: Event = rejected('undoRejection', failing.network);

export const rejectionUndoFlow = defineFlow({
  machine: rejectionUndoMachine,
  scenarios: {
    none: [],
    due: [set(rejection)],
    undoing: [set(rejection), undo],
    undone: [set(rejection), undo, undone],
    told: [set(rejection), set()],

    two: [set(rejection, another)],
  },
});
