import { assign, setup } from 'xstate';

import { secondsUntilAllowed } from '../../kit/account.ts';
import type { Failed } from '../../kit/actors.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { troubleOf } from '../../kit/failure.ts';
import { isMissing } from '../../kit/missing.ts';
import type { Schema } from '../../kit/schema.ts';

interface Context {
  userId: string;
  profile: Schema<'PublicProfile'> | null;
  /** In `limited`: seconds until another profile may be opened. */
  opensAgainIn: number;
}

export interface PublicProfileInput {
  userId: string;
}

/**
 * Reading a public profile.
 *
 * Guarantees: a profile that does not exist is told apart from one that could not be loaded, and only the latter can be
 * tried again; a viewer who turns out to be signed in gets what visitors do not see, without losing sight of the page
 * meanwhile or when that fails; an account that has opened its share of profiles is told so, and keeps what visitors see.
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
  guards: {
    profileIsMissing: (_, { error }: Failed) => isMissing(error),
    limitIsReached: (_, { error }: Failed) => {
      const trouble = troubleOf(error);
      return trouble.kind === 'refused' && trouble.status === 429;
    },
    isReadAsVisitor: ({ context }) => context.profile !== null,
  },
  actions: {
    keepWait: assign({ opensAgainIn: (_, { error }: Failed) => secondsUntilAllowed(error) }),
  },
}).createMachine({
  id: 'publicProfile',
  context: ({ input }) => ({ ...input, profile: null, opensAgainIn: 0 }),
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
          { guard: { type: 'profileIsMissing', params: ({ event }) => event }, target: 'missing' },
          {
            guard: { type: 'limitIsReached', params: ({ event }) => event },
            target: 'limited',
            actions: { type: 'keepWait', params: ({ event }) => event },
          },
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
        onError: [
          {
            guard: { type: 'limitIsReached', params: ({ event }) => event },
            target: 'limited',
            actions: { type: 'keepWait', params: ({ event }) => event },
          },
          { target: 'shown' },
        ],
      },
    },
    limited: { on: { 'profile.retry': [{ guard: 'isReadAsVisitor', target: 'completing' }, { target: 'loading' }] } },
    missing: {},
    failed: { on: { 'profile.retry': 'loading' } },
  },
});
