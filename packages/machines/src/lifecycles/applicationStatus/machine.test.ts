import type { ApplicationStatus } from '@guildhall/api/enums';
import { applicationStatuses } from '@guildhall/api/enums';
import { describe, expect, it } from 'vitest';

import { nextStatus } from '../../domain/lifecycle.ts';
import { pathsOf, statesReached } from '../../testing/paths.ts';
import type { ApplicationEvent } from './machine.ts';
import { applicationStatusMachine } from './machine.ts';
import { applicationStatusSnapshots } from './snapshots.ts';

/** What follows from which event. Everything else is refused. */
const allowed: Record<
  ApplicationStatus,
  Partial<Record<Exclude<ApplicationEvent['type'], 'application.edit'>, ApplicationStatus>>
> = {
  PENDING: {
    'application.accept': 'ACCEPTED',
    'application.reject': 'REJECTED',
    'application.withdraw': 'WITHDRAWN',
    'position.fill': 'REJECTED',
    'project.withdraw': 'REJECTED',
  },
  ACCEPTED: {},
  REJECTED: {},
  WITHDRAWN: {},
};

const events = [
  'application.accept',
  'application.reject',
  'application.withdraw',
  'position.fill',
  'project.withdraw',
] as const satisfies readonly Exclude<ApplicationEvent['type'], 'application.edit'>[];

const edits = [false, true].flatMap((isViewed) =>
  [false, true].map((isPostEdited) => ({ type: 'application.edit' as const, isViewed, isPostEdited })),
);

const cases = applicationStatuses.flatMap((status) =>
  events.map((type) => ({ status, type, next: allowed[status][type] ?? 'refused' })),
);

describe('the life of an application', () => {
  it.each(cases)('$status, $type: $next', ({ status, type, next }) => {
    const answer = nextStatus(applicationStatusMachine, status, { type });
    expect(answer.ok ? answer.status : 'refused').toBe(next);
    expect(applicationStatusSnapshots[status].can({ type })).toBe(next !== 'refused');
  });

  it('is edited while it is pending and not viewed, or its post was edited since, and stays pending', () => {
    const allowed = applicationStatuses.flatMap((status) =>
      edits.flatMap((event) => {
        const answer = nextStatus(applicationStatusMachine, status, event);
        expect(applicationStatusSnapshots[status].can(event)).toBe(answer.ok);
        return answer.ok ? [{ ...event, status, next: answer.status }] : [];
      }),
    );
    expect(allowed).toEqual([
      { ...edits[0], status: 'PENDING', next: 'PENDING' },
      { ...edits[1], status: 'PENDING', next: 'PENDING' },
      { ...edits[3], status: 'PENDING', next: 'PENDING' },
    ]);
  });

  it('knows the statuses of the contract, and no other', () => {
    expect(Object.keys(applicationStatusMachine.states).sort()).toEqual([...applicationStatuses].sort());
  });

  it('is each status when an application has come to it', () => {
    for (const status of applicationStatuses) expect(applicationStatusSnapshots[status].value).toBe(status);
  });

  it('is over once it is answered or withdrawn', () => {
    const over = applicationStatuses.filter((status) => applicationStatusSnapshots[status].status === 'done');
    expect(over).toEqual(['ACCEPTED', 'REJECTED', 'WITHDRAWN']);
  });

  it('leads to every status', () => {
    const paths = pathsOf(applicationStatusMachine, {
      input: undefined,
      events: [...events.map((type) => ({ type })), ...edits],
    });
    expect(statesReached(paths)).toEqual(new Set(applicationStatuses));
  });
});
