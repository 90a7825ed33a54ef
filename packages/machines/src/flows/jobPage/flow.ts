import { setup } from 'xstate';

import type { ReaderContext, ReaderEvent } from '../../archetypes/appliedMarks.ts';
import { appliedMarks } from '../../archetypes/appliedMarks.ts';
import { missingWith, resource } from '../../archetypes/resource.ts';
import { takesProposals } from '../../domain/applying.ts';
import { withoutApplication } from '../../domain/jobs.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { put } from '../../kit/parts.ts';
import type { QueryOf, Schema } from '../../kit/schema.ts';

type Job = Schema<'Job'>;

interface Context extends JobPageInput {
  job: Job | null;
  /** Open jobs that ask for some of the same skills, without this one. */
  similar: Job[];
}

export interface JobPageInput extends ReaderContext {
  jobId: string;
}

/** How many jobs stand below this one. */
const most = 3;

const marks = appliedMarks({
  states: { loading: 'loading', shown: 'shown', marking: 'marking' },
  call: 'getPublicJob',
  input: ({ jobId }: Context) => ({ params: { jobId } }),
  marked: (job: Job) => ({ job }),
  unmarked: ({ job }) => ({ job: job && withoutApplication(job) }),
});

/** Whether it takes proposals is judged anew. */
const heard = {
  'job.heard': {
    target: 'shown',
    actions: put<Context, { type: 'job.heard'; job: Job }>(({ event: { job } }) => ({ job })),
  },
} as const;

const missing = missingWith(400, 404);

const reading = resource({
  types: {} as Context,
  call: 'getPublicJob',
  input: ({ jobId }) => ({ params: { jobId } }),
  keep: (job: Job) => ({ job }),
  shown: 'comparing',
  failures: [missing.failure],
  retry: 'job.retry',
});

const comparing = resource({
  types: {} as Context,
  call: 'listPublicJobs',
  input: ({ job }) => ({ params: { page: 1, limit: most + 1, ...(job && { skills: job.skillsRequired.join(',') }) } }),
  keep: ({ jobs }: Schema<'JobList'>, { jobId }) => ({
    similar: jobs
      .filter(({ id }) => id !== jobId)
      .slice(0, most)
      .map(withoutApplication),
  }),
  shown: 'shown',
  failing: 'shown',
});

/**
 * A job as a page of its own, for everyone.
 *
 * Guarantees: the job is shown with what may interest its reader instead, and without it where that could not be loaded; a
 * job that takes no more proposals is told apart from one that does; one that does not exist is told apart from one that
 * could not be loaded, and only the latter can be tried again; a freelancer is told whether they have applied, and no one
 * else is, without anything leaving the screen meanwhile; what its client changes is shown at once.
 *
 * Area: Finding.
 */
export const jobPageMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'job.retry' }
      /** It was read again, as something was done elsewhere. */
      | { type: 'job.heard'; job: Job }
      | ReaderEvent,
    input: {} as JobPageInput,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: {
    getPublicJob: call<Job, { params: { jobId: string } }>('getPublicJob'),
    listPublicJobs: call<Schema<'JobList'>, { params: QueryOf<'listPublicJobs'> }>('listPublicJobs'),
  },
  guards: {
    ...missing.guards,
    jobIsClosed: ({ context: { job } }) => job !== null && !takesProposals(job.status),
    ...marks.guards,
  },
}).createMachine({
  id: 'jobPage',
  context: ({ input }) => ({ ...input, job: null, similar: [] }),
  initial: 'loading',
  on: marks.elsewhere,
  states: {
    loading: { ...reading.loading, on: marks.loading },
    /** The job is known; what is like it is on its way. */
    comparing: { ...comparing.loading, on: marks.loading },
    shown: {
      ...reading.shown,
      always: { guard: 'jobIsClosed', target: 'closed' },
      on: { ...marks.shown, ...heard },
    },
    /** An open job is there; whether the freelancer has applied is on its way. */
    marking: marks.marking,
    closed: { on: heard },
    missing: missing.state,
    failed: reading.failed,
  },
});
