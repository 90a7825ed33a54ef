import type { Role } from '@guildhall/api/enums';
import { assign, emit, enqueueActions, setup } from 'xstate';
import * as z from 'zod/mini';

import type { CodeContext, CodeEvent, CodeSent, MailedLink } from '../../archetypes/emailedCode.ts';
import {
  codeSent,
  countDown,
  isFor,
  keepCounting,
  noCode,
  requestOf,
  startExpiry,
} from '../../archetypes/emailedCode.ts';
import {
  codeField,
  confirmPasswordField,
  deadLink,
  emailField,
  newPasswordField,
  secondsUntilAllowed,
} from '../../kit/account.ts';
import type { Failed } from '../../kit/actors.ts';
import { call } from '../../kit/actors.ts';
import type { Effect, Navigate } from '../../kit/effects.ts';
import { problem, success } from '../../kit/effects.ts';
import { refusedFields } from '../../kit/failure.ts';
import type { FieldChange, FormContext, Problems } from '../../kit/forms.ts';
import { edit, emptyForm, forgetProblems, hasProblems, problemsFrom, problemsOf, refuse } from '../../kit/forms.ts';
import { required } from '../../kit/required.ts';
import { resetFailure, sendFailure } from './failures.ts';

export interface ForgotPasswordValues {
  role: Role | null;
  email: string;
  otp: string;
  newPassword: string;
  confirmPassword: string;
}

interface Context extends FormContext<ForgotPasswordValues>, CodeContext {
  /** Whether a mailed link brought the person here: then it has the code, and nothing is to be typed. */
  isLinked: boolean;
}

type Event =
  | CodeEvent
  | FieldChange<ForgotPasswordValues>
  | { type: 'link.know'; link: MailedLink & { role: Role } }
  | { type: 'role.confirm' }
  | { type: 'code.send' }
  | { type: 'code.resend' }
  | { type: 'password.reset' }
  | { type: 'step.back' };

export interface SendCodeCall {
  role: Role;
  body: { email: string; requestId?: string };
}

export interface ResetCall {
  role: Role;
  body: { email: string; otp: string; newPassword: string; confirmPassword: string; requestId?: string };
}

const role = z.object({ role: z.enum(['CLIENT', 'FREELANCER'], 'Please select your account type') });

const email = z.object({ email: emailField });

const passwords = z.object({ newPassword: newPasswordField, confirmPassword: confirmPasswordField });

const reset = z.extend(passwords, { otp: codeField });

function problemsOfReset({ values, isLinked }: Context): Problems<ForgotPasswordValues> {
  const problems = problemsOf(isLinked ? passwords : reset, values);
  const differ = problems.confirmPassword === undefined && values.newPassword !== values.confirmPassword;
  return differ ? { ...problems, confirmPassword: 'Passwords do not match.' } : problems;
}

/** The account in question. Past the first step a role is chosen. */
const accountOf = ({ values }: Context) => ({ role: required(values.role), email: values.email.trim() });

/** To whom a code goes: the two roles have codes of their own. */
function addressee(context: Context): string {
  const { role: chosen, email: typed } = accountOf(context);
  return `${chosen} ${typed}`;
}

function sendCodeCall(context: Context): SendCodeCall {
  const { role: chosen, email: typed } = accountOf(context);
  return { role: chosen, body: { email: typed, ...requestOf(context.sentCode, addressee(context)) } };
}

/**
 * A forgotten password: which account, a code to its email, and the code with a new password.
 *
 * Guarantees: nothing is sent before the step's fields hold; the code step is reached only when a code was asked for with
 * this role and email, and that code is kept for as long as it is good, whatever step the person goes back to; another can
 * be asked for only when the countdown is over; a link from a mail needs no code, and leads back to the email when it
 * works no longer; a failure keeps everything typed; nothing that happens here tells whether the email has an account.
 */
