import { describe, expect, it } from 'vitest';

import { nextStatus } from '../../domain/lifecycle.ts';
import { pathsOf, statesReached } from '../../testing/paths.ts';
import type { AccountEvent, AccountStatus } from './machine.ts';
import { accountStatusMachine, accountStatusOf } from './machine.ts';
import { accountStatusSnapshots } from './snapshots.ts';

const statuses = ['ACTIVE', 'SUSPENDED', 'CLOSED', 'ERASED'] as const satisfies readonly AccountStatus[];

const events: readonly AccountEvent[] = [
  { type: 'account.close' },
  { type: 'account.suspend' },
  { type: 'account.restore' },
  { type: 'account.reopen', isInTime: true },
  { type: 'account.reopen', isInTime: false },
  { type: 'account.erase', isInTime: true },
  { type: 'account.erase', isInTime: false },
];

const nameOf = (event: AccountEvent) =>
  'isInTime' in event ? `${event.type} ${event.isInTime ? 'in time' : 'too late'}` : event.type;

/** What follows from which event. Everything else is refused. */
const allowed: Record<AccountStatus, Record<string, AccountStatus>> = {
  ACTIVE: { 'account.close': 'CLOSED', 'account.suspend': 'SUSPENDED' },
  SUSPENDED: { 'account.restore': 'ACTIVE' },
  CLOSED: { 'account.reopen in time': 'ACTIVE', 'account.erase too late': 'ERASED' },
  ERASED: {},
};

const cases = statuses.flatMap((status) =>
  events.map((event) => ({ status, event, name: nameOf(event), next: allowed[status][nameOf(event)] ?? 'refused' })),
);

describe('the life of an account', () => {
  it.each(cases)('$status, $name: $next', ({ status, event, next }) => {
    const answer = nextStatus(accountStatusMachine, status, event);
    expect(answer.ok ? answer.status : 'refused').toBe(next);
    expect(accountStatusSnapshots[status].can(event)).toBe(next !== 'refused');
  });

  it('is each status when an account has come to it', () => {
    for (const status of statuses) expect(accountStatusSnapshots[status].value).toBe(status);
  });

  it('leads to every status', () => {
    expect(statesReached(pathsOf(accountStatusMachine, { input: undefined, events }))).toEqual(new Set(statuses));
  });

  it.each([
    [{ isActive: true, closedAt: null, erasedAt: null }, 'ACTIVE'],
    [{ isActive: false, closedAt: null, erasedAt: null }, 'SUSPENDED'],
    [{ isActive: false, closedAt: new Date(0), erasedAt: null }, 'CLOSED'],
    [{ isActive: false, closedAt: new Date(0), erasedAt: new Date(1) }, 'ERASED'],
  ])('is read from what is stored: %o is %s', (stored, status) => {
    expect(accountStatusOf(stored)).toBe(status);
  });
});
