import type { ProjectStatus } from '@guildhall/api/enums';
import { projectStatuses } from '@guildhall/api/enums';
import { describe, expect, it } from 'vitest';

import { nextStatus } from '../../domain/lifecycle.ts';
import { pathsOf, statesReached } from '../../testing/paths.ts';
import type { ProjectEvent } from './machine.ts';
import { projectStatusMachine } from './machine.ts';
import { projectStatusSnapshots } from './snapshots.ts';

/** What follows from which event. Everything else is refused. */
const allowed: Record<ProjectStatus, Partial<Record<ProjectEvent['type'], ProjectStatus>>> = {
  OPEN: { 'project.edit': 'OPEN', 'application.accept': 'ASSIGNED', 'project.cancel': 'CANCELLED' },
  ASSIGNED: { 'completion.request': 'PENDING_COMPLETION', 'project.end': 'CANCELLED' },
  IN_PROGRESS: { 'completion.request': 'PENDING_COMPLETION', 'project.end': 'CANCELLED' },
  PENDING_COMPLETION: { 'completion.approve': 'COMPLETED', 'completion.reject': 'IN_PROGRESS' },
  COMPLETED: {},
  CANCELLED: {},
};

const events = [
  'application.accept',
  'completion.request',
  'completion.approve',
  'completion.reject',
  'project.edit',
  'project.cancel',
  'project.end',
] as const satisfies readonly ProjectEvent['type'][];

const cases = projectStatuses.flatMap((status) =>
  events.map((type) => ({ status, type, next: allowed[status][type] ?? 'refused' })),
);

describe('the life of a project', () => {
  it.each(cases)('$status, $type: $next', ({ status, type, next }) => {
    const answer = nextStatus(projectStatusMachine, status, { type });
    expect(answer.ok ? answer.status : 'refused').toBe(next);
    expect(projectStatusSnapshots[status].can({ type })).toBe(next !== 'refused');
  });

  it('knows the statuses of the contract, and no other', () => {
    expect(Object.keys(projectStatusMachine.states).sort()).toEqual([...projectStatuses].sort());
  });

  it('is each status when a project has come to it', () => {
    for (const status of projectStatuses) expect(projectStatusSnapshots[status].value).toBe(status);
  });

  it('is over when the work is approved, the post withdrawn or the project ended, and only then', () => {
    const over = projectStatuses.filter((status) => projectStatusSnapshots[status].status === 'done');
    expect(over).toEqual(['COMPLETED', 'CANCELLED']);
  });

  it('leads to every status', () => {
    const paths = pathsOf(projectStatusMachine, { input: undefined, events: events.map((type) => ({ type })) });
    expect(statesReached(paths)).toEqual(new Set(projectStatuses));
  });
});
