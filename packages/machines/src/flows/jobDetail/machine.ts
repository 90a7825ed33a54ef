import { assign, setup } from 'xstate';

import type { Failed } from '../../actors.ts';
import { call } from '../../actors.ts';
import type { Effect } from '../../effects.ts';
import { isMissing } from '../../missing.ts';
import type { Schema } from '../../schema.ts';

interface Context {
  jobId: string;
  job: Schema<'Job'> | null;
}

export interface JobDetailInput {
  jobId: string;
  /** The job, where the list that it was chosen from has it. */
  job: Schema<'Job'> | null;
}

/**
 * Reading one job, chosen from a list or opened by a link.
 *
 * Guarantees: a job that is known is shown without a call; one that does not exist is told apart from one that could
 * not be loaded, and only the latter can be tried again.
 */
export const jobDetailMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'detail.retry' },
    input: {} as JobDetailInput,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: { getPublicJob: call<Schema<'Job'>, { params: { jobId: string } }>('getPublicJob') },
  guards: {
    jobIsUnknown: ({ context }) => context.job === null,
    jobIsMissing: (_, { error }: Failed) => isMissing(error),
  },
}).createMachine({
  id: 'jobDetail',
  context: ({ input }) => input,
  initial: 'shown',
  states: {
    shown: { always: { guard: 'jobIsUnknown', target: 'loading' } },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'getPublicJob',
        src: 'getPublicJob',
        input: ({ context }) => ({ params: { jobId: context.jobId } }),
        onDone: { target: 'shown', actions: assign(({ event }) => ({ job: event.output })) },
        onError: [
          { guard: { type: 'jobIsMissing', params: ({ event }) => event }, target: 'missing' },
          { target: 'failed' },
        ],
      },
    },
    missing: {},
    failed: { on: { 'detail.retry': 'loading' } },
  },
});
