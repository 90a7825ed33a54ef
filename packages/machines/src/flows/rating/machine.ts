import { rateFreelancer as limits } from '@guildhall/api/limits';
import { assign, emit, setup } from 'xstate';
import * as z from 'zod/mini';

import { decisionFailure, decisionGuards } from '../../archetypes/decision.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { success } from '../../kit/effects.ts';
import { clearable, optionalText } from '../../kit/fields.ts';
import type { FieldChange, FormContext } from '../../kit/forms.ts';
import { edit, emptyForm, forgetProblems, hasProblems, parsed, problemsOf, refuse } from '../../kit/forms.ts';
import type { Intent } from '../../kit/intent.ts';
import { keyOf, newIntent, send } from '../../kit/intent.ts';
import { required } from '../../kit/required.ts';
import type { Schema } from '../../kit/schema.ts';

export interface RatingValues {
  /** Null before a star is chosen. */
  rating: number | null;
  review: string;
}

interface Submission {
  rating: number;
  review: string | null;
}

interface Context extends FormContext<RatingValues> {
  projectId: string;
  intent: Intent;
  /** What is sent, or was last. */
  submission: Submission | null;
}

type Event = FieldChange<RatingValues> | { type: 'rating.submit' };

export interface RatingInput {
  projectId: string;
  /** What was typed before, by a dialog that was left. */
  draft: RatingValues | null;
  /** Unique to this dialog; a retry after a lost answer goes out under the same. */
  idempotencyKey: string;
}

export interface RateCall {
  params: { projectId: string };
  idempotencyKey: string;
  body: Schema<'RatingCreation'>;
}

const { minimum, maximum } = limits.rating;

const values = z.object({
  rating: z.number().check(z.minimum(minimum), z.maximum(maximum)),
  review: clearable(optionalText(limits.review)),
});

const empty: RatingValues = { rating: null, review: '' };

const bodyOf = ({ rating, review }: Submission): Schema<'RatingCreation'> =>
  review === null ? { rating } : { rating, review };

const changed = { type: 'projects.change' } as const;

/**
 * Rating the freelancer of a completed project.
 *
 * Guarantees: nothing is sent before a star is chosen; a failure keeps what was chosen and typed; a retry of the same
 * rating after a lost answer rates once; a rating that was given elsewhere meanwhile is said, and ends the flow.
 */
export const ratingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as RatingInput,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: { rateFreelancer: call<unknown, RateCall>('rateFreelancer') },
  guards: {
    ...decisionGuards,
    starsAreChosen: ({ context }) => context.values.rating !== null,
    isComplete: ({ context }) => !hasProblems(problemsOf(values, context.values)),
  },
  actions: {
    edit: assign(({ context, event }) => (event.type === 'field.change' ? edit(context, event) : {})),
    parse: assign(({ context }) => {
      const submission = parsed(values, context.values);
      return { submission, intent: send(context.intent, submission) };
    }),
    forgetProblems: assign(forgetProblems),
    markProblems: assign(({ context }) => refuse(context, problemsOf(values, context.values))),
  },
}).createMachine({
  id: 'rating',
  context: ({ input: { projectId, draft, idempotencyKey } }) => ({
    ...emptyForm(draft ?? empty),
    projectId,
    intent: newIntent(idempotencyKey),
    submission: null,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'field.change': { actions: 'edit' },
        'rating.submit': [
          { guard: 'isComplete', target: 'sending', actions: 'parse' },
          { guard: 'starsAreChosen', actions: 'markProblems' },
        ],
      },
    },
    sending: {
      tags: 'busy',
      entry: 'forgetProblems',
      invoke: {
        id: 'rateFreelancer',
        src: 'rateFreelancer',
        input: ({ context: { projectId, intent, submission } }) => ({
          params: { projectId },
          idempotencyKey: keyOf(intent),
          body: bodyOf(required(submission)),
        }),
        onDone: { target: 'given', actions: [emit(success('Rating Submitted')), emit(changed)] },
        onError: [
          {
            guard: { type: 'isOvertaken', params: ({ event }) => event },
            target: 'overtaken',
            actions: [
              emit(({ event }) => decisionFailure(event.error, 'Failed to submit rating. Please try again.')),
              emit(changed),
            ],
          },
          {
            target: 'choosing',
            actions: emit(({ event }) => decisionFailure(event.error, 'Failed to submit rating. Please try again.')),
          },
        ],
      },
    },
    given: { type: 'final' },
    /** Rated in another window, or there is nothing to rate any more. */
    overtaken: { type: 'final' },
  },
});
