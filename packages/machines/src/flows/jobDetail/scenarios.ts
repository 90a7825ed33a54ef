import type { Schema } from '../../kit/schema.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import {
  appliedJob,
  assignedJob,
  cancelledJob,
  completedJob,
  mark,
  newJob,
  turnedDownJob,
} from '../../testing/samples.ts';
import type { JobDetailInput } from './flow.ts';
import { jobDetailMachine } from './flow.ts';

/** Opened by a link: nothing is known but the id. */
export const input: JobDetailInput = { jobId: newJob.id, job: null };

/** Opened from a list. */
const of = (job: Schema<'Job'>) => ({ input: { jobId: job.id, job }, events: [] });

export const jobDetailFlow = defineFlow({
  machine: jobDetailMachine,
  input,
  others: [
    { type: 'job.set', job: appliedJob },
    { type: 'job.set', job: { ...newJob, status: 'ASSIGNED' } },
  ],
  scenarios: {
    loading: [],
    missing: [rejected('getPublicJob', failing.refused(404))],
    failed: [rejected('getPublicJob', failing.network)],
    shown: [settled('getPublicJob', newJob)],
    closed: of(assignedJob),

    applied: of(appliedJob),
    turnedDown: of(turnedDownJob),
    completed: of(completedJob),
    withdrawn: of(cancelledJob),
    bareClient: of(mark),
  },
});
