import { setup } from 'xstate';

import { resource } from '../../archetypes/resource.ts';
import { mayApply } from '../../domain/profileCompletion.ts';
import { call } from '../../kit/actors.ts';
import type { Schema } from '../../kit/schema.ts';

interface Context {
  /** Of a profile that says too little to apply, as it was when it was last read. */
  completion: Schema<'ProfileCompletion'> | null;
}

/** The person comes back to this window: the profile may have been completed in another. */
type Event = { type: 'overview.refresh' };

const completion = resource({
  types: {} as Context,
  call: 'getProfileCompletion',
  keep: (read: Schema<'ProfileCompletion'>) => ({ completion: mayApply(read.percentage) ? null : read }),
  shown: 'locked',
  unless: [{ guard: 'mayApply', target: 'unlocked' }],
  retry: 'overview.refresh',
  failures: [{ guard: 'completionIsKnown', target: 'locked' }],
});

/**
 * Whether a freelancer's profile is complete enough to apply.
 *
 * Guarantees: proposals are locked below the threshold and not from it on; the figure is the server's own; proposals that
 * are locked open once the profile was completed in another window, and a check that fails then leaves what is shown; one
 * that failed at first locks nothing, and is made again on return. The proposal's own flow asks before it shows a form.
 *
 * Area: Posting and applying.
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
      ...completion.loading,
      // The answer under way may be older than what the person comes back from.
      on: { 'overview.refresh': { target: 'loading', reenter: true } },
    },
    failed: completion.failed,
    locked: { ...completion.shown, on: { 'overview.refresh': 'loading' } },
    unlocked: {},
  },
});
