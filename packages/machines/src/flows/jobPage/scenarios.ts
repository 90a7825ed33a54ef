import { defineFlow } from '../../testing/defineFlow.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { appliedJob, job, jobList, jobs, searchPagination } from '../../testing/samples.ts';
import type { JobPageInput } from './flow.ts';
import { jobPageMachine } from './flow.ts';

type Event = ReplayEvent<typeof jobPageMachine>;

/** As the server draws it: it is not known who reads. */
export const input: JobPageInput = { jobId: job.id, freelancer: null };

export const found = (change: Partial<typeof job> = {}): Event => settled('getPublicJob', { ...job, ...change });
export const compared: Event = settled('listPublicJobs', jobList);
const nothingLikeIt: Event = settled('listPublicJobs', { jobs: [], pagination: searchPagination(0) });
export const notCompared: Event = rejected('listPublicJobs', failing.network);
export const signedIn = { type: 'freelancer.set', freelancer: 'ngozi@adeyemi.example' } as const;

export const jobPageFlow = defineFlow({
  machine: jobPageMachine,
  input,
  others: [
    { type: 'freelancer.set', freelancer: 'tomas@herrera.example' },

    { type: 'job.heard', job: appliedJob },
    { type: 'job.heard', job: { ...job, status: 'ASSIGNED' } },
    { type: 'freelancer.set', freelancer: null },
  ],
  scenarios: {
    loading: [],
    comparing: [found()],
    shown: [found(), compared],
    marking: [found(), compared, signedIn],
    closed: [found({ status: 'ASSIGNED' }), compared],
    missing: [rejected('getPublicJob', failing.refused(404))],
    failed: [rejected('getPublicJob', failing.network)],

    forFreelancers: [found(), compared, signedIn, found({ application: null })],
    applied: [found(), compared, signedIn, settled('getPublicJob', appliedJob)],
    withdrawn: [found({ status: 'CANCELLED' }), nothingLikeIt],
    bareClient: {
      input: { ...input, jobId: jobs[2]?.id ?? job.id },
      events: [settled('getPublicJob', jobs[2] ?? job), notCompared],
    },
  },
});
