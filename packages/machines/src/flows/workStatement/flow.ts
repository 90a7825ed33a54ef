import { setup } from 'xstate';

import { missingWith, resource } from '../../archetypes/resource.ts';
import { call } from '../../kit/actors.ts';
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

const missing = missingWith(400, 403, 404, 409, 422);

const reading = resource({
  types: {} as Context,
  call: 'getWorkStatement',
  input: ({ projectId }): GetStatementCall => ({ params: { projectId: projectId ?? '' } }),
  keep: (statement: Schema<'WorkStatement'>) => ({ statement }),
  shown: 'shown',
  failures: [missing.failure],
  retry: 'statement.retry',
});

/**
 * The work statement of a project that was completed or ended.
 *
 * Guarantees: one that does not exist, or is for other people, is told apart from one that could not be loaded, and only
 * the latter can be tried again.
 *
 * Area: Finishing work.
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
    ...missing.guards,
  },
}).createMachine({
  id: 'workStatement',
  context: ({ input }) => ({ ...input, statement: null }),
  initial: 'loading',
  states: {
    loading: { ...reading.loading, always: { guard: 'projectIsUnknown', target: 'missing' } },
    shown: reading.shown,
    missing: missing.state,
    failed: reading.failed,
  },
});
