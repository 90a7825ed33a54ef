import { describe, expect, it } from 'vitest';

import { nextStatus } from '../../domain/lifecycle.ts';
import { pathsOf, statesReached } from '../../testing/paths.ts';
import type { VerificationEvent, VerificationStatus } from './machine.ts';
import { verificationStatusMachine } from './machine.ts';
import { verificationStatusSnapshots } from './snapshots.ts';

const statuses = ['UNVERIFIED', 'VERIFIED', 'DOUBTED'] as const satisfies readonly VerificationStatus[];
const events = (['check.succeed', 'check.fail', 'recheck.fail', 'proof.change'] as const).map((type) => ({ type }));

/** What follows from which event. Everything else is refused. */
const allowed: Record<VerificationStatus, Partial<Record<VerificationEvent['type'], VerificationStatus>>> = {
  UNVERIFIED: { 'check.succeed': 'VERIFIED' },
  VERIFIED: {
    'check.succeed': 'VERIFIED',
    'check.fail': 'DOUBTED',
    'recheck.fail': 'DOUBTED',
    'proof.change': 'UNVERIFIED',
  },
  DOUBTED: {
    'check.succeed': 'VERIFIED',
    'check.fail': 'DOUBTED',
    'recheck.fail': 'UNVERIFIED',
    'proof.change': 'UNVERIFIED',
  },
};

const cases = statuses.flatMap((status) =>
  events.map((event) => ({ status, event, name: event.type, next: allowed[status][event.type] ?? 'refused' })),
);

describe('the verification of an account', () => {
  it.each(cases)('$status, $name: $next', ({ status, event, next }) => {
    const answer = nextStatus(verificationStatusMachine, status, event);
    expect(answer.ok ? answer.status : 'refused').toBe(next);
    expect(verificationStatusSnapshots[status].can(event)).toBe(next !== 'refused');
  });

  it('leads to every status, and only a check that succeeded makes one verified', () => {
    expect(statesReached(pathsOf(verificationStatusMachine, { input: undefined, events }))).toEqual(new Set(statuses));
    for (const status of statuses) expect(verificationStatusSnapshots[status].value).toBe(status);
  });
});
