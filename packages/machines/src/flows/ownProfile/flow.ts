import type { Role } from '@guildhall/api/enums';
import { assign, setup } from 'xstate';

import { resource } from '../../archetypes/resource.ts';
import { versionedCall } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { profileLoadFailure } from '../../kit/profileFailures.ts';
import type { Schema, Versioned } from '../../kit/schema.ts';

export interface OwnProfileInput {
  /** Whose profile it is: each role has its own. */
  role: Role;
}

interface Context extends OwnProfileInput {
  client: Schema<'ClientProfile'> | null;
  freelancer: Schema<'FreelancerProfile'> | null;
}

const reading = {
  types: {} as Context,
  shown: 'shown',
  said: profileLoadFailure,
  retry: 'profile.retry',
  again: 'shown',
} as const;

const client = resource({
  ...reading,
  call: 'getClientProfile',
  keep: ({ data }: Versioned<Schema<'ClientProfile'>>) => ({ client: data }),
});

const freelancer = resource({
  ...reading,
  call: 'getFreelancerProfile',
  keep: ({ data }: Versioned<Schema<'FreelancerProfile'>>) => ({ freelancer: data }),
});

/**
 * Reading one's own profile.
 *
 * Guarantees: the profile that is shown is that of the role one is signed in with, and its figures are the server's; a
 * failure is said and can be retried.
 *
 * Area: Profiles.
 */
export const ownProfileMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'profile.retry' }
      /** It was read anew, because something that it shows has changed elsewhere. */
      | ({ type: 'profile.heard' } & Pick<Context, 'client' | 'freelancer'>),
    input: {} as OwnProfileInput,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: {
    getClientProfile: versionedCall<Schema<'ClientProfile'>>('getClientProfile'),
    getFreelancerProfile: versionedCall<Schema<'FreelancerProfile'>>('getFreelancerProfile'),
  },
  guards: {
    clientIsUnread: ({ context: { role, client } }) => role === 'CLIENT' && client === null,
    freelancerIsUnread: ({ context: { role, freelancer } }) => role === 'FREELANCER' && freelancer === null,
  },
}).createMachine({
  id: 'ownProfile',
  context: ({ input }) => ({ ...input, client: null, freelancer: null }),
  initial: 'shown',
  states: {
    shown: {
      ...client.shown,
      always: [
        { guard: 'clientIsUnread', target: 'loadingClient' },
        { guard: 'freelancerIsUnread', target: 'loadingFreelancer' },
      ],
      on: {
        'profile.heard': { actions: assign(({ event: { client, freelancer } }) => ({ client, freelancer })) },
      },
    },
    loadingClient: client.loading,
    loadingFreelancer: freelancer.loading,
    failed: client.failed,
  },
});
