import type { ApplicationStatus, MeetingStatus, ProjectStatus } from '@guildhall/api/enums';
import { setup } from 'xstate';

/** What follows from what happens to its application, and what its two people do. */
export type MeetingEvent =
  | {
      type:
        | 'application.reject'
        | 'application.withdraw'
        | 'position.fill'
        | 'project.withdraw'
        | 'project.end'
        | 'meeting.cancel'
        | 'meeting.reschedule'
        | 'meeting.propose'
        | 'meeting.confirm'
        | 'meeting.decline';
      /** Whether the meeting's time had come when it happened. */
      hasBegun: boolean;
    }
  | {
      type: 'proposal.accept' | 'proposal.decline';
      hasBegun: boolean;
      /** Whether the accepted time, or any that is declined, is one that the freelancer suggests, and in the future. */
      isOffered: boolean;
    };

/**
 * The life of a meeting. Whether a scheduled one is coming, live or ended follows from its instants. What
 * the freelancer replies is no status, and neither are other times that they suggest: the meeting stands as it is until
 * the client accepts one, or the freelancer declines to come.
 *
 * Guarantees: a coming meeting can be moved, confirmed, declined, cancelled and given other times, and falls away with its
 * application or the project, for good;
 * one that has begun took place and stays as it is.
 */
export const meetingStatusMachine = setup({
  types: { events: {} as MeetingEvent },
  guards: {
    isComing: ({ event }) => !event.hasBegun,
    isOffered: ({ event }) => 'isOffered' in event && event.isOffered && !event.hasBegun,
  },
}).createMachine({
  id: 'meetingStatus',
  initial: 'SCHEDULED',
  states: {
    SCHEDULED: {
      on: {
        'meeting.reschedule': { guard: 'isComing', target: 'SCHEDULED' },
        'meeting.propose': { guard: 'isComing', target: 'SCHEDULED' },
        'meeting.confirm': { guard: 'isComing', target: 'SCHEDULED' },
        'proposal.accept': { guard: 'isOffered', target: 'SCHEDULED' },
        'proposal.decline': { guard: 'isOffered', target: 'SCHEDULED' },
        'meeting.decline': { guard: 'isComing', target: 'CANCELLED' },
        'meeting.cancel': { guard: 'isComing', target: 'CANCELLED' },
        'application.reject': { guard: 'isComing', target: 'CANCELLED' },
        'application.withdraw': { guard: 'isComing', target: 'CANCELLED' },
        'position.fill': { guard: 'isComing', target: 'CANCELLED' },
        'project.withdraw': { guard: 'isComing', target: 'CANCELLED' },
        'project.end': { guard: 'isComing', target: 'CANCELLED' },
      },
    },
    CANCELLED: { type: 'final' },
  } satisfies Record<
    MeetingStatus,
    { type?: 'final'; on?: Record<MeetingEvent['type'], { guard: 'isComing' | 'isOffered'; target: MeetingStatus }> }
  >,
});

/**
 * Whether a meeting may be scheduled with the sender of this application: not once it was turned down or withdrawn, nor
 * after the project was ended.
 */
export function mayMeet(status: ApplicationStatus, project: ProjectStatus): boolean {
  return (status === 'PENDING' || status === 'ACCEPTED') && project !== 'CANCELLED';
}
