import type { Role } from '@guildhall/api/enums';
import { setup } from 'xstate';

import { resource } from '../../archetypes/resource.ts';
import { task } from '../../archetypes/task.ts';
import { otherRole, roleNouns } from '../../domain/roleNouns.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { success } from '../../kit/effects.ts';
import { failureToast, isConflict } from '../../kit/failure.ts';
import type { FailedCall } from '../../kit/parts.ts';
import { failure, tell } from '../../kit/parts.ts';
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

const failed = (error: unknown) =>
  failureToast(error, { title: 'Error', fallback: 'Failed to change your account type. Please try again.' });
const sayFailure = tell<FailedCall>(({ event }) => failed(event.error));

const changing = task({
  types: {} as Context,
  call: 'changeAccountRole',
  input: ({ role }): ChangeRoleCall => ({ body: { role: otherRole[required(role)] } }),
  back: 'offered',
  done: 'changed',
  next: ({ role }: AccountRole) => ({ type: 'session.change', change: { role } }),
  said: ({ role }: AccountRole) => success('Account Type Changed', `This is a ${roleNouns[role]} account now.`),
  failures: [{ guard: { type: 'isTooLate', params: failure }, target: 'unavailable', actions: sayFailure }],
  failure: failed,
});

/**
 * Changing the role of an account that was signed up with the wrong one.
 *
 * Guarantees: it is offered only where the server says that it can be done, and asked for once at a time; where something
 * was done meanwhile, the server's words are said and the offer is gone; afterwards the session goes on with the new role.
 *
 * Area: Account.
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
}).createMachine({
  id: 'roleChange',
  context: { role: null },
  initial: 'loading',
  states: {
    loading: reading.loading,
    offered: { ...reading.shown, on: { 'role.change': 'changing' } },
    changing,
    unavailable: {},
    changed: { type: 'final' },
  },
});
