import { assign, setup } from 'xstate';

import type { Failed } from '../../kit/actors.ts';
import { call } from '../../kit/actors.ts';
import { troubleOf } from '../../kit/failure.ts';
import type { Schema } from '../../kit/schema.ts';

interface Context {
  /** The project that the address names; null where it names none. */
  projectId: string | null;
  statement: Schema<'WorkStatement'> | null;
}

type Event = { type: 'statement.retry' };

export interface GetStatementCall {
  params: { projectId: string };
}

/**
 * The work statement of a project that was completed or ended.
 *
 * Guarantees: one that does not exist, or is for other people, is told apart from one that could not be loaded, and only
 * the latter can be tried again.
 */
export const workStatementMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { projectId: string | null },
    tags: {} as 'busy',
  },
  actors: { getWorkStatement: call<Schema<'WorkStatement'>, GetStatementCall>('getWorkStatement') },
  guards: {
    projectIsUnknown: ({ context }) => context.projectId === null,
    isRefused: (_, { error }: Failed) => {
      const trouble = troubleOf(error);
      return trouble.kind === 'refused' && [400, 403, 404, 409, 422].includes(trouble.status);
    },
  },
}).createMachine({
  id: 'workStatement',
  context: ({ input }) => ({ ...input, statement: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      always: { guard: 'projectIsUnknown', target: 'missing' },
      invoke: {
        id: 'getWorkStatement',
        src: 'getWorkStatement',
        input: ({ context: { projectId } }) => ({ params: { projectId: projectId ?? '' } }),
        onDone: { target: 'shown', actions: assign(({ event }) => ({ statement: event.output })) },
        onError: [
          { guard: { type: 'isRefused', params: ({ event }) => event }, target: 'missing' },
          { target: 'failed' },
        ],
      },
    },
    shown: {},
    missing: {},
    failed: { on: { 'statement.retry': 'loading' } },
  },
});
