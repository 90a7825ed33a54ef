import { defineFlow } from '../../testing/defineFlow.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { appliedJob, job, jobs } from '../../testing/samples.ts';
import type { JobDetailInput } from './flow.ts';
import { jobDetailMachine } from './flow.ts';

/** Opened by a link: nothing is known but the id. */
export const input: JobDetailInput = { jobId: job.id, job: null };

export const jobDetailFlow = defineFlow({
  machine: jobDetailMachine,
  input,
  others: [
    { type: 'job.set', job: appliedJob },
    { type: 'job.set', job: { ...job, status: 'ASSIGNED' } },
  ],
  scenarios: {
    loading: [],
    missing: [rejected('getPublicJob', failing.refused(404))],
    failed: [rejected('getPublicJob', failing.network)],
    shown: [settled('getPublicJob', job)],
    closed: [settled('getPublicJob', { ...job, status: 'ASSIGNED' })],

    applied: { input: { jobId: job.id, job: appliedJob }, events: [] },
    completed: { input: { jobId: job.id, job: { ...job, status: 'COMPLETED' } }, events: [] },
    withdrawn: { input: { jobId: job.id, job: { ...job, status: 'CANCELLED' } }, events: [] },
    bareClient: { input: { jobId: job.id, job: jobs[2] ?? job }, events: [] },
  },
});
