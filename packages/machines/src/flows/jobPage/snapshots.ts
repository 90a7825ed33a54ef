import type { SnapshotFrom } from 'xstate';

import type { ReplayEvent, StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { appliedJob, job, jobList, jobs, searchPagination } from '../../testing/samples.ts';
import type { JobPageInput } from './machine.ts';
import { jobPageMachine } from './machine.ts';

type Event = ReplayEvent<typeof jobPageMachine>;

/** As the server draws it: it is not known who reads. */
export const input: JobPageInput = { jobId: job.id, freelancer: null };

export const found = (change: Partial<typeof job> = {}): Event => settled('getPublicJob', { ...job, ...change });
export const compared: Event = settled('listPublicJobs', jobList);
export const nothingLikeIt: Event = settled('listPublicJobs', { jobs: [], pagination: searchPagination(0) });
export const notCompared: Event = rejected('listPublicJobs', failing.network);
export const signedIn = { type: 'freelancer.set', freelancer: 'ngozi@adeyemi.example' } as const;

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const jobPageSnapshots = {
  loading: at(jobPageMachine, input),
  comparing: at(jobPageMachine, input, [found()]),
  shown: at(jobPageMachine, input, [found(), compared]),
  marking: at(jobPageMachine, input, [found(), compared, signedIn]),
  closed: at(jobPageMachine, input, [found({ status: 'ASSIGNED' }), compared]),
  missing: at(jobPageMachine, input, [rejected('getPublicJob', failing.refused(404))]),
  failed: at(jobPageMachine, input, [rejected('getPublicJob', failing.network)]),
} satisfies Record<StateOf<typeof jobPageMachine>, SnapshotFrom<typeof jobPageMachine>>;

/** Refinements of a state that people meet. */
export const jobPageVariations = {
  forFreelancers: at(jobPageMachine, input, [found(), compared, signedIn, found({ application: null })]),
  applied: at(jobPageMachine, input, [found(), compared, signedIn, settled('getPublicJob', appliedJob)]),
  withdrawn: at(jobPageMachine, input, [found({ status: 'CANCELLED' }), nothingLikeIt]),
  bareClient: at(jobPageMachine, { ...input, jobId: jobs[2]?.id ?? job.id }, [
    settled('getPublicJob', jobs[2] ?? job),
    notCompared,
  ]),
};
