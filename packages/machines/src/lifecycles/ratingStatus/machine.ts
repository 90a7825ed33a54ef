import type { ProjectStatus } from '@guildhall/api/enums';
import { setup } from 'xstate';

/** What can happen to the rating of a project: the client approves the work, then rates the freelancer. */
export type RatingEvent = { type: 'completion.approve' } | { type: 'freelancer.rate' };

/** `unfinished`: there is nothing to rate yet, or ever, where the post was withdrawn. */
export type RatingStatus = 'unfinished' | 'due' | 'given';

/**
 * The life of a project's rating.
 *
 * Guarantees: a freelancer is rated for completed work only, and once for a project. A rating that is given stays.
 */
export const ratingStatusMachine = setup({
  types: { events: {} as RatingEvent },
}).createMachine({
  id: 'ratingStatus',
  initial: 'unfinished',
  states: {
    unfinished: { on: { 'completion.approve': 'due' } },
    due: { on: { 'freelancer.rate': 'given' } },
    given: { type: 'final' },
  } satisfies Record<RatingStatus, { type?: 'final'; on?: Record<string, RatingStatus> }>,
});

/** Where the rating of a project stands. It is stored nowhere: the project's status and its rating say it. */
export function ratingStatusOf(project: { status: ProjectStatus; isRated: boolean }): RatingStatus {
  if (project.isRated) return 'given';
  return project.status === 'COMPLETED' ? 'due' : 'unfinished';
}
