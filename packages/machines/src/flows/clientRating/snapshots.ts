import type { SnapshotFrom } from 'xstate';

import type { ReplayEvent, StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { completedWork } from '../../testing/samples.ts';
import type { RatingInput } from './machine.ts';
import { clientRatingMachine } from './machine.ts';

type Event = ReplayEvent<typeof clientRatingMachine>;

export const input: RatingInput = { projectId: completedWork.id, draft: null, idempotencyKey: 'a-key' };

export const stars = (value: number): Event => ({ type: 'field.change', name: 'rating', value });
export const review = (value: string): Event => ({ type: 'field.change', name: 'review', value });
export const submit: Event = { type: 'rating.submit' };
export const done = settled('rateClient');
export const failure = rejected('rateClient', failing.network);
export const taken = rejected('rateClient', failing.refused(409, 'You have rated this project already.'));

const written = [stars(5), review('Clear from the first day, and quick to answer.')];

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const clientRatingSnapshots = {
  choosing: at(clientRatingMachine, input),
  sending: at(clientRatingMachine, input, [...written, submit]),
  given: at(clientRatingMachine, input, [...written, submit, done]),
  overtaken: at(clientRatingMachine, input, [...written, submit, taken]),
} satisfies Record<StateOf<typeof clientRatingMachine>, SnapshotFrom<typeof clientRatingMachine>>;

/** Refinements of a state that people meet. */
export const clientRatingVariations = {
  chosen: at(clientRatingMachine, input, [stars(2)]),
  written: at(clientRatingMachine, input, written),
  failed: at(clientRatingMachine, input, [...written, submit, failure]),
  tooLong: at(clientRatingMachine, input, [stars(4), review('long '.repeat(500)), submit]),
};
