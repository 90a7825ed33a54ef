import type { RejectionStatus } from '@guildhall/api/enums';
import { rejectionStatuses } from '@guildhall/api/enums';
import { describe, expect, it } from 'vitest';

import { nextStatus } from '../../domain/lifecycle.ts';
import { pathsOf, statesReached } from '../../testing/paths.ts';
import type { RejectionEvent } from './machine.ts';
import { rejectionStatusMachine } from './machine.ts';
import { rejectionStatusSnapshots } from './snapshots.ts';

/** What follows from which event. Everything else is refused. */
const allowed: Record<RejectionStatus, Partial<Record<RejectionEvent['type'], RejectionStatus>>> = {
  DUE: { 'rejection.undo': 'UNDONE', 'rejection.carryOut': 'CARRIED_OUT', 'rejection.overtake': 'OVERTAKEN' },
  UNDONE: {},
  CARRIED_OUT: {},
  OVERTAKEN: {},
};

const events = [
  'rejection.undo',
  'rejection.carryOut',
  'rejection.overtake',
] as const satisfies readonly RejectionEvent['type'][];

const cases = rejectionStatuses.flatMap((status) =>
  events.map((type) => ({ status, type, next: allowed[status][type] ?? 'refused' })),
);

describe('the life of a rejection of several applications', () => {
  it.each(cases)('$status, $type: $next', ({ status, type, next }) => {
    const answer = nextStatus(rejectionStatusMachine, status, { type });
    expect(answer.ok ? answer.status : 'refused').toBe(next);
    expect(rejectionStatusSnapshots[status].can({ type })).toBe(next !== 'refused');
  });

  it('is each status when a rejection has come to it', () => {
    for (const status of rejectionStatuses) expect(rejectionStatusSnapshots[status].value).toBe(status);
  });

  it('leads to every status', () => {
    const paths = pathsOf(rejectionStatusMachine, { input: undefined, events: events.map((type) => ({ type })) });
    expect(statesReached(paths)).toEqual(new Set(rejectionStatuses));
  });
});
