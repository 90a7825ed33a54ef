import { setup } from 'xstate';

import { call } from '../../kit/actors.ts';
import type { RateCall } from '../rating/ratingForm.ts';
import { newRating, ratingForm, ratingTypes } from '../rating/ratingForm.ts';

export type { RateCall, RatingInput, RatingValues } from '../rating/ratingForm.ts';

const form = ratingForm('clientRating', 'rateClient');
const [submit, refuse] = form.submitting;

/**
 * Rating the client of a completed project.
 *
 * Guarantees: nothing is sent before a star is chosen; a failure keeps what was chosen and typed; a retry of the same
 * rating after a lost answer rates once; a rating that was given elsewhere meanwhile is said, and ends the flow.
 */
export const clientRatingMachine = setup({
  types: ratingTypes,
  actors: { rateClient: call<unknown, RateCall>('rateClient') },
  guards: form.guards,
}).createMachine({
  id: 'clientRating',
  context: newRating,
  initial: 'choosing',
  states: {
    choosing: {
      ...form.editing,
      on: { ...form.editing.on, 'rating.submit': [submit, { ...refuse, guard: 'starsAreChosen' }] },
    },
    sending: form.sending,
    given: form.ended,
    /** Rated in another window, or there is nothing to rate any more. */
    overtaken: form.ended,
  },
});
