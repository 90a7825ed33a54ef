import { defineFlow } from '../../testing/defineFlow.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { settled } from '../../testing/replay.ts';
import type { DatedSession } from './flow.ts';
import { sessionMachine } from './flow.ts';

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

export const sessionFlow = defineFlow({
  machine: sessionMachine,
  others: [
    { type: 'session.sync', session: client },
    { type: 'session.sync', session: { ...freelancer, openedAt: 3 } },
    { type: 'session.end', token: client.token },
    { type: 'session.expire', token: client.token },
    { type: 'session.change', change: { email: 'mara@lindqvist.example' }, at: 5 },
    { type: 'session.change', change: { role: 'FREELANCER' }, at: 5 },
    { type: 'session.open', session: client, remember: true, isNew: false },
  ],
  scenarios: {
    restoring: [],
    guest: restored(null),
    unrecognized: [{ type: 'session.restore', stored: 'unrecognized' }],
    signedUp: [...restored(null), { type: 'session.open', session: freelancer, remember: false, isNew: true }],
    unconfirmed: restored(client),
    signedIn: confirmed(client),
    loggingOut: closing,
    loggedOut: [...closing, settled('logOut')],

    signedInFreelancer: confirmed(freelancer),
  },
});
