import { createSupportRequest as limits } from '@guildhall/api/limits';
import { assign, emit, setup } from 'xstate';
import * as z from 'zod/mini';

import { emailField } from '../../kit/account.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { refusedFields } from '../../kit/failure.ts';
import { requiredText } from '../../kit/fields.ts';
import type { FieldChange, FormContext } from '../../kit/forms.ts';
import { edit, emptyForm, forgetProblems, hasProblems, problemsFrom, problemsOf, refuse } from '../../kit/forms.ts';
import type { Intent } from '../../kit/intent.ts';
import { granted, keyOf, newIntent, send } from '../../kit/intent.ts';
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

interface Context extends FormContext<SupportRequestValues> {
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

const bodyOf = ({ name, email, category, subject, message }: SupportRequestValues): Creation => ({
  name: name.trim(),
  email: email.trim(),
  ...(category === null ? {} : { category }),
  subject: subject.trim(),
  message: message.trim(),
});

/**
 * Writing to support.
 *
 * Guarantees: only a complete request is sent, once at a time; “submitted” is said only when the server has it; a failure
 * keeps everything typed; whoever is known is not asked for name and email, but what they typed themselves stays; a retry
 * after a lost answer is one request, another one after that is another, even in the same words.
 */
export const supportRequestMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as SupportRequestInput,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: { createSupportRequest: call<void, SupportRequestCall>('createSupportRequest') },
  guards: { isComplete: ({ context }) => !hasProblems(problemsOf(values, context.values)) },
  actions: { forgetProblems: assign(forgetProblems) },
}).createMachine({
  id: 'supportRequest',
  context: ({ input }) => ({
    ...emptyForm<SupportRequestValues>({ name: '', email: '', category: null, subject: '', message: '' }),
    intent: newIntent(input.idempotencyKey),
  }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.change': { actions: assign(({ context, event }) => edit(context, event)) },
        'draft.restore': { actions: assign(({ event }) => ({ values: event.draft })) },
        'sender.know': {
          actions: assign(({ context: { values: typed }, event: { name, email } }) => ({
            values: { ...typed, name: typed.name || name, email: typed.email || email },
          })),
        },
        'request.send': [
          {
            guard: 'isComplete',
            target: 'sending',
            actions: assign(({ context }) => ({ intent: send(context.intent, bodyOf(context.values)) })),
          },
          { actions: assign(({ context }) => refuse(context, problemsOf(values, context.values))) },
        ],
      },
    },
    sending: {
      tags: 'busy',
      entry: 'forgetProblems',
      invoke: {
        id: 'createSupportRequest',
        src: 'createSupportRequest',
        input: ({ context }) => ({ body: bodyOf(context.values), idempotencyKey: keyOf(context.intent) }),
        onDone: {
          target: 'submitted',
          actions: assign(({ context }) => ({
            ...emptyForm<SupportRequestValues>({ ...context.values, category: null, subject: '', message: '' }),
            intent: granted(context.intent),
          })),
        },
        onError: {
          target: 'editing',
          actions: [
            emit(({ event }) => supportFailure(event.error)),
            assign(({ context, event }) => refuse(context, problemsFrom(refusedFields(event.error), context.values))),
          ],
        },
      },
    },
    submitted: { on: { 'request.again': 'editing' } },
  },
});
