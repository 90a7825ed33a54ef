import type { Duration } from '@guildhall/api/enums';
import { durations } from '@guildhall/api/enums';
import { createProject as limits } from '@guildhall/api/limits';
import type { Skill } from '@guildhall/api/skills';
import { skills } from '@guildhall/api/skills';
import { assign, setup } from 'xstate';
import * as z from 'zod/mini';

import type { SubmissionContext } from '../../archetypes/submittedForm.ts';
import { submittedForm } from '../../archetypes/submittedForm.ts';
import { amountOf } from '../../domain/amounts.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { success } from '../../kit/effects.ts';
import { requiredText, typedAmount } from '../../kit/fields.ts';
import type { FieldChange, FormContext, Problems } from '../../kit/forms.ts';
import { edit, emptyForm, parsed, problemsOf } from '../../kit/forms.ts';
import type { Intent } from '../../kit/intent.ts';
import { keyOf, newIntent, send } from '../../kit/intent.ts';
import { tell } from '../../kit/parts.ts';
import { required } from '../../kit/required.ts';
import type { Schema } from '../../kit/schema.ts';
import { postFailure } from './failures.ts';

export interface PostJobValues {
  title: string;
  description: string;
  skillsRequired: readonly Skill[];
  /** Amounts as typed: a dollar sign and separators are welcome. */
  budgetMin: string;
  budgetMax: string;
  duration: Duration | null;
}

interface Context extends SubmissionContext<PostJobValues, Schema<'ProjectCreation'>> {
  intent: Intent;
}

type Event = FieldChange<PostJobValues> | { type: 'job.post' };

export interface PostJobInput {
  /** What was typed before, by a form that was left unsent. */
  draft: PostJobValues | null;
  /** Unique to this form; a retry after a lost answer goes out under the same. */
  idempotencyKey: string;
}

export interface CreateProjectCall {
  idempotencyKey: string;
  body: Schema<'ProjectCreation'>;
}

const empty: PostJobValues = {
  title: '',
  description: '',
  skillsRequired: [],
  budgetMin: '',
  budgetMax: '',
  duration: null,
};

const notARange = 'Maximum budget must be at least the minimum budget.';

function isRange({ budgetMin, budgetMax }: PostJobValues): boolean {
  const [min, max] = [amountOf(budgetMin), amountOf(budgetMax)];
  return min === null || max === null || max >= min;
}

const budget = (limit: typeof limits.budgetMin) =>
  typedAmount('Please enter both minimum and maximum budget.', 'Please enter valid budget amounts.', limit);

const { maxItems } = limits.skillsRequired;

/** What a job must be, in the order of the form. The maximum is judged by the minimum that was typed with it. */
const completeJob = (values: PostJobValues) =>
  z.object({
    title: requiredText('Please enter a job title.', limits.title),
    description: requiredText('Please enter a job description.', limits.description),
    skillsRequired: z
      .array(z.enum(skills))
      .check(
        z.minLength(1, 'Please select at least one skill.'),
        z.maxLength(maxItems, `Please select at most ${maxItems} skills.`),
      ),
    budgetMin: budget(limits.budgetMin),
    budgetMax: budget(limits.budgetMax).check(z.refine(() => isRange(values), notARange)),
    duration: z.enum(durations, 'Please select a project duration.'),
  });

const problemsIn = (values: PostJobValues): Problems<PostJobValues> => problemsOf(completeJob(values), values);

/** Takes an edit in. Another minimum also ends a complaint about the two together. */
function change(form: Context, event: FieldChange<PostJobValues>): FormContext<PostJobValues> {
  const edited = edit(form, event);
  const { budgetMax, ...others } = edited.problems;
  return event.name === 'budgetMin' && budgetMax === notARange ? { ...edited, problems: others } : edited;
}

const form = submittedForm({
  machine: 'postJob',
  states: { editing: 'editing', sending: 'posting', done: 'posted' },
  problemsIn,
  submit: ({ values, intent }: Context) => {
    const submission = parsed(completeJob(values), values);
    return { submission, intent: send(intent, submission) };
  },
  call: 'createProject',
  input: ({ intent, submission }): CreateProjectCall => ({
    idempotencyKey: keyOf(intent),
    body: required(submission),
  }),
  accepted: [
    tell(() =>
      success('Job Posted Successfully!', 'Your job has been posted and is now live for freelancers to apply.'),
    ),
    tell(() => ({ type: 'navigate', to: 'clientDashboard' })),
  ],
  failure: postFailure,
});

/**
 * Posting a job.
 *
 * Guarantees: only a complete job is sent; a retry of the same job after a lost answer posts it once.
 */
export const postJobMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as PostJobInput,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: { createProject: call<Schema<'ClientProject'>, CreateProjectCall>('createProject') },
  guards: { ...form.guards },
}).createMachine({
  id: 'postJob',
  context: ({ input: { draft, idempotencyKey } }) => ({
    ...emptyForm(draft ?? empty),
    intent: newIntent(idempotencyKey),
    submission: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.change': { actions: assign(({ context, event }) => change(context, event)) },
        'job.post': [form.submit, { actions: form.refuse }],
      },
    },
    posting: form.sending,
    posted: { type: 'final' },
  },
});
