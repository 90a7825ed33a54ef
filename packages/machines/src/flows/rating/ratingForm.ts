import { rateFreelancer as limits } from '@guildhall/api/limits';
import * as z from 'zod/mini';

import { decisionFailure, decisionGuards, overtakenTo } from '../../archetypes/decision.ts';
import type { SubmissionContext } from '../../archetypes/submittedForm.ts';
import { submittedForm } from '../../archetypes/submittedForm.ts';
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

export interface RatingContext extends SubmissionContext<RatingValues, Submission> {
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

/** The types of both flows, as `setup` takes them. */
export const ratingTypes = {} as {
  context: RatingContext;
  events: Event;
  input: RatingInput;
  emitted: Effect;
  tags: 'busy';
};

const { minimum, maximum } = limits.rating;

const values = z.object({
  rating: z.number().check(z.minimum(minimum), z.maximum(maximum)),
  review: clearable(optionalText(limits.review)),
});

const empty: RatingValues = { rating: null, review: '' };

const bodyOf = ({ rating, review }: Submission): RateCall['body'] =>
  review === null ? { rating } : { rating, review };

const changed = { type: 'projects.change' } as const;

const failure = (error: unknown) => decisionFailure(error, 'Failed to submit rating. Please try again.');

export const newRating = ({ input: { projectId, draft, idempotencyKey } }: { input: RatingInput }): RatingContext => ({
  ...emptyForm(draft ?? empty),
  projectId,
  intent: newIntent(idempotencyKey),
  submission: null,
});

/** What rating the one side of a project and rating the other have in common. `call` is the call, and its actor. */
export function ratingForm<const Machine extends string, const Call extends string>(machine: Machine, call: Call) {
  const form = submittedForm({
    machine,
    event: 'rating.submit',
    states: { editing: 'choosing', sending: 'sending', done: 'given' },
    problemsIn: (typed: RatingValues) => problemsOf(values, typed),
    submit: ({ values: typed, intent }: RatingContext) => {
      const submission = parsed(values, typed);
      return { submission, intent: send(intent, submission) };
    },
    call,
    input: ({ projectId, intent, submission }): RateCall => ({
      params: { projectId },
      idempotencyKey: keyOf(intent),
      body: bodyOf(required(submission)),
    }),
    accepted: [tell(() => success('Rating Submitted')), tell(() => changed)],
    failures: [overtakenTo('overtaken', failure, changed)],
    failure,
  });
  return {
    ...form,
    guards: {
      ...form.guards,
      ...decisionGuards,
      starsAreChosen: ({ context }: { context: RatingContext }) => context.values.rating !== null,
    },
  } as const;
}
