import { applicationStatuses, meetingStatuses } from '@guildhall/api/enums';
import { describe, expect, it } from 'vitest';

import { rule } from '../../domain/law.ts';
import { pathsOf, statesReached } from '../../testing/paths.ts';
import type { MeetingEvent } from './machine.ts';
import { mayMeet, meetingStatusMachine } from './machine.ts';
import { meetingStatusSnapshots } from './snapshots.ts';

const types = [
  'application.reject',
  'position.fill',
  'project.withdraw',
] as const satisfies readonly MeetingEvent['type'][];
const events = types.flatMap((type) => [false, true].map((hasBegun): MeetingEvent => ({ type, hasBegun })));

const cases = meetingStatuses.flatMap((status) =>
  events.map((event) => ({
    status,
    ...event,
    next: status === 'SCHEDULED' && !event.hasBegun ? 'CANCELLED' : 'refused',
  })),
);

describe('the life of a meeting', () => {
  it.each(cases)('$status, $type, begun $hasBegun: $next', ({ status, next, ...event }) => {
    const ruling = rule(meetingStatusMachine, status, event);
    expect(ruling.ok ? ruling.status : 'refused').toBe(next);
    expect(meetingStatusSnapshots[status].can(event)).toBe(next !== 'refused');
  });

  it('knows the statuses of the contract, and no other', () => {
    expect(Object.keys(meetingStatusMachine.states).sort()).toEqual([...meetingStatuses].sort());
  });

  it('is each status when a meeting has come to it', () => {
    for (const status of meetingStatuses) expect(meetingStatusSnapshots[status].value).toBe(status);
  });

  it('is over once it is cancelled', () => {
    expect(meetingStatuses.filter((status) => meetingStatusSnapshots[status].status === 'done')).toEqual(['CANCELLED']);
  });

  it('leads to every status', () => {
    const paths = pathsOf(meetingStatusMachine, { input: undefined, events });
    expect(statesReached(paths)).toEqual(new Set(meetingStatuses));
  });

  it('begins with any applicant but one who was turned down', () => {
    expect(applicationStatuses.filter(mayMeet)).toEqual(['PENDING', 'ACCEPTED']);
  });
});
