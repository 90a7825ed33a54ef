import { assign, emit, setup } from 'xstate';

import type { Effect } from '../../kit/effects.ts';
import { required } from '../../kit/required.ts';

interface Context {
  /** Where the person was about to go; null where the form itself is closed. */
  href: string | null;
}

/**
 * Leaving a form that has changes which are not saved.
 *
 * Guarantees: the person stays until they have said that the changes may be lost, and then goes where they wanted to, or
 * closes the form.
 *
 * Area: Profiles.
 */
export const unsavedChangesMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'leave.ask'; href: string | null } | { type: 'leave.cancel' } | { type: 'leave.confirm' },
    emitted: {} as Effect,
  },
  guards: { leadsElsewhere: ({ context }) => context.href !== null },
}).createMachine({
  id: 'unsavedChanges',
  context: { href: null },
  initial: 'staying',
  states: {
    staying: {
      on: { 'leave.ask': { target: 'asking', actions: assign(({ event }) => ({ href: event.href })) } },
    },
    asking: {
      on: {
        'leave.cancel': { target: 'staying', actions: assign({ href: null }) },
        'leave.confirm': [
          {
            guard: 'leadsElsewhere',
            target: 'discarded',
            actions: emit(({ context }) => ({ type: 'navigate', path: required(context.href) })),
          },
          { target: 'discarded' },
        ],
      },
    },
    // Where the next page cannot be fetched, the form is still there, and can be left again.
    discarded: {
      on: { 'leave.ask': { target: 'asking', actions: assign(({ event }) => ({ href: event.href })) } },
    },
  },
});
