import type { SnapshotFrom } from 'xstate';

import type { StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { appliedJob, job, jobs } from '../../testing/samples.ts';
import type { JobDetailInput } from './machine.ts';
import { jobDetailMachine } from './machine.ts';

/** Opened by a link: nothing is known but the id. */
export const input: JobDetailInput = { jobId: job.id, job: null };

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const jobDetailSnapshots = {
  loading: at(jobDetailMachine, input),
  missing: at(jobDetailMachine, input, [rejected('getPublicJob', failing.refused(404))]),
  failed: at(jobDetailMachine, input, [rejected('getPublicJob', failing.network)]),
  shown: at(jobDetailMachine, input, [settled('getPublicJob', job)]),
  closed: at(jobDetailMachine, input, [settled('getPublicJob', { ...job, status: 'ASSIGNED' })]),
} satisfies Record<StateOf<typeof jobDetailMachine>, SnapshotFrom<typeof jobDetailMachine>>;

/** Refinements of a state that people meet. */
export const jobDetailVariations = {
  applied: at(jobDetailMachine, { jobId: job.id, job: appliedJob }),
  completed: at(jobDetailMachine, { jobId: job.id, job: { ...job, status: 'COMPLETED' } }),
  withdrawn: at(jobDetailMachine, { jobId: job.id, job: { ...job, status: 'CANCELLED' } }),
  bareClient: at(jobDetailMachine, { jobId: job.id, job: jobs[2] ?? job }),
};
