import type { Role } from '@guildhall/api/enums';
import { emit, setup } from 'xstate';

import { resource } from '../../archetypes/resource.ts';
import { otherRole, roleNouns } from '../../domain/roleNouns.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { success } from '../../kit/effects.ts';
import { failureToast, isConflict } from '../../kit/failure.ts';
import { failure } from '../../kit/parts.ts';
import { required } from '../../kit/required.ts';
import type { Schema } from '../../kit/schema.ts';

type AccountRole = Schema<'AccountRole'>;

interface Context {
  /** What the account is; null before the server has said so. */
  role: Role | null;
}

type Event = { type: 'role.change' };

export interface ChangeRoleCall {
  body: Schema<'AccountRoleChange'>;
}

const reading = resource({
  types: {} as Context,
  call: 'getAccountRole',
  keep: ({ canChange, role }: AccountRole) => (canChange ? { role } : {}),
  shown: 'unavailable',
  unless: [{ guard: 'canChange', target: 'offered' }],
  // Nothing that the person came for depends on it.
  failing: 'unavailable',
});

/**
 * Changing the role of an account that was signed up with the wrong one.
 *
 * Guarantees: it is offered only where the server says that it can be done, and asked for once at a time; where something
 * was done meanwhile, the server's words are said and the offer is gone; afterwards the session goes on with the new role.
 */
export const roleChangeMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Effect, tags: {} as 'busy' },
  actors: {
    getAccountRole: call<AccountRole, void>('getAccountRole'),
    changeAccountRole: call<AccountRole, ChangeRoleCall>('changeAccountRole'),
  },
  guards: {
    canChange: (_, { canChange }: AccountRole) => canChange,
    isTooLate: (_, { error }: { error: unknown }) => isConflict(error),
  },
  actions: {
    sayFailure: emit((_, { error }: { error: unknown }) =>
      failureToast(error, { title: 'Error', fallback: 'Failed to change your account type. Please try again.' }),
    ),
  },
}).createMachine({
  id: 'roleChange',
  context: { role: null },
  initial: 'loading',
  states: {
    loading: reading.loading,
    offered: { ...reading.shown, on: { 'role.change': 'changing' } },
    changing: {
      tags: 'busy',
      invoke: {
        id: 'changeAccountRole',
        src: 'changeAccountRole',
        input: ({ context }) => ({ body: { role: otherRole[required(context.role)] } }),
        onDone: {
          target: 'changed',
          actions: [
            emit(({ event: { output } }) => ({ type: 'session.change' as const, change: { role: output.role } })),
            emit(({ event: { output } }) =>
              success('Account Type Changed', `This is a ${roleNouns[output.role]} account now.`),
            ),
          ],
        },
        onError: [
          {
            guard: { type: 'isTooLate', params: failure },
            target: 'unavailable',
            actions: { type: 'sayFailure', params: failure },
          },
          { target: 'offered', actions: { type: 'sayFailure', params: failure } },
        ],
      },
    },
    unavailable: {},
    changed: { type: 'final' },
  },
});
