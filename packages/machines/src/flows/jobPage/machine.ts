import { assign, setup } from 'xstate';

import { takesProposals } from '../../domain/applying.ts';
import { withoutApplication } from '../../domain/jobs.ts';
import type { Failed } from '../../kit/actors.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { isMissing } from '../../kit/missing.ts';
import type { QueryOf, Schema } from '../../kit/schema.ts';

type Job = Schema<'Job'>;

interface Context extends JobPageInput {
  job: Job | null;
  /** Open jobs that ask for some of the same skills, without this one. */
  similar: Job[];
}

export interface JobPageInput {
  jobId: string;
  /** The freelancer for whom the job was asked for, by email; null for everyone else. */
  freelancer: string | null;
}

/** How many jobs stand below this one. */
const most = 3;

/**
 * A job as a page of its own, for everyone.
 *
 * Guarantees: the job is shown with what may interest its reader instead, and without it where that could not be loaded; a
 * job that takes no more proposals is told apart from one that does; one that does not exist is told apart from one that
 * could not be loaded, and only the latter can be tried again; a freelancer is told whether they have applied, and no one
 * else is, without anything leaving the screen meanwhile.
 */
export const jobPageMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'job.retry' }
      /** It is known who reads the page, or that has changed. */
      | { type: 'freelancer.set'; freelancer: string | null },
    input: {} as JobPageInput,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: {
    getPublicJob: call<Job, { params: { jobId: string } }>('getPublicJob'),
    listPublicJobs: call<Schema<'JobList'>, { params: QueryOf<'listPublicJobs'> }>('listPublicJobs'),
  },
  guards: {
    jobIsMissing: (_, { error }: Failed) => isMissing(error),
    jobIsClosed: ({ context: { job } }) => job !== null && !takesProposals(job.status),
    isAnother: ({ context }, freelancer: string | null) => freelancer !== context.freelancer,
    isAnotherFreelancer: ({ context }, freelancer: string | null) =>
      freelancer !== null && freelancer !== context.freelancer,
  },
  actions: {
    setFreelancer: assign(({ context: { job } }, freelancer: string | null) => ({
      freelancer,
      // What one freelancer has applied to is no other reader's business.
      job: job && withoutApplication(job),
    })),
  },
}).createMachine({
  id: 'jobPage',
  context: ({ input }) => ({ ...input, job: null, similar: [] }),
  initial: 'loading',
  on: {
    'freelancer.set': {
      guard: { type: 'isAnother', params: ({ event }) => event.freelancer },
      actions: { type: 'setFreelancer', params: ({ event }) => event.freelancer },
    },
  },
  states: {
    loading: {
      tags: 'busy',
      on: {
        'freelancer.set': {
          guard: { type: 'isAnother', params: ({ event }) => event.freelancer },
          target: 'loading',
          reenter: true,
          actions: { type: 'setFreelancer', params: ({ event }) => event.freelancer },
        },
      },
      invoke: {
        id: 'getPublicJob',
        src: 'getPublicJob',
        input: ({ context: { jobId } }) => ({ params: { jobId } }),
        onDone: { target: 'comparing', actions: assign(({ event }) => ({ job: event.output })) },
        onError: [
          { guard: { type: 'jobIsMissing', params: ({ event }) => event }, target: 'missing' },
          { target: 'failed' },
        ],
      },
    },
    /** The job is known; what is like it is on its way. */
    comparing: {
      tags: 'busy',
      invoke: {
        id: 'listPublicJobs',
        src: 'listPublicJobs',
        input: ({ context: { job } }) => ({
          params: { page: 1, limit: most + 1, ...(job && { skills: job.skillsRequired.join(',') }) },
        }),
        onDone: {
          target: 'shown',
          actions: assign(({ context: { jobId }, event }) => ({
            similar: event.output.jobs
              .filter(({ id }) => id !== jobId)
              .slice(0, most)
              .map(withoutApplication),
          })),
        },
        onError: 'shown',
      },
    },
    shown: {
      always: { guard: 'jobIsClosed', target: 'closed' },
      on: {
        'freelancer.set': [
          {
            guard: { type: 'isAnotherFreelancer', params: ({ event }) => event.freelancer },
            target: 'marking',
            actions: { type: 'setFreelancer', params: ({ event }) => event.freelancer },
          },
          {
            guard: { type: 'isAnother', params: ({ event }) => event.freelancer },
            actions: { type: 'setFreelancer', params: ({ event }) => event.freelancer },
          },
        ],
      },
    },
    /** An open job is there; whether the freelancer has applied is on its way. */
    marking: {
      on: {
        'freelancer.set': [
          {
            guard: { type: 'isAnotherFreelancer', params: ({ event }) => event.freelancer },
            target: 'marking',
            reenter: true,
            actions: { type: 'setFreelancer', params: ({ event }) => event.freelancer },
          },
          {
            guard: { type: 'isAnother', params: ({ event }) => event.freelancer },
            target: 'shown',
            actions: { type: 'setFreelancer', params: ({ event }) => event.freelancer },
          },
        ],
      },
      invoke: {
        id: 'getPublicJob',
        src: 'getPublicJob',
        input: ({ context: { jobId } }) => ({ params: { jobId } }),
        onDone: { target: 'shown', actions: assign(({ event }) => ({ job: event.output })) },
        // The proposal's own check asks again before it offers its form.
        onError: 'shown',
      },
    },
    closed: {},
    missing: {},
    failed: { on: { 'job.retry': 'loading' } },
  },
});
