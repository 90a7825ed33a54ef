import { assign, setup } from 'xstate';

import { missingWith, resource } from '../../archetypes/resource.ts';
import { takesProposals } from '../../domain/applying.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import type { Schema } from '../../kit/schema.ts';

interface Context {
  jobId: string;
  job: Schema<'Job'> | null;
}

export interface JobDetailInput {
  jobId: string;
  /** The job, where the list that it was chosen from has it. */
  job: Schema<'Job'> | null;
}

type Event =
  | { type: 'detail.retry' }
  /** The job was read again, or has changed: its latest version is shown. */
  | { type: 'job.set'; job: Schema<'Job'> };

const missing = missingWith(400, 404);

const reading = resource({
  types: {} as Context,
  call: 'getPublicJob',
  input: ({ jobId }) => ({ params: { jobId } }),
  keep: (job: Schema<'Job'>) => ({ job }),
  shown: 'shown',
  failures: [missing.failure],
  retry: 'detail.retry',
});

/**
 * Reading one job, chosen from a list or opened by a link.
 *
 * Guarantees: a job that is known is shown without a call; one that takes no more proposals is told apart from one that
 * does; one that does not exist is told apart from one that could not be loaded, and only the latter can be tried again.
 *
 * Area: Finding.
 */
export const jobDetailMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as JobDetailInput,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: { getPublicJob: call<Schema<'Job'>, { params: { jobId: string } }>('getPublicJob') },
  guards: {
    jobIsUnknown: ({ context }) => context.job === null,
    jobIsClosed: ({ context: { job } }) => job !== null && !takesProposals(job.status),
    ...missing.guards,
  },
}).createMachine({
  id: 'jobDetail',
  context: ({ input }) => input,
  initial: 'shown',
  on: { 'job.set': { target: '.shown', actions: assign(({ event }) => ({ job: event.job })) } },
  states: {
    shown: {
      ...reading.shown,
      always: [
        { guard: 'jobIsUnknown', target: 'loading' },
        { guard: 'jobIsClosed', target: 'closed' },
      ],
    },
    closed: {},
    loading: reading.loading,
    missing: missing.state,
    failed: reading.failed,
  },
});
