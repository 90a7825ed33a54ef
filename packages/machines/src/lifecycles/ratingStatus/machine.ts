import type { ProjectStatus } from '@guildhall/api/enums';
import { setup } from 'xstate';

/**
 * What can happen to a rating that one side of a project owes the other: the work is approved, then it is given, then
 * the other side replies.
 */
export type RatingEvent = { type: 'completion.approve' } | { type: 'rating.give' } | { type: 'rating.reply' };

/** `unfinished`: there is nothing to rate yet, or ever, where the post was withdrawn. */
export type RatingStatus = 'unfinished' | 'due' | 'given' | 'replied';

/**
 * The life of a project's rating by its client, and likewise of the one by its freelancer.
 *
 * Guarantees: each side rates the other for completed work only, and once for a project. A rating that is given
 * stays, and so does the one reply to it.
 */
export const ratingStatusMachine = setup({
  types: { events: {} as RatingEvent },
}).createMachine({
  id: 'ratingStatus',
  initial: 'unfinished',
  states: {
    unfinished: { on: { 'completion.approve': 'due' } },
    due: { on: { 'rating.give': 'given' } },
    given: { on: { 'rating.reply': 'replied' } },
    replied: { type: 'final' },
  } satisfies Record<RatingStatus, { type?: 'final'; on?: Record<string, RatingStatus> }>,
});

/** Where the rating by one side stands. It is stored nowhere: the project's status and that side's rating say it. */
export function ratingStatusOf(project: { status: ProjectStatus; isRated: boolean }): RatingStatus {
  if (project.isRated) return 'given';
  return project.status === 'COMPLETED' ? 'due' : 'unfinished';
}

/** Where a rating stands that was given: `reply` is what the person who was rated replied, null before. */
export const givenRatingStatus = ({ reply }: { reply: unknown }): RatingStatus =>
  reply === null ? 'given' : 'replied';
