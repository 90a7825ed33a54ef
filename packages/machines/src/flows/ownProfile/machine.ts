import type { Role } from '@guildhall/api/enums';
import { assign, emit, setup } from 'xstate';

import { versionedCall } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { profileLoadFailure } from '../../kit/profileFailures.ts';
import type { Schema } from '../../kit/schema.ts';

export interface OwnProfileInput {
  /** Whose profile it is: each role has its own. */
  role: Role;
}

interface Context extends OwnProfileInput {
  client: Schema<'ClientProfile'> | null;
  freelancer: Schema<'FreelancerProfile'> | null;
}

/**
 * Reading one's own profile.
 *
 * Guarantees: the profile that is shown is that of the role one is signed in with, and its figures are the server's; a
 * failure is said and can be retried.
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
      always: [
        { guard: 'clientIsUnread', target: 'loadingClient' },
        { guard: 'freelancerIsUnread', target: 'loadingFreelancer' },
      ],
      on: {
        'profile.heard': { actions: assign(({ event: { client, freelancer } }) => ({ client, freelancer })) },
      },
    },
    loadingClient: {
      tags: 'busy',
      invoke: {
        id: 'getClientProfile',
        src: 'getClientProfile',
        onDone: { target: 'shown', actions: assign(({ event }) => ({ client: event.output.data })) },
        onError: { target: 'failed', actions: emit(({ event }) => profileLoadFailure(event.error)) },
      },
    },
    loadingFreelancer: {
      tags: 'busy',
      invoke: {
        id: 'getFreelancerProfile',
        src: 'getFreelancerProfile',
        onDone: { target: 'shown', actions: assign(({ event }) => ({ freelancer: event.output.data })) },
        onError: { target: 'failed', actions: emit(({ event }) => profileLoadFailure(event.error)) },
      },
    },
    failed: { on: { 'profile.retry': 'shown' } },
  },
});
