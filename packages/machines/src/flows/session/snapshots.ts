import type { SnapshotFrom } from 'xstate';

import type { Session } from '../../effects.ts';
import type { ReplayEvent, StateOf } from '../../testing/replay.ts';
import { at } from '../../testing/replay.ts';
import { sessionMachine } from './machine.ts';

export const client: Session = {
  token: 'a-client-token',
  role: 'CLIENT',
  name: 'Mara Lindqvist',
  email: 'mara@harbourandpine.example',
};

export const freelancer: Session = {
  token: 'a-freelancer-token',
  role: 'FREELANCER',
  name: 'Ngozi Adeyemi',
  email: 'ngozi@adeyemi.example',
};

const restored = (session: Session | null): ReplayEvent<typeof sessionMachine>[] => [
  { type: 'session.restore', session },
];

/** One snapshot of each state that can last; `loggedOut` is passed through. */
export const sessionSnapshots = {
  restoring: at(sessionMachine, undefined),
  guest: at(sessionMachine, undefined, restored(null)),
  signedIn: at(sessionMachine, undefined, restored(client)),
  loggingOut: at(sessionMachine, undefined, [...restored(client), { type: 'session.close' }]),
} satisfies Record<Exclude<StateOf<typeof sessionMachine>, 'loggedOut'>, SnapshotFrom<typeof sessionMachine>>;

export const sessionVariations = {
  signedInFreelancer: at(sessionMachine, undefined, restored(freelancer)),
};
