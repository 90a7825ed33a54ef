import type { Schema } from '../../kit/schema.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { ownSessionsMachine } from './flow.ts';

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

export const ownSessionsFlow = defineFlow({
  machine: ownSessionsMachine,
  scenarios: {
    loading: [],
    failed: [failure],
    listed: [loaded],
    confirmingEnd: [loaded, end],
    ending: [loaded, end, confirm],
    confirmingEndOfOthers: [loaded, endOthers],
    endingOthers: [loaded, endOthers, confirm],

    /** Another was opened while a question lay over them. */
    withNews: [
      settled('listSessions', { sessions: [current, phone] }),
      { type: 'list.heard', list: { sessions: [current, phone, unknown] }, wasHeld: true },
    ],
    alone: [alone],
    loadingAgain: [loaded, { type: 'list.refresh' }],
  },
});
