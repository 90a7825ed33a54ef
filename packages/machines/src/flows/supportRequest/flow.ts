import { createSupportRequest as limits } from '@guildhall/api/limits';
import { assign, setup } from 'xstate';
import * as z from 'zod/mini';

import type { SubmissionContext } from '../../archetypes/submittedForm.ts';
import { submittedForm } from '../../archetypes/submittedForm.ts';
import { emailField } from '../../kit/account.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { requiredText } from '../../kit/fields.ts';
import type { FieldChange } from '../../kit/forms.ts';
import { emptyForm, parsed, problemsOf } from '../../kit/forms.ts';
import type { Intent } from '../../kit/intent.ts';
import { granted, keyOf, newIntent, send } from '../../kit/intent.ts';
import { put } from '../../kit/parts.ts';
import { required } from '../../kit/required.ts';
import type { Schema } from '../../kit/schema.ts';
import { supportFailure } from './failures.ts';

type Creation = Schema<'SupportRequestCreation'>;

export interface SupportRequestValues {
  name: string;
  email: string;
  category: NonNullable<Creation['category']> | null;
  subject: string;
  message: string;
}

interface Context extends SubmissionContext<SupportRequestValues, Creation> {
  intent: Intent;
}

type Event =
  | FieldChange<SupportRequestValues>
  | { type: 'draft.restore'; draft: SupportRequestValues }
  | { type: 'sender.know'; name: string; email: string }
  | { type: 'request.send' }
  | { type: 'request.again' };

export interface SupportRequestInput {
  /** Unique to this form. */
  idempotencyKey: string;
}

export interface SupportRequestCall {
  body: Creation;
  idempotencyKey: string;
}

const values = z.object({
  name: requiredText('Enter your name.', limits.name),
  email: emailField,
  subject: requiredText('Enter a subject.', limits.subject),
  message: requiredText('Enter your message.', limits.message),
});

/** What is sent. Choosing a category is optional. */
const parse = (typed: SupportRequestValues): Creation => ({
  ...parsed(values, typed),
  ...(typed.category !== null && { category: typed.category }),
});

const form = submittedForm({
  machine: 'supportRequest',
  event: 'request.send',
  states: { editing: 'editing', sending: 'sending', done: 'submitted' },
  problemsIn: (typed: SupportRequestValues) => problemsOf(values, typed),
  submit: ({ values: typed, intent }: Context) => {
    const submission = parse(typed);
    return { submission, intent: send(intent, submission) };
  },
  call: 'createSupportRequest',
  input: ({ submission, intent }): SupportRequestCall => ({
    body: required(submission),
    idempotencyKey: keyOf(intent),
  }),
  accepted: [
    put<Context>(({ context }) => ({
      ...emptyForm<SupportRequestValues>({ ...context.values, category: null, subject: '', message: '' }),
      intent: granted(context.intent),
    })),
  ],
  failure: supportFailure,
});

/**
 * Writing to support.
 *
 * Guarantees: “submitted” is said only when the server has it; anyone who is signed in is not asked for name and
 * email, but what they typed themselves stays; a retry after a lost answer is one request, another one after that
 * is another, even in the same words.
 *
 * Area: Frame and pages.
 */
export const supportRequestMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as SupportRequestInput,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: { createSupportRequest: call<unknown, SupportRequestCall>('createSupportRequest') },
  guards: { ...form.guards },
}).createMachine({
  id: 'supportRequest',
  context: ({ input }) => ({
    ...emptyForm<SupportRequestValues>({ name: '', email: '', category: null, subject: '', message: '' }),
    intent: newIntent(input.idempotencyKey),
    submission: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      ...form.editing,
      on: {
        ...form.editing.on,
        'draft.restore': { actions: assign(({ event }) => ({ values: event.draft })) },
        'sender.know': {
          actions: assign(({ context: { values: typed }, event: { name, email } }) => ({
            values: { ...typed, name: typed.name || name, email: typed.email || email },
          })),
        },
      },
    },
    sending: form.sending,
    submitted: { on: { 'request.again': 'editing' } },
  },
});
