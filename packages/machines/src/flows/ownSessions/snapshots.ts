import type { SnapshotFrom } from 'xstate';

import type { Schema } from '../../kit/schema.ts';
import type { StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { ownSessionsMachine } from './machine.ts';

export const current: Schema<'OwnSession'> = {
  id: '6f1c1b52-8d4e-4f7a-9d53-0f1f2f6f0a01',
  browser: 'Firefox on a Mac',
  address: '203.0.113.7',
  openedAt: '2026-11-18T08:15:00.000Z',
  expiresAt: '2026-12-18T08:15:00.000Z',
  isCurrent: true,
};

export const phone: Schema<'OwnSession'> = {
  ...current,
  id: '6f1c1b52-8d4e-4f7a-9d53-0f1f2f6f0a02',
  browser: 'Safari on an iPhone',
  address: '2001:db8:4:2::/64',
  openedAt: '2026-11-12T19:02:00.000Z',
  isCurrent: false,
};

/** From before it was recorded where sessions are opened. */
export const unknown: Schema<'OwnSession'> = {
  ...phone,
  id: '6f1c1b52-8d4e-4f7a-9d53-0f1f2f6f0a03',
  browser: null,
  address: null,
  openedAt: '2026-10-30T06:40:00.000Z',
};

export const loaded = settled('listSessions', { sessions: [current, phone, unknown] });
export const alone = settled('listSessions', { sessions: [current] });
export const failure = rejected('listSessions', failing.network);
export const end = { type: 'session.end', sessionId: phone.id } as const;
export const endOthers = { type: 'others.end' } as const;
export const confirm = { type: 'decision.confirm' } as const;

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const ownSessionsSnapshots = {
  loading: at(ownSessionsMachine, undefined),
  failed: at(ownSessionsMachine, undefined, [failure]),
  listed: at(ownSessionsMachine, undefined, [loaded]),
  confirmingEnd: at(ownSessionsMachine, undefined, [loaded, end]),
  ending: at(ownSessionsMachine, undefined, [loaded, end, confirm]),
  confirmingEndOfOthers: at(ownSessionsMachine, undefined, [loaded, endOthers]),
  endingOthers: at(ownSessionsMachine, undefined, [loaded, endOthers, confirm]),
} satisfies Record<StateOf<typeof ownSessionsMachine>, SnapshotFrom<typeof ownSessionsMachine>>;

/** Refinements of a state that people meet. */
export const ownSessionsVariations = {
  /** Another was opened while a question lay over them. */
  withNews: at(ownSessionsMachine, undefined, [
    settled('listSessions', { sessions: [current, phone] }),
    { type: 'list.heard', list: { sessions: [current, phone, unknown] }, wasHeld: true },
  ]),
  alone: at(ownSessionsMachine, undefined, [alone]),
  loadingAgain: at(ownSessionsMachine, undefined, [loaded, { type: 'list.refresh' }]),
};
