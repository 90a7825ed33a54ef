import { projectStatuses } from '@guildhall/api/enums';
import { describe, expect, it } from 'vitest';

import { nextStatus } from '../../domain/lifecycle.ts';
import { pathsOf, statesReached } from '../../testing/paths.ts';
import { projectStatusMachine } from '../projectStatus/machine.ts';
import type { RatingEvent, RatingStatus } from './machine.ts';
import { ratingStatusMachine, ratingStatusOf } from './machine.ts';
import { ratingStatusSnapshots } from './snapshots.ts';

/** What follows from which event. Everything else is refused. */
const allowed: Record<RatingStatus, Partial<Record<RatingEvent['type'], RatingStatus>>> = {
  unfinished: { 'completion.approve': 'due' },
  due: { 'rating.give': 'given' },
  given: { 'rating.reply': 'replied' },
  replied: {},
};

const statuses = ['unfinished', 'due', 'given', 'replied'] as const satisfies readonly RatingStatus[];
const events = ['completion.approve', 'rating.give', 'rating.reply'] as const satisfies readonly RatingEvent['type'][];

const cases = statuses.flatMap((status) =>
  events.map((type) => ({ status, type, next: allowed[status][type] ?? 'refused' })),
);

describe('the life of a rating', () => {
  it.each(cases)('$status, $type: $next', ({ status, type, next }) => {
    const answer = nextStatus(ratingStatusMachine, status, { type });
    expect(answer.ok ? answer.status : 'refused').toBe(next);
    expect(ratingStatusSnapshots[status].can({ type })).toBe(next !== 'refused');
  });

  it('is each status when a rating has come to it', () => {
    for (const status of statuses) expect(ratingStatusSnapshots[status].value).toBe(status);
  });

  it('leads to every status', () => {
    const paths = pathsOf(ratingStatusMachine, { input: undefined, events: events.map((type) => ({ type })) });
    expect(statesReached(paths)).toEqual(new Set(statuses));
  });

  it('is due for exactly the projects that are completed and not rated', () => {
    const due = projectStatuses.filter((status) => ratingStatusOf({ status, isRated: false }) === 'due');
    expect(due).toEqual(['COMPLETED']);
    expect(ratingStatusOf({ status: 'COMPLETED', isRated: true })).toBe('given');
  });

  it('falls due by the very step that completes the project', () => {
    const completed = nextStatus(projectStatusMachine, 'PENDING_COMPLETION', { type: 'completion.approve' });
    expect(ratingStatusOf({ status: 'PENDING_COMPLETION', isRated: false })).toBe('unfinished');
    expect(completed.ok && ratingStatusOf({ status: completed.status, isRated: false })).toBe('due');
  });
});
