import { assign, setup } from 'xstate';

import { resource } from '../../archetypes/resource.ts';
import type { SubmissionContext } from '../../archetypes/submittedForm.ts';
import { submittedForm } from '../../archetypes/submittedForm.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { success } from '../../kit/effects.ts';
import type { FieldChange } from '../../kit/forms.ts';
import { emptyForm, parsed } from '../../kit/forms.ts';
import type { Intent } from '../../kit/intent.ts';
import { keyOf, newIntent, send } from '../../kit/intent.ts';
import type { JobValues } from '../../kit/jobForm.ts';
import { changeJob, completeJob, jobValuesOf, noJob, problemsInJob } from '../../kit/jobForm.ts';
import { tell } from '../../kit/parts.ts';
import { required } from '../../kit/required.ts';
import type { Schema } from '../../kit/schema.ts';
import { postFailure, readFailure } from './failures.ts';

interface Context extends SubmissionContext<JobValues, Schema<'ProjectCreation'>> {
  intent: Intent;
  /** The project that is to be posted again, as long as its post has not been read. */
  again: string | null;
}

type Event =
  | FieldChange<JobValues>
  | { type: 'job.post' }
  /** Reads the earlier post again. */
  | { type: 'post.retry' }
  /** Begins with an empty form in place of the earlier post. */
  | { type: 'form.clear' };

export interface PostJobInput {
  /** What was typed before, by a form that was left unsent. */
  draft: JobValues | null;
  /** The own project whose post the form begins with, where there is no draft. */
  again: string | null;
  /** Unique to this form; a retry after a lost answer goes out under the same. */
  idempotencyKey: string;
}

export interface CreateProjectCall {
  idempotencyKey: string;
  body: Schema<'ProjectCreation'>;
}

export interface ReadProjectCall {
  params: { projectId: string };
}

const form = submittedForm({
  machine: 'postJob',
  event: 'job.post',
  states: { editing: 'editing', sending: 'posting', done: 'posted' },
  edit: changeJob,
  problemsIn: problemsInJob,
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

const earlier = resource({
  types: {} as Context,
  call: 'getClientProject',
  input: ({ again }): ReadProjectCall => ({ params: { projectId: required(again) } }),
  keep: (project: Schema<'ClientProject'>) => ({ ...emptyForm(jobValuesOf(project)), again: null }),
  shown: 'editing',
  failing: 'unread',
  said: readFailure,
  retry: 'post.retry',
  again: 'reading',
});

/**
 * Posting a job.
 *
 * Guarantees: only a complete job is sent; a retry of the same job after a lost answer posts it once. A job that is posted
 * again begins with everything that its earlier post said, or, where that cannot be read, with an empty form on request.
 *
 * Area: Posting and applying.
 */
export const postJobMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as PostJobInput,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: {
    createProject: call<Schema<'ClientProject'>, CreateProjectCall>('createProject'),
    getClientProject: call<Schema<'ClientProject'>, ReadProjectCall>('getClientProject'),
  },
  guards: { ...form.guards, isToBeRead: ({ context }) => context.again !== null },
}).createMachine({
  id: 'postJob',
  context: ({ input: { draft, again, idempotencyKey } }) => ({
    ...emptyForm(draft ?? noJob),
    intent: newIntent(idempotencyKey),
    again: draft === null ? again : null,
    submission: null,
  }),
  initial: 'editing',
  states: {
    editing: { ...form.editing, always: { guard: 'isToBeRead', target: 'reading' } },
    /** The earlier post, which the form begins with. */
    reading: earlier.loading,
    unread: {
      ...earlier.failed,
      on: { ...earlier.failed.on, 'form.clear': { target: 'editing', actions: assign({ again: null }) } },
    },
    posting: form.sending,
    posted: form.ended,
  },
});
