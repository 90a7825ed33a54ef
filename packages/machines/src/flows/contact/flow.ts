import { assign, emit, setup } from 'xstate';
import * as z from 'zod/mini';

import { resource } from '../../archetypes/resource.ts';
import { task } from '../../archetypes/task.ts';
import { call } from '../../kit/actors.ts';
import { isBlank } from '../../kit/blank.ts';
import type { Effect } from '../../kit/effects.ts';
import { problem, success } from '../../kit/effects.ts';
import { requiredText } from '../../kit/fields.ts';
import type { FieldChange, FormContext } from '../../kit/forms.ts';
import { edit, emptyForm, forgetProblems, hasProblems, parsed, problemsOf, refuse } from '../../kit/forms.ts';
import { required } from '../../kit/required.ts';
import type { Schema } from '../../kit/schema.ts';

export interface ContactValues {
  subject: string;
  message: string;
}

/** A message that is begun in a mail service: the product itself carries none. */
export interface Mail {
  to: string;
  subject: string;
  body: string;
}

interface Context extends FormContext<ContactValues> {
  /** Who is written to. */
  userId: string;
  /** Their address; null while it is not known, and where there is none. */
  email: string | null;
  /** What was handed over, or was last. */
  submission: Mail | null;
  /** The browser did not let the compose window open. */
  isBlocked: boolean;
}

type Event = FieldChange<ContactValues> | { type: 'message.send' } | { type: 'text.copy' } | { type: 'email.retry' };

export interface ContactInput {
  userId: string;
  /** What was typed before, and not sent. */
  draft: ContactValues | null;
}

export interface GetContactCall {
  params: { freelancerId: string };
}

/** How long a message may be: what follows in its address must be short enough for mail services. */
export const contactLimits = { subject: { maxLength: 200 }, message: { maxLength: 2000 } } as const;

const values = z.object({
  subject: requiredText('Enter a subject.', contactLimits.subject),
  message: requiredText('Enter your message.', contactLimits.message),
});

const empty: ContactValues = { subject: '', message: '' };

const copied = success('Copied', 'Paste the text into your mail program.');
const notCopied = problem('Error', 'The text could not be copied. Select it and copy it by hand.');

/** What a person does with the form once it is known whether there is an address. */
const form = {
  'field.change': { actions: 'edit' },
  'message.send': [
    { guard: 'somethingIsMissing', actions: ['markProblems', 'askForBoth'] },
    { guard: 'emailIsMissing', actions: 'refuseWithoutEmail' },
    { guard: 'isComplete', target: 'opening', actions: 'parse' },
    { actions: 'markProblems' },
  ],
  'text.copy': { guard: 'textCanBeCopied', target: 'copying' },
} as const;

const address = resource({
  types: {} as Context,
  call: 'getFreelancerContact',
  input: ({ userId }): GetContactCall => ({ params: { freelancerId: userId } }),
  keep: ({ email }: Schema<'FreelancerContact'>) => ({ email }),
  shown: 'writing',
  failing: 'unreached',
  retry: 'email.retry',
  again: 'looking',
});

const opening = task({
  types: {} as Context,
  call: 'openCompose',
  input: ({ submission }) => required(submission),
  back: 'blocked',
  done: 'sent',
  keep: () => emptyForm(empty),
  said: success('Opening Gmail', 'Your message is ready to send in the new tab.'),
  marked: () => ({ isBlocked: true }),
});

/**
 * Writing to a freelancer or a client, in one's own mail service.
 *
 * Guarantees: the form is there at once, and without an email address too; only a complete message to a known address is
 * handed over; what was typed stays until a compose window has opened, also where the browser blocks it; then both
 * fields are cleared.
 *
 * Area: Finding.
 */
export const contactMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as ContactInput,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: {
    getFreelancerContact: call<Schema<'FreelancerContact'>, GetContactCall>('getFreelancerContact'),
    /** Opens the mail service in a new window. Rejects where the browser does not let it. */
    openCompose: call<void, Mail>('openCompose'),
    /** Puts a text where other programs take it from. */
    copyText: call<void, { text: string }>('copyText'),
  },
  guards: {
    somethingIsMissing: ({ context: { values } }) => isBlank(values.subject) || isBlank(values.message),
    textCanBeCopied: ({ context: { values, email } }) => email !== null && !isBlank(values.message),
    emailIsMissing: ({ context }) => context.email === null,
    isComplete: ({ context }) => !hasProblems(problemsOf(values, context.values)),
    wasBlocked: ({ context }) => context.isBlocked,
  },
  actions: {
    edit: assign(({ context, event }) => (event.type === 'field.change' ? edit(context, event) : {})),
    parse: assign(({ context }) => {
      const { subject, message } = parsed(values, context.values);
      return { submission: { to: required(context.email), subject, body: message } };
    }),
    forgetProblems: assign(forgetProblems),
    markProblems: assign(({ context }) => refuse(context, problemsOf(values, context.values))),
    askForBoth: emit(problem('Error', 'Please fill in both subject and message fields.')),
    refuseWithoutEmail: emit(problem('Error', 'Freelancer email not available.')),
  },
}).createMachine({
  id: 'contact',
  context: ({ input: { userId, draft } }) => ({
    ...emptyForm(draft ?? empty),
    userId,
    email: null,
    submission: null,
    isBlocked: false,
  }),
  initial: 'looking',
  states: {
    /** The form is there, and the address on its way. */
    looking: { ...address.loading, entry: 'forgetProblems', on: { 'field.change': { actions: 'edit' } } },
    writing: { on: form },
    /** The address could not be read: what is written waits for the next try. */
    unreached: { ...address.failed, on: { ...form, ...address.failed.on } },
    opening: { ...opening, entry: 'forgetProblems' },
    blocked: {
      on: {
        ...form,
        // Another text is another message: the link of the last one goes.
        'field.change': { target: 'writing', actions: ['edit', assign({ isBlocked: false })] },
      },
    },
    copying: {
      tags: 'busy',
      entry: 'forgetProblems',
      invoke: {
        id: 'copyText',
        src: 'copyText',
        input: ({ context: { values } }) => ({ text: [values.subject, values.message].filter(Boolean).join('\n\n') }),
        onDone: [
          { guard: 'wasBlocked', target: 'blocked', actions: emit(copied) },
          { target: 'writing', actions: emit(copied) },
        ],
        onError: [
          { guard: 'wasBlocked', target: 'blocked', actions: emit(notCopied) },
          { target: 'writing', actions: emit(notCopied) },
        ],
      },
    },
    sent: { type: 'final' },
  },
});
