import { assign, setup } from 'xstate';

import type { Failed } from '../../actors.ts';
import { call } from '../../actors.ts';
import type { Effect } from '../../effects.ts';
import { isMissing } from '../../missing.ts';
import type { Schema } from '../../schema.ts';

interface Context {
  userId: string;
  profile: Schema<'PublicProfile'> | null;
}

export interface PublicProfileInput {
  userId: string;
}

/**
 * Reading what somebody tells of themselves.
 *
 * Guarantees: nobody there is told apart from a profile that could not be loaded, and only the latter can be tried
 * again; whoever turns out to be signed in gets what visitors do not see, without losing sight of the page meanwhile or
 * when that fails.
 */
export const publicProfileMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'profile.retry' } | { type: 'reader.known' },
    input: {} as PublicProfileInput,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: { getPublicProfile: call<Schema<'PublicProfile'>, { params: { userId: string } }>('getPublicProfile') },
  guards: { nobodyIsThere: (_, { error }: Failed) => isMissing(error) },
}).createMachine({
  id: 'publicProfile',
  context: ({ input }) => ({ ...input, profile: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'getPublicProfile',
        src: 'getPublicProfile',
        input: ({ context }) => ({ params: { userId: context.userId } }),
        onDone: { target: 'shown', actions: assign(({ event }) => ({ profile: event.output })) },
        onError: [
          { guard: { type: 'nobodyIsThere', params: ({ event }) => event }, target: 'missing' },
          { target: 'failed' },
        ],
      },
    },
    shown: { on: { 'reader.known': 'completing' } },
    completing: {
      invoke: {
        id: 'getPublicProfile',
        src: 'getPublicProfile',
        input: ({ context }) => ({ params: { userId: context.userId } }),
        onDone: { target: 'shown', actions: assign(({ event }) => ({ profile: event.output })) },
        onError: 'shown',
      },
    },
    missing: {},
    failed: { on: { 'profile.retry': 'loading' } },
  },
});
