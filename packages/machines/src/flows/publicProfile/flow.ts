import { setup } from 'xstate';

import { missingWith, resource } from '../../archetypes/resource.ts';
import { secondsUntilAllowed } from '../../kit/account.ts';
import type { Failed } from '../../kit/actors.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { isRefusedWith } from '../../kit/failure.ts';
import type { FailedCall } from '../../kit/parts.ts';
import { failure, put } from '../../kit/parts.ts';
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

const missing = missingWith(400, 404);

/** The account has opened its share of profiles. */
const limited = {
  guard: { type: 'limitIsReached', params: failure },
  target: 'limited',
  actions: put<Context, FailedCall>(({ event }) => ({ opensAgainIn: secondsUntilAllowed(event.error) })),
} as const;

const reading = resource({
  types: {} as Context,
  call: 'getPublicProfile',
  input: ({ userId }) => ({ params: { userId } }),
  keep: (profile: Schema<'PublicProfile'>) => ({ profile }),
  shown: 'shown',
  failures: [missing.failure, limited],
  retry: 'profile.retry',
});

/**
 * Reading a public profile.
 *
 * Guarantees: a profile that does not exist is told apart from one that could not be loaded, and only the latter can be
 * tried again; a viewer who turns out to be signed in gets what visitors do not see, without losing sight of the page
 * meanwhile or when that fails; an account that has opened its share of profiles is told so, and keeps what visitors see.
 *
 * Area: Profiles.
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
    ...missing.guards,
    limitIsReached: (_, { error }: Failed) => isRefusedWith(error, 429),
    isReadAsVisitor: ({ context }) => context.profile !== null,
  },
}).createMachine({
  id: 'publicProfile',
  context: ({ input }) => ({ ...input, profile: null, opensAgainIn: 0 }),
  initial: 'loading',
  states: {
    loading: reading.loading,
    shown: { ...reading.shown, on: { 'reader.known': 'completing' } },
    completing: {
      invoke: { ...reading.loading.invoke, onError: [limited, { target: 'shown' }] },
    },
    limited: { on: { 'profile.retry': [{ guard: 'isReadAsVisitor', target: 'completing' }, { target: 'loading' }] } },
    missing: missing.state,
    failed: reading.failed,
  },
});
