import type { SnapshotFrom } from 'xstate';

import type { ReplayEvent, StateOf } from '../../testing/replay.ts';
import { at, settled } from '../../testing/replay.ts';
import type { DatedSession } from './machine.ts';
import { sessionMachine } from './machine.ts';

export const client: DatedSession = {
  token: 'a-client-token',
  role: 'CLIENT',
  name: 'Mara Lindqvist',
  email: 'mara@harbourandpine.example',
  openedAt: 1,
};

export const freelancer: DatedSession = {
  token: 'a-freelancer-token',
  role: 'FREELANCER',
  name: 'Ngozi Adeyemi',
  email: 'ngozi@adeyemi.example',
  openedAt: 2,
};

const restored = (stored: DatedSession | null): ReplayEvent<typeof sessionMachine>[] => [
  { type: 'session.restore', stored },
];

const confirmed = (session: DatedSession): ReplayEvent<typeof sessionMachine>[] => [
  ...restored(session),
  { type: 'session.confirm', token: session.token },
];

const closing: ReplayEvent<typeof sessionMachine>[] = [...confirmed(client), { type: 'session.close' }];

/** One snapshot of each state. */
export const sessionSnapshots = {
  restoring: at(sessionMachine, undefined),
  guest: at(sessionMachine, undefined, restored(null)),
  unrecognized: at(sessionMachine, undefined, [{ type: 'session.restore', stored: 'unrecognized' }]),
  signedUp: at(sessionMachine, undefined, [
    ...restored(null),
    { type: 'session.open', session: freelancer, remember: false, isNew: true },
  ]),
  unconfirmed: at(sessionMachine, undefined, restored(client)),
  signedIn: at(sessionMachine, undefined, confirmed(client)),
  loggingOut: at(sessionMachine, undefined, closing),
  loggedOut: at(sessionMachine, undefined, [...closing, settled('logOut')]),
} satisfies Record<StateOf<typeof sessionMachine>, SnapshotFrom<typeof sessionMachine>>;

export const sessionVariations = {
  signedInFreelancer: at(sessionMachine, undefined, confirmed(freelancer)),
};
