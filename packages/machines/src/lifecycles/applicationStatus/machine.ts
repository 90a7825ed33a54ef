import type { ApplicationStatus } from '@guildhall/api/enums';
import { setup } from 'xstate';

/** What can happen to an application. The freelancer edits and withdraws it. `position.fill` and `project.withdraw` are effects of the project's own life. */
export type ApplicationEvent =
  | {
      type: 'application.edit';
      /** Whether the client has opened it. */
      isViewed: boolean;
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
 * be edited until the client has viewed it: what was read stays what was written.
 */
export const applicationStatusMachine = setup({
  types: { events: {} as ApplicationEvent },
  guards: { isNotViewed: ({ event }) => event.type === 'application.edit' && !event.isViewed },
}).createMachine({
  id: 'applicationStatus',
  initial: 'PENDING',
  states: {
    PENDING: {
      on: {
        'application.edit': { guard: 'isNotViewed', target: 'PENDING' },
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
    { type?: 'final'; on?: Record<string, ApplicationStatus | { guard: 'isNotViewed'; target: 'PENDING' }> }
  >,
});
