import { applicationStatuses, meetingStatuses } from '@guildhall/api/enums';
import { describe, expect, it } from 'vitest';

import { nextStatus } from '../../domain/lifecycle.ts';
import { pathsOf, statesReached } from '../../testing/paths.ts';
import type { MeetingEvent } from './machine.ts';
import { mayMeet, meetingStatusMachine } from './machine.ts';
import { meetingStatusSnapshots } from './snapshots.ts';

const ending = [
  'application.reject',
  'application.withdraw',
  'position.fill',
  'project.withdraw',
  'project.end',
  'meeting.cancel',
  'meeting.decline',
] as const;
const moving = ['meeting.reschedule', 'meeting.propose', 'meeting.confirm'] as const;
const answering = ['proposal.accept', 'proposal.decline'] as const;
const truths = [false, true];
const events: MeetingEvent[] = truths.flatMap((hasBegun) => [
  ...[...ending, ...moving].map((type) => ({ type, hasBegun })),
  ...answering.flatMap((type) => truths.map((isOffered) => ({ type, hasBegun, isOffered }))),
]);

/** Nothing happens to a meeting that has begun or is cancelled, and only an offered time is answered. */
function following(status: string, event: MeetingEvent): string {
  if (status === 'CANCELLED' || event.hasBegun) return 'refused';
  if ('isOffered' in event) return event.isOffered ? 'SCHEDULED' : 'refused';
  return moving.some((type) => type === event.type) ? 'SCHEDULED' : 'CANCELLED';
}

const cases = meetingStatuses.flatMap((status) =>
  events.map((event) => ({ status, event, title: JSON.stringify(event), next: following(status, event) })),
);

describe('the life of a meeting', () => {
  it.each(cases)('$status, $title: $next', ({ status, next, event }) => {
    const answer = nextStatus(meetingStatusMachine, status, event);
    expect(answer.ok ? answer.status : 'refused').toBe(next);
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

  it('does not begin once the project was ended', () => {
    expect(applicationStatuses.filter((status) => mayMeet(status, 'CANCELLED'))).toEqual([]);
  });

  it('begins with any applicant but one who was turned down', () => {
    expect(applicationStatuses.filter((status) => mayMeet(status, 'ASSIGNED'))).toEqual(['PENDING', 'ACCEPTED']);
  });
});
