import { assign, setup } from 'xstate';

import { decisionGuards } from '../../archetypes/decision.ts';
import type { SubmissionContext } from '../../archetypes/submittedForm.ts';
import { submittedForm } from '../../archetypes/submittedForm.ts';
import { task } from '../../archetypes/task.ts';
import type { VersionEvent } from '../../archetypes/versionedForm.ts';
import type { Failed } from '../../kit/actors.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { problem, success } from '../../kit/effects.ts';
import type { FieldChange } from '../../kit/forms.ts';
import { emptyForm, parsed, problemsOf } from '../../kit/forms.ts';
import type { FailedCall } from '../../kit/parts.ts';
import { failure, put, tell } from '../../kit/parts.ts';
import { isOutdated } from '../../kit/profileFailures.ts';
import { required } from '../../kit/required.ts';
import type { Schema } from '../../kit/schema.ts';
import type { ProposalValues } from '../proposal/values.ts';
import { proposalText } from '../proposal/values.ts';
import { editFailure, refusalOf } from './failures.ts';

export type { ProposalValues } from '../proposal/values.ts';

interface Context extends SubmissionContext<ProposalValues, ProposalValues> {
  /** The application as it was when the form was opened. */
  application: Schema<'FreelancerApplication'>;
  /** The version that is saved over; null: whichever is stored. */
  etag: string | null;
  /** Why it can no longer be edited; null as long as that is not known. */
  refusal: string | null;
}

type Event = FieldChange<ProposalValues> | { type: 'application.save' } | { type: 'text.copy' } | VersionEvent;

export interface EditInput {
  application: Schema<'FreelancerApplication'>;
  /** What was typed before, by a form that was left unsaved. */
  draft: ProposalValues | null;
}

export interface EditCall {
  params: { applicationId: string };
  ifMatch: string | undefined;
  body: ProposalValues;
}

const keepRefusal = put<Context, FailedCall>(({ event }) => ({ refusal: refusalOf(event.error) }));

const form = submittedForm({
  machine: 'applicationEdit',
  event: 'application.save',
  states: { editing: 'editing', sending: 'saving', done: 'saved' },
  problemsIn: (values: ProposalValues) => problemsOf(proposalText, values),
  submit: ({ values }: Context) => ({ submission: parsed(proposalText, values) }),
  call: 'editApplication',
  input: ({ application, etag, submission }): EditCall => ({
    params: { applicationId: application.id },
    ifMatch: etag ?? undefined,
    body: required(submission),
  }),
  accepted: [tell(() => success('Application Saved', 'The client will read your new text.'))],
  failures: [
    { guard: { type: 'isOutdated', params: failure }, target: 'outdated' },
    { guard: { type: 'isOvertaken', params: failure }, target: 'refused', actions: keepRefusal },
  ],
  failure: editFailure,
});

const copying = task({
  types: {} as Context,
  call: 'copyText',
  input: ({ values }) => ({ text: `${values.proposal}\n\n${values.coverLetter}` }),
  back: 'refused',
  said: success('Copied', 'Both texts are in your clipboard.'),
  failure: () => problem('Error', 'The text could not be copied. Select it and copy it by hand.'),
});

/**
 * Editing the text of an application that the client has not viewed yet.
 *
 * Guarantees: only a complete text that differs is sent, once at a time, over the version that was read; a change made
 * in another window is overwritten only on request; where the client has viewed the application meanwhile, or it was
 * decided or withdrawn, the flow says so and what was typed can still be read and copied; no failure loses it.
 *
 * Area: Posting and applying.
 */
export const applicationEditMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as EditInput,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: {
    editApplication: call<unknown, EditCall>('editApplication'),
    /** Puts a text where other programs take it from. */
    copyText: call<void, { text: string }>('copyText'),
  },
  guards: {
    ...form.guards,
    ...decisionGuards,
    isOutdated: (_, { error }: Failed) => isOutdated(error),
    isUnchanged: ({ context: { values, application } }) =>
      values.proposal.trim() === application.proposal && values.coverLetter.trim() === application.coverLetter,
  },
}).createMachine({
  id: 'applicationEdit',
  context: ({ input: { application, draft } }) => ({
    ...emptyForm(draft ?? { proposal: application.proposal, coverLetter: application.coverLetter }),
    application,
    etag: application.etag,
    refusal: null,
    submission: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      ...form.editing,
      on: { ...form.editing.on, 'application.save': [{ guard: 'isUnchanged' }, ...form.submitting] },
    },
    saving: form.sending,
    /** It was edited in another window. */
    outdated: {
      on: {
        'version.override': { target: 'saving', actions: assign({ etag: null }) },
        'version.load': 'reloading',
      },
    },
    /** It was viewed, decided or withdrawn meanwhile. */
    refused: { on: { 'text.copy': 'copying' } },
    copying,
    saved: form.ended,
    /** What was typed is given up for what is stored. */
    reloading: form.ended,
  },
});
