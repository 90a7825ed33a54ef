import { rateFreelancer as limits } from '@guildhall/api/limits';
import { assign, setup } from 'xstate';
import * as z from 'zod/mini';

import { decisionFailure, decisionGuards, overtakenTo } from '../../archetypes/decision.ts';
import type { SubmissionContext } from '../../archetypes/submittedForm.ts';
import { submittedForm } from '../../archetypes/submittedForm.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { success } from '../../kit/effects.ts';
import { clearable, optionalText } from '../../kit/fields.ts';
import type { FieldChange } from '../../kit/forms.ts';
import { edit, emptyForm, parsed, problemsOf } from '../../kit/forms.ts';
import type { Intent } from '../../kit/intent.ts';
import { keyOf, newIntent, send } from '../../kit/intent.ts';
import { tell } from '../../kit/parts.ts';
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

interface Context extends SubmissionContext<RatingValues, Submission> {
  projectId: string;
  intent: Intent;
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

const failure = (error: unknown) => decisionFailure(error, 'Failed to submit rating. Please try again.');

const form = submittedForm({
  machine: 'rating',
  states: { editing: 'choosing', sending: 'sending', done: 'given' },
  problemsIn: (typed: RatingValues) => problemsOf(values, typed),
  submit: ({ values: typed, intent }: Context) => {
    const submission = parsed(values, typed);
    return { submission, intent: send(intent, submission) };
  },
  call: 'rateFreelancer',
  input: ({ projectId, intent, submission }): RateCall => ({
    params: { projectId },
    idempotencyKey: keyOf(intent),
    body: bodyOf(required(submission)),
  }),
  accepted: [tell(() => success('Rating Submitted')), tell(() => changed)],
  failure,
});

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
    ...form.guards,
    ...decisionGuards,
    starsAreChosen: ({ context }) => context.values.rating !== null,
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
        'field.change': { actions: assign(({ context, event }) => edit(context, event)) },
        'rating.submit': [form.submit, { guard: 'starsAreChosen', actions: form.refuse }],
      },
    },
    sending: {
      ...form.sending,
      invoke: {
        ...form.sending.invoke,
        onError: [overtakenTo('overtaken', failure, changed), form.sending.invoke.onError],
      },
    },
    given: { type: 'final' },
    /** Rated in another window, or there is nothing to rate any more. */
    overtaken: { type: 'final' },
  },
});
