import type { Schema } from '../../kit/schema.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { accountClosingMachine } from './flow.ts';

type Event = ReplayEvent<typeof accountClosingMachine>;

const projectId = '4a6d2c1e-0b57-4d0a-9c3f-7f1f6a2e8b01';

export const obstacles: readonly Schema<'AccountObstacle'>[] = [
  { kind: 'APPLICATIONS', projectId, title: 'Redesign of a booking page', count: 3, startsAt: null },
  { kind: 'WORK', projectId, title: 'Inventory app for three warehouses', count: 1, startsAt: null },
  {
    kind: 'MEETING',
    projectId,
    title: 'Interview with Maya Lindqvist',
    count: 1,
    startsAt: '2026-11-24T09:00:00.000Z',
  },
];

export const free = settled('getAccountClosing', { obstacles: [] });
export const inTheWay = settled('getAccountClosing', { obstacles });
export const unread = rejected('getAccountClosing', failing.network);
export const type = (value: string): Event => ({ type: 'field.change', name: 'password', value });
export const check = { type: 'closing.check' } as const;
export const close = { type: 'account.close' } as const;
export const done = settled('closeAccount');
const wrong = 'This is not your password.';
export const refused = rejected('closeAccount', failing.refused(422, wrong, { password: wrong }));
export const overtaken = rejected('closeAccount', failing.refused(409, 'Some of your work is still open.'));
export const failed = rejected('closeAccount', failing.network);

const typed: readonly Event[] = [free, type('a lantern at dusk')];

export const accountClosingFlow = defineFlow({
  machine: accountClosingMachine,
  scenarios: {
    loading: [],
    failed: [unread],
    blocked: [inTheWay],
    editing: [free],
    closing: [...typed, close],
    closed: [...typed, close, done],

    checkingAgain: [inTheWay, check],
    incomplete: [free, close],
    refused: [...typed, close, refused],
  },
});
