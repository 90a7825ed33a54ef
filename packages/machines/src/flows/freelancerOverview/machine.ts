import { assign, setup } from 'xstate';

import { call } from '../../actors.ts';
import { mayApply } from '../../profileCompletion.ts';
import type { Schema } from '../../schema.ts';

interface Context {
  completion: Schema<'ProfileCompletion'> | null;
}

/**
 * What a freelancer's dashboard knows of its owner: how complete the profile is, and whether that opens the job list.
 *
 * Guarantees: the job list opens from the threshold on and not below it; the figure is the server's own; a failure can
 * be tried again.
 */
export const freelancerOverviewMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'overview.retry' },
    tags: {} as 'busy',
  },
  actors: { getProfileCompletion: call<Schema<'ProfileCompletion'>, void>('getProfileCompletion') },
  guards: { mayApply: (_, { percentage }: Schema<'ProfileCompletion'>) => mayApply(percentage) },
}).createMachine({
  id: 'freelancerOverview',
  context: { completion: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'getProfileCompletion',
        src: 'getProfileCompletion',
        onDone: [
          {
            guard: { type: 'mayApply', params: ({ event }) => event.output },
            target: 'unlocked',
            actions: assign(({ event }) => ({ completion: event.output })),
          },
          { target: 'locked', actions: assign(({ event }) => ({ completion: event.output })) },
        ],
        onError: 'failed',
      },
    },
    failed: { on: { 'overview.retry': 'loading' } },
    locked: {},
    unlocked: {},
  },
});
