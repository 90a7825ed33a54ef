import type { AnyEventObject } from 'xstate';
import { assign, setup } from 'xstate';
import * as z from 'zod/mini';

import type { CodeEvent } from '../../archetypes/emailedCode.ts';
import { emailedCode } from '../../archetypes/emailedCode.ts';
import { codeField, emailField } from '../../kit/account.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { success } from '../../kit/effects.ts';
import { failureToast, isConflict } from '../../kit/failure.ts';
import type { FieldChange, FormContext } from '../../kit/forms.ts';
import { edit, emptyForm, hasProblems, problemsOf, refuse } from '../../kit/forms.ts';
import type { AnsweredCall, FailedCall } from '../../kit/parts.ts';
import { failure, put, tell } from '../../kit/parts.ts';
import type { Schema } from '../../kit/schema.ts';
import type { CodeContext, CodeSent, MailedLink } from '../../kit/sentCode.ts';
import { noCode, requestOf } from '../../kit/sentCode.ts';

export interface EmailChangeValues {
  email: string;
  password: string;
  otp: string;
}

interface Context extends FormContext<EmailChangeValues>, CodeContext {}

type Event =
  | CodeEvent
  | FieldChange<EmailChangeValues>
  | { type: 'link.know'; link: MailedLink }
  | { type: 'email.change' };

export interface RequestEmailChangeCall {
  body: Schema<'EmailChangeRequest'>;
}

export interface ChangeEmailCall {
  body: Schema<'EmailChangeProof'>;
}

const asked = z.object({
  email: emailField,
  password: z.string().check(z.minLength(1, 'Enter your password.')),
});
const typedCode = z.object({ otp: codeField });

const addressee = ({ values }: Context): string => values.email.trim();
const request = (context: Context) => ({
  email: addressee(context),
  ...requestOf(context.sentCode, addressee(context)),
});

const toastOf = (error: unknown) =>
  failureToast(error, { title: 'Error', fallback: 'Failed to change your email address. Please try again.' });

const code = emailedCode({
  machine: 'emailChange',
  steps: { email: 'address', code: 'code' },
  call: 'requestEmailChange',
  input: (context: Context): RequestEmailChangeCall => ({
    body: { ...request(context), password: context.values.password },
  }),
  addressee,
  sent: success('Code Sent', 'Please check the new address for the code.'),
  sendFailure: (error) =>
    failureToast(error, { title: 'Error', fallback: 'Failed to send the code. Please try again.' }),
  proofFailure: toastOf,
  deadLinkTitle: 'Error',
});

/** Nothing secret stays longer than it is needed. */
const forgotten = emptyForm<EmailChangeValues>({ email: '', password: '', otp: '' });

type Changed = AnsweredCall<Schema<'AccountEmail'>>;

const sayFailure = tell<FailedCall>(({ event }) => toastOf(event.error));
const refuseAddress = put<Context, FailedCall>(({ context, event }) => ({
  ...refuse(context, { email: toastOf(event.error).description ?? '' }),
  ...noCode,
}));
const forgetLink = put<Context, FailedCall>(() => ({ link: null }));

/**
 * Changing the email address of the account: the new address and the password, then the code that came to it.
 *
 * Guarantees: no code is asked for without the password; nothing changes before the new address is proved; afterwards
 * the session goes on with it, and neither password nor code is kept.
 *
 * Area: Account.
 */
export const emailChangeMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Effect, tags: {} as 'busy' },
  actors: {
    requestEmailChange: call<CodeSent, RequestEmailChangeCall>('requestEmailChange'),
    changeEmail: call<Schema<'AccountEmail'>, ChangeEmailCall>('changeEmail'),
  },
  guards: {
    ...code.guards,
    isAsked: ({ context }) => !hasProblems(problemsOf(asked, context.values)),
    codeIsComplete: ({ context }) => !hasProblems(problemsOf(typedCode, context.values)),
    isTaken: (_, { error }: { error: unknown }) => isConflict(error),
    isLinked: ({ context }) => context.link !== null,
  },
}).createMachine({
  id: 'emailChange',
  context: { ...forgotten, ...noCode },
  initial: 'address',
  on: { ...code.on, 'field.change': { actions: assign(({ context, event }) => edit(context, event)) } },
  states: {
    address: {
      ...code.emailStep,
      on: {
        'link.know': {
          target: 'changing',
          actions: assign(({ context, event: { link } }) => ({
            values: { ...context.values, email: link.email },
            link,
          })),
        },
        'code.send': [
          { guard: 'codeIsSent', target: 'code' },
          { guard: 'isAsked', target: 'sendingCode' },
          { actions: assign(({ context }) => refuse(context, problemsOf(asked, context.values))) },
        ],
      },
    },
    ...code.sending,
    code: {
      ...code.step,
      on: {
        ...code.step.on,
        'email.change': [
          { guard: 'codeIsComplete', target: 'changing' },
          { actions: assign(({ context }) => refuse(context, problemsOf(typedCode, context.values))) },
        ],
      },
    },
    changing: code.proving({
      call: 'changeEmail',
      input: (context): ChangeEmailCall => ({
        body: { ...request(context), otp: context.link?.code ?? context.values.otp },
      }),
      done: 'address',
      accepted: [
        put<Context, AnyEventObject>(() => ({ ...forgotten, ...noCode })),
        tell<Changed>(({ event: { output } }) => ({ type: 'session.change', change: { email: output.email } })),
        tell<Changed>(({ event: { output } }) =>
          success('Email Address Changed', `You log in as ${output.email} now. Every other device is logged out.`),
        ),
        tell(() => ({ type: 'sessions.change' })),
      ],
      failures: [
        // The code was right, and is of no use: another address is needed.
        { guard: { type: 'isTaken', params: failure }, target: 'address', actions: [sayFailure, refuseAddress] },
        { guard: 'isLinked', target: 'address', actions: [sayFailure, forgetLink] },
      ],
    }),
  },
});