export const forgotPasswordMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: {
    sendResetCode: call<CodeSent, SendCodeCall>('sendResetCode'),
    resetPassword: call<void, ResetCall>('resetPassword'),
  },
  guards: {
    roleIsChosen: ({ context }) => !hasProblems(problemsOf(role, context.values)),
    emailIsWellFormed: ({ context }) => !hasProblems(problemsOf(email, context.values)),
    codeIsSent: ({ context }) => isFor(context.sentCode, addressee(context)),
    countdownIsOver: ({ context }) => context.secondsToResend <= 0,
    linkIsRefused: ({ context }, { error }: Failed) => context.isLinked && 'otp' in refusedFields(error),
    isLinked: ({ context }) => context.isLinked,
    resetIsComplete: ({ context }) => !hasProblems(problemsOfReset(context)),
  },
  actions: {
    forgetProblems: assign(forgetProblems),
    edit: assign(({ context, event }) => (event.type === 'field.change' ? edit(context, event) : {})),
    keepCode: assign(({ context }, sent: CodeSent) => codeSent(addressee(context), sent)),
    dropCode: assign({ sentCode: null }),
    startExpiry: enqueueActions(({ context, enqueue }) => startExpiry(context, enqueue)),
    countDown: assign(({ context }) => countDown(context)),
    keepCounting: enqueueActions(({ context, enqueue }) => keepCounting(context, enqueue)),
    emptyCode: assign(({ context }) => edit(context, { type: 'field.change', name: 'otp', value: '' })),
    announceResetFailure: emit((_, { error }: Failed) => resetFailure(error)),
    markRefused: assign(({ context }, { error }: Failed) =>
      refuse(context, problemsFrom(refusedFields(error), context.values)),
    ),
    announceCode: emit(success('OTP Sent!', 'Please check your email for the OTP code.')),
  },
}).createMachine({
  id: 'forgotPassword',
  context: {
    ...emptyForm<ForgotPasswordValues>({ role: null, email: '', otp: '', newPassword: '', confirmPassword: '' }),
    ...noCode,
    isLinked: false,
  },
  initial: 'role',
  on: {
    'field.change': { actions: 'edit' },
    'second.pass': { actions: ['countDown', 'keepCounting'] },
    'code.expire': { actions: 'dropCode' },
  },
  states: {
    role: {
      on: {
        'link.know': {
          target: 'newPassword',
          actions: assign(({ context, event: { link } }) => ({
            values: { ...context.values, role: link.role, email: link.email, otp: link.code },
            isLinked: true,
          })),
        },
        'role.confirm': [
          { guard: 'roleIsChosen', target: 'email' },
          { actions: assign(({ context }) => refuse(context, problemsOf(role, context.values))) },
        ],
      },
    },
    email: {
      on: {
        'step.back': 'role',
        'code.send': [
          { guard: 'codeIsSent', target: 'otp' },
          { guard: 'emailIsWellFormed', target: 'sendingCode' },
          { actions: assign(({ context }) => refuse(context, problemsOf(email, context.values))) },
        ],
      },
    },
    sendingCode: {
      tags: 'busy',
      entry: 'forgetProblems',
      on: { 'field.change': undefined },
      invoke: {
        id: 'sendResetCode',
        src: 'sendResetCode',
        input: ({ context }) => sendCodeCall(context),
        onDone: {
          target: 'otp',
          actions: [
            'announceCode',
            { type: 'keepCode', params: ({ event }) => event.output },
            'startExpiry',
            'keepCounting',
            'emptyCode',
          ],
        },
        onError: {
          target: 'email',
          actions: [
            emit(({ event }) => sendFailure(event.error)),
            assign(({ context, event }) => refuse(context, problemsFrom(refusedFields(event.error), context.values))),
          ],
        },
      },
    },
    otp: {
      initial: 'waiting',
      on: {
        'step.back': 'email',
        'password.reset': [
          { guard: 'resetIsComplete', target: 'resettingPassword' },
          { actions: assign(({ context }) => refuse(context, problemsOfReset(context))) },
        ],
      },
      states: {
        waiting: { always: { guard: 'countdownIsOver', target: 'resendable' } },
        resendable: { on: { 'code.resend': '#forgotPassword.resendingCode' } },
      },
    },
    newPassword: {
      on: {
        'password.reset': [
          { guard: 'resetIsComplete', target: 'resettingPassword' },
          { actions: assign(({ context }) => refuse(context, problemsOfReset(context))) },
        ],
      },
    },
    resendingCode: {
      tags: 'busy',
      entry: 'forgetProblems',
      on: { 'field.change': undefined },
      invoke: {
        id: 'sendResetCode',
        src: 'sendResetCode',
        input: ({ context }) => sendCodeCall(context),
        onDone: {
          target: 'otp',
          actions: [
            'announceCode',
            { type: 'keepCode', params: ({ event }) => event.output },
            'startExpiry',
            'keepCounting',
            'emptyCode',
          ],
        },
        onError: {
          target: 'otp',
          actions: [
            emit(({ event }) => sendFailure(event.error)),
            assign(({ event }) => ({ secondsToResend: secondsUntilAllowed(event.error) })),
            'keepCounting',
          ],
        },
      },
    },
    resettingPassword: {
      tags: 'busy',
      entry: 'forgetProblems',
      on: { 'field.change': undefined },
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ context }): ResetCall => {
          const { role: chosen, body } = sendCodeCall(context);
          const { otp, newPassword, confirmPassword } = context.values;
          return { role: chosen, body: { ...body, otp, newPassword, confirmPassword } };
        },
        onDone: {
          target: 'passwordReset',
          actions: [
            emit(
              success(
                'Password Reset Successful!',
                'Your password has been updated. You can now log in with your new password.',
              ),
            ),
            emit((): Navigate => ({ type: 'navigate', to: 'login' })),
          ],
        },
        onError: [
          {
            guard: { type: 'linkIsRefused', params: ({ event }) => event },
            target: 'email',
            actions: [
              emit(problem('Error', deadLink)),
              assign(({ context }) => ({
                ...refuse(context, { email: deadLink }),
                values: { ...context.values, otp: '' },
                isLinked: false,
              })),
            ],
          },
          {
            guard: 'isLinked',
            target: 'newPassword',
            actions: [
              { type: 'announceResetFailure', params: ({ event }) => event },
              { type: 'markRefused', params: ({ event }) => event },
            ],
          },
          {
            target: 'otp',
            actions: [
              { type: 'announceResetFailure', params: ({ event }) => event },
              { type: 'markRefused', params: ({ event }) => event },
            ],
          },
        ],
      },
    },
    passwordReset: { type: 'final' },
  },
});
