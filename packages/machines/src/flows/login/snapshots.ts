import type { SnapshotFrom } from 'xstate';

import type { Session } from '../../kit/effects.ts';
import type { ReplayEvent, StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { loginMachine } from './machine.ts';

const input = undefined;

export const session: Session = {
  token: 'a-token',
  role: 'CLIENT',
  name: 'Mara Lindqvist',
  email: 'mara@harbourandpine.example',
};

/** Everything filled in as a client would. */
export const filled: ReplayEvent<typeof loginMachine>[] = [
  { type: 'field.change', name: 'email', value: session.email },
  { type: 'field.change', name: 'password', value: 'correct horse' },
  { type: 'field.change', name: 'role', value: 'CLIENT' },
];

const submitted = [...filled, { type: 'login.submit' }] satisfies ReplayEvent<typeof loginMachine>[];

/** The password is right, and the account is of the other role. */
export const isOtherRole = rejected('logIn', failing.refused(404));
export const correctRole = { type: 'role.correct' } as const;

export const reopen = { type: 'account.reopen' } as const;
export const isClosed = rejected(
  'logIn',
  failing.refused(409, 'You closed this account. You can reopen it until December 4, 2026 (Lisbon time).'),
);

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const loginSnapshots = {
  'credentials.typing': at(loginMachine, input),
  'credentials.refused': at(loginMachine, input, [...submitted, rejected('logIn', failing.refused(401))]),
  'credentials.wrongRole': at(loginMachine, input, [...submitted, isOtherRole]),
  signingIn: at(loginMachine, input, submitted),
  closed: at(loginMachine, input, [...submitted, isClosed]),
  reopening: at(loginMachine, input, [...submitted, isClosed, reopen]),
  signedIn: at(loginMachine, input, [...submitted, settled('logIn', session)]),
} satisfies Record<StateOf<typeof loginMachine>, SnapshotFrom<typeof loginMachine>>;

/** Refinements of a state that people meet. */
export const loginVariations = {
  incomplete: at(loginMachine, input, [{ type: 'login.submit' }]),
  cutOff: at(loginMachine, input, [...submitted, rejected('logIn', failing.network)]),
};
