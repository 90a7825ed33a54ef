import type { ApplicationStatus } from '@guildhall/api/enums';
import { setup } from 'xstate';

/** What can happen to an application. The freelancer edits and withdraws it. `position.fill` and `project.withdraw` are effects of the project's own life. */
export type ApplicationEvent =
  | {
      type: 'application.edit';
      /** Whether the client has read its text. */
      isViewed: boolean;
      /** Whether the client has edited the post since the text was written. */
      isPostEdited: boolean;
    }
  | { type: 'application.accept' }
  | { type: 'application.reject' }
  | { type: 'application.withdraw' }
  | { type: 'position.fill' }
  | { type: 'project.withdraw' };

/**
 * The life of an application.
 *
 * Guarantees: an application is answered or withdrawn once. Only a PENDING one can be accepted or rejected, be it by the
 * client or because the position was filled or the post withdrawn, and only a PENDING one can be withdrawn. Its text can
 * be edited until the client has viewed it, and after that where the post was edited since it was written: what was read
 * stays what was written, as long as it answers the post that it was written for.
 */
export const applicationStatusMachine = setup({
  types: { events: {} as ApplicationEvent },
  guards: {
    mayChange: ({ event }) => event.type === 'application.edit' && (!event.isViewed || event.isPostEdited),
  },
}).createMachine({
  id: 'applicationStatus',
  initial: 'PENDING',
  states: {
    PENDING: {
      on: {
        'application.edit': { guard: 'mayChange', target: 'PENDING' },
        'application.accept': 'ACCEPTED',
        'application.reject': 'REJECTED',
        'application.withdraw': 'WITHDRAWN',
        'position.fill': 'REJECTED',
        'project.withdraw': 'REJECTED',
      },
    },
    ACCEPTED: { type: 'final' },
    REJECTED: { type: 'final' },
    WITHDRAWN: { type: 'final' },
  } satisfies Record<
    ApplicationStatus,
    { type?: 'final'; on?: Record<string, ApplicationStatus | { guard: 'mayChange'; target: 'PENDING' }> }
  >,
});
