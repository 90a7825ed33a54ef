import type { ApplicationStatus, MeetingStatus } from '@guildhall/api/enums';
import { setup } from 'xstate';

/** What can happen to a meeting: each follows from what happens to its application. */
export type MeetingEvent = {
  type: 'application.reject' | 'position.fill' | 'project.withdraw';
  /** Whether the meeting's time had come when it happened. */
  hasBegun: boolean;
};

/**
 * The life of a meeting. Whether a scheduled one is coming, live or ended follows from its instants.
 *
 * Guarantees: a coming meeting falls away with its application, for good; one that has begun took place and stays.
 */
export const meetingStatusMachine = setup({
  types: { events: {} as MeetingEvent },
  guards: { isComing: ({ event }) => !event.hasBegun },
}).createMachine({
  id: 'meetingStatus',
  initial: 'SCHEDULED',
  states: {
    SCHEDULED: {
      on: {
        'application.reject': { guard: 'isComing', target: 'CANCELLED' },
        'position.fill': { guard: 'isComing', target: 'CANCELLED' },
        'project.withdraw': { guard: 'isComing', target: 'CANCELLED' },
      },
    },
    CANCELLED: { type: 'final' },
  } satisfies Record<
    MeetingStatus,
    { type?: 'final'; on?: Record<MeetingEvent['type'], { guard: 'isComing'; target: MeetingStatus }> }
  >,
});

/** Whether a meeting may be scheduled with the sender of this application: not once it was turned down. */
export function mayMeet(status: ApplicationStatus): boolean {
  return status !== 'REJECTED';
}
