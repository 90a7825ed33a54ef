import type { SnapshotFrom } from 'xstate';

import type { ReplayEvent, StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { postedProject } from '../../testing/samples.ts';
import type { RatingInput } from './machine.ts';
import { ratingMachine } from './machine.ts';

type Event = ReplayEvent<typeof ratingMachine>;

export const input: RatingInput = { projectId: postedProject.id, draft: null, idempotencyKey: 'a-key' };

export const stars = (value: number): Event => ({ type: 'field.change', name: 'rating', value });
export const review = (value: string): Event => ({ type: 'field.change', name: 'review', value });
export const submit: Event = { type: 'rating.submit' };
export const done = settled('rateFreelancer');
export const failure = rejected('rateFreelancer', failing.network);
export const taken = rejected('rateFreelancer', failing.refused(409, 'You have rated this project already.'));

const written = [stars(5), review('Quick, careful, and a pleasure to talk to.')];

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const ratingSnapshots = {
  choosing: at(ratingMachine, input),
  sending: at(ratingMachine, input, [...written, submit]),
  given: at(ratingMachine, input, [...written, submit, done]),
  overtaken: at(ratingMachine, input, [...written, submit, taken]),
} satisfies Record<StateOf<typeof ratingMachine>, SnapshotFrom<typeof ratingMachine>>;

/** Refinements of a state that people meet. */
export const ratingVariations = {
  chosen: at(ratingMachine, input, [stars(2)]),
  written: at(ratingMachine, input, written),
  failed: at(ratingMachine, input, [...written, submit, failure]),
  tooLong: at(ratingMachine, input, [stars(4), review('long '.repeat(500)), submit]),
};
