import type { Role } from '@guildhall/api/enums';
import { rateFreelancer as limits } from '@guildhall/api/limits';
import { setup } from 'xstate';
import * as z from 'zod/mini';

import { decisionFailure, decisionGuards, overtakenTo } from '../../archetypes/decision.ts';
import type { SubmissionContext } from '../../archetypes/submittedForm.ts';
import { submittedForm } from '../../archetypes/submittedForm.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { success } from '../../kit/effects.ts';
import { clearable, optionalText } from '../../kit/fields.ts';
import type { FieldChange } from '../../kit/forms.ts';
import { emptyForm, parsed, problemsOf } from '../../kit/forms.ts';
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
  /** Which side of the project is rated: the other one rates. */
  rated: Role;
  intent: Intent;
}

export interface RatingInput extends Pick<Context, 'projectId' | 'rated'> {
  /** What was typed before, by a dialog that was left. */
  draft: RatingValues | null;
  /** Unique to this dialog; a retry after a lost answer goes out under the same. */
  idempotencyKey: string;
}

export interface RateCall extends Pick<Context, 'rated'> {
  params: { projectId: string };
  idempotencyKey: string;
  body: Schema<'RatingCreation'>;
}

const { minimum, maximum } = limits.rating;

const fields = z.object({
  rating: z.number().check(z.minimum(minimum), z.maximum(maximum)),
  review: clearable(optionalText(limits.review)),
});

const empty: RatingValues = { rating: null, review: '' };

const bodyOf = ({ rating, review }: Submission): RateCall['body'] =>
  review === null ? { rating } : { rating, review };

const changed = { type: 'projects.change' } as const;

const failure = (error: unknown) => decisionFailure(error, 'Failed to submit rating. Please try again.');

const form = submittedForm({
  machine: 'rating',
  event: 'rating.submit',
  states: { editing: 'choosing', sending: 'sending', done: 'given' },
  problemsIn: (values: RatingValues) => problemsOf(fields, values),
  submit: ({ values, intent }: Context) => {
    const submission = parsed(fields, values);
    return { submission, intent: send(intent, submission) };
  },
  call: 'rate',
  input: ({ projectId, rated, intent, submission }): RateCall => ({
    rated,
    params: { projectId },
    idempotencyKey: keyOf(intent),
    body: bodyOf(required(submission)),
  }),
  accepted: [tell(() => success('Rating Submitted')), tell(() => changed)],
  failures: [overtakenTo('overtaken', failure, changed)],
  failure,
});
const [submit, refuse] = form.submitting;

/**
 * One side of a completed project rates the other.
 *
 * Guarantees: nothing is sent before a star is chosen; a failure keeps what was chosen and typed; a retry of the same
 * rating after a lost answer rates once; a rating that was given elsewhere meanwhile is said, and ends the flow.
 *
 * Area: Ratings.
 */
export const ratingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as FieldChange<RatingValues> | { type: 'rating.submit' },
    input: {} as RatingInput,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: {
    /** Rates the freelancer or the client: each has an operation of its own. */
    rate: call<unknown, RateCall>('rate'),
  },
  guards: {
    ...form.guards,
    ...decisionGuards,
    starsAreChosen: ({ context }) => context.values.rating !== null,
  },
}).createMachine({
  id: 'rating',
  context: ({ input: { projectId, rated, draft, idempotencyKey } }) => ({
    ...emptyForm(draft ?? empty),
    projectId,
    rated,
    intent: newIntent(idempotencyKey),
    submission: null,
  }),
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
