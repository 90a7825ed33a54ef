import { describe, expect, it } from 'vitest';

import { applicationStatusMachine } from '../lifecycles/applicationStatus/machine.ts';
import { projectStatusMachine } from '../lifecycles/projectStatus/machine.ts';
import { allowedEvents, nextStatus } from './lifecycle.ts';

describe('asking a lifecycle', () => {
  it('tells the status that follows', () => {
    expect(nextStatus(projectStatusMachine, 'OPEN', { type: 'application.accept' })).toEqual({
      ok: true,
      status: 'ASSIGNED',
    });
  });

  it('tells what would be allowed instead of what is not', () => {
    expect(nextStatus(projectStatusMachine, 'PENDING_COMPLETION', { type: 'project.cancel' })).toEqual({
      ok: false,
      allowed: ['completion.approve', 'completion.reject'],
    });
  });

  it('allows nothing once a life is over', () => {
    expect(nextStatus(applicationStatusMachine, 'REJECTED', { type: 'application.accept' })).toEqual({
      ok: false,
      allowed: [],
    });
    expect(allowedEvents(projectStatusMachine, 'COMPLETED')).toEqual([]);
  });

  it('lists what is allowed in the order of the chart', () => {
    expect(allowedEvents(projectStatusMachine, 'OPEN')).toEqual([
      'project.edit',
      'application.accept',
      'project.cancel',
    ]);
  });

  it('does not know statuses that others than the contract made up', () => {
    // A row of the database may hold what this version of the code does not know.
    const unknown = 'PAUSED' as 'OPEN';
    expect(allowedEvents(projectStatusMachine, unknown)).toEqual([]);
    expect(() => nextStatus(projectStatusMachine, unknown, { type: 'project.cancel' })).toThrow(/PAUSED/);
  });
});
