import type { SnapshotFrom } from 'xstate';

import type { StateOf } from '../../testing/replay.ts';
import { at } from '../../testing/replay.ts';
import type { RatingEvent } from './machine.ts';
import { ratingStatusMachine } from './machine.ts';

const approved: RatingEvent[] = [{ type: 'completion.approve' }];

/** One snapshot of each status, reached as a rating reaches it. */
export const ratingStatusSnapshots = {
  unfinished: at(ratingStatusMachine, undefined),
  due: at(ratingStatusMachine, undefined, approved),
  given: at(ratingStatusMachine, undefined, [...approved, { type: 'rating.give' }]),
  replied: at(ratingStatusMachine, undefined, [...approved, { type: 'rating.give' }, { type: 'rating.reply' }]),
} satisfies Record<StateOf<typeof ratingStatusMachine>, SnapshotFrom<typeof ratingStatusMachine>>;
