import { assign, setup } from 'xstate';

import { call } from '../../kit/actors.ts';
import { edit } from '../../kit/forms.ts';
import type { RateCall } from '../rating/ratingForm.ts';
import { newRating, ratingForm, ratingTypes } from '../rating/ratingForm.ts';

export type { RateCall, RatingInput, RatingValues } from '../rating/ratingForm.ts';

const form = ratingForm('clientRating', 'rateClient');

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
      on: {
        'field.change': { actions: assign(({ context, event }) => edit(context, event)) },
        'rating.submit': [form.submit, { guard: 'starsAreChosen', actions: form.refuse }],
      },
    },
    sending: form.sending,
    given: { type: 'final' },
    /** Rated in another window, or there is nothing to rate any more. */
    overtaken: { type: 'final' },
  },
});
