import { assign, setup } from 'xstate';

import { mayApply } from '../../domain/profileCompletion.ts';
import { call } from '../../kit/actors.ts';
import type { Schema } from '../../kit/schema.ts';

interface Context {
  /** Of a profile that says too little to apply, as it was when it was last read. */
  completion: Schema<'ProfileCompletion'> | null;
}

/** The person comes back to this window: the profile may have been completed in another. */
type Event = { type: 'overview.refresh' };

/**
 * Whether a freelancer's profile is complete enough to apply.
 *
 * Guarantees: proposals are locked below the threshold and not from it on; the figure is the server's own; proposals that
 * are locked open once the profile was completed in another window, and a check that fails then leaves what is shown; one
 * that failed at first locks nothing, and is made again on return. The proposal's own flow asks before it shows a form.
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
            actions: assign({ completion: null }),
          },
          { target: 'locked', actions: assign(({ event }) => ({ completion: event.output })) },
        ],
        onError: [{ guard: 'completionIsKnown', target: 'locked' }, { target: 'failed' }],
      },
    },
    failed: { on: { 'overview.refresh': 'loading' } },
    locked: { on: { 'overview.refresh': 'loading' } },
    unlocked: {},
  },
});
