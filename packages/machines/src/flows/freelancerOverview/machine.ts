import { assign, setup } from 'xstate';

import { mayApply } from '../../domain/profileCompletion.ts';
import { call } from '../../kit/actors.ts';
import type { Schema } from '../../kit/schema.ts';

interface Context {
  /** As it was when it was last read. */
  completion: Schema<'ProfileCompletion'> | null;
}

type Event =
  | { type: 'overview.retry' }
  /** The person comes back to this window: the profile may have been completed in another. */
  | { type: 'overview.refresh' };

/**
 * Whether a freelancer's profile opens the job list.
 *
 * Guarantees: the job list opens from the threshold on and not below it; the figure is the server's own; a failure can
 * be tried again; a list that is locked opens once the profile was completed in another window, and a check that fails
 * then leaves what is shown.
 */
export const freelancerOverviewMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy',
  },
  actors: { getProfileCompletion: call<Schema<'ProfileCompletion'>, void>('getProfileCompletion') },
  guards: {
    mayApply: (_, { percentage }: Schema<'ProfileCompletion'>) => mayApply(percentage),
    completionIsKnown: ({ context }) => context.completion !== null,
  },
}).createMachine({
  id: 'freelancerOverview',
  context: { completion: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      // The answer under way may be older than what the person comes back from.
      on: { 'overview.refresh': { target: 'loading', reenter: true } },
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
        onError: [{ guard: 'completionIsKnown', target: 'locked' }, { target: 'failed' }],
      },
    },
    failed: { on: { 'overview.retry': 'loading' } },
    locked: { on: { 'overview.refresh': 'loading' } },
    unlocked: {},
  },
});
