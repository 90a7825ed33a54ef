import type { Session } from '../../kit/effects.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { loginMachine } from './flow.ts';

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

export const loginFlow = defineFlow({
  machine: loginMachine,
  input,
  others: [
    { type: 'field.change', name: 'rememberMe', value: true },
    { type: 'field.change', name: 'role', value: 'FREELANCER' },
  ],
  scenarios: {
    'credentials.typing': [],
    'credentials.refused': [...submitted, rejected('logIn', failing.refused(401))],
    'credentials.wrongRole': [...submitted, isOtherRole],
    signingIn: submitted,
    closed: [...submitted, isClosed],
    reopening: [...submitted, isClosed, reopen],
    signedIn: [...submitted, settled('logIn', session)],

    incomplete: [{ type: 'login.submit' }],
    cutOff: [...submitted, rejected('logIn', failing.network)],
  },
});
