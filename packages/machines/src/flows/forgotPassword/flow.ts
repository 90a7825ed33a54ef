import type { Role } from '@guildhall/api/enums';
import { roles } from '@guildhall/api/enums';
import { assign, setup } from 'xstate';
import * as z from 'zod/mini';

import type { CodeEvent } from '../../archetypes/emailedCode.ts';
import { emailedCode } from '../../archetypes/emailedCode.ts';
import { codeField, confirmPasswordField, newPasswordField } from '../../kit/account.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { success } from '../../kit/effects.ts';
import type { FieldChange, FormContext, Problems } from '../../kit/forms.ts';
import { edit, emptyForm, hasProblems, problemsOf, refuse } from '../../kit/forms.ts';
import { tell } from '../../kit/parts.ts';
import { required } from '../../kit/required.ts';
import type { CodeContext, CodeSent, MailedLink } from '../../kit/sentCode.ts';
import { noCode, requestOf } from '../../kit/sentCode.ts';
import { resetFailure, sendFailure } from './failures.ts';

export interface ForgotPasswordValues {
  role: Role | null;
  email: string;
  otp: string;
  newPassword: string;
  confirmPassword: string;
}

interface Context extends FormContext<ForgotPasswordValues>, CodeContext {}

type Event =
  | CodeEvent
  | FieldChange<ForgotPasswordValues>
  | { type: 'link.know'; link: MailedLink & { role: Role } }
  | { type: 'role.confirm' }
  | { type: 'password.reset' };

export interface SendCodeCall {
  role: Role;
  body: { email: string; requestId?: string };
}

export interface ResetCall {
  role: Role;
  body: { email: string; otp: string; newPassword: string; confirmPassword: string; requestId?: string };
}

const role = z.object({ role: z.enum(roles, 'Please select your account type') });

const passwords = z.object({ newPassword: newPasswordField, confirmPassword: confirmPasswordField });

const reset = z.extend(passwords, { otp: codeField });

function problemsOfReset({ values, link }: Context): Problems<ForgotPasswordValues> {
  const problems = problemsOf(link === null ? reset : passwords, values);
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

function resetCall(context: Context): ResetCall {
  const { role: chosen, body } = sendCodeCall(context);
  const { otp, newPassword, confirmPassword } = context.values;
  return { role: chosen, body: { ...body, otp: context.link?.code ?? otp, newPassword, confirmPassword } };
}

const code = emailedCode({
  machine: 'forgotPassword',
  steps: { email: 'email', code: 'otp' },
  call: 'sendResetCode',
  input: sendCodeCall,
  addressee,
  sent: success('OTP Sent!', 'Please check your email for the OTP code.'),
  sendFailure,
  proofFailure: resetFailure,
  deadLinkTitle: 'Error',
});

/** What `password.reset` does, with a code that was typed or with a link. */
const resets = [{ guard: 'resetIsComplete', target: 'resettingPassword' }, { actions: 'markProblems' }] as const;

/**
 * A forgotten password: which account, a code to its email, and the code with a new password.
 *
 * Guarantees: the code step is reached only when a code was asked for with this role and email; a link from a mail
 * needs no code; no password is sent before the step's fields hold; a failure keeps everything typed; nothing that
 * happens here tells whether the email has an account.
 *
 * Area: Getting in.
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
    ...code.guards,
    roleIsChosen: ({ context }) => !hasProblems(problemsOf(role, context.values)),
    isLinked: ({ context }) => context.link !== null,
    resetIsComplete: ({ context }) => !hasProblems(problemsOfReset(context)),
  },
  actions: {
    markProblems: assign(({ context }) => refuse(context, problemsOfReset(context))),
  },
}).createMachine({
  id: 'forgotPassword',
  context: {
    ...emptyForm<ForgotPasswordValues>({ role: null, email: '', otp: '', newPassword: '', confirmPassword: '' }),
    ...noCode,
  },
  initial: 'role',
  on: { ...code.on, 'field.change': { actions: assign(({ context, event }) => edit(context, event)) } },
  states: {
    role: {
      on: {
        'link.know': {
          target: 'newPassword',
          actions: assign(({ context: { values }, event: { link } }) => ({
            values: { ...values, role: link.role, email: link.email },
            link,
          })),
        },
        'role.confirm': [
          { guard: 'roleIsChosen', target: 'email' },
          { actions: assign(({ context }) => refuse(context, problemsOf(role, context.values))) },
        ],
      },
    },
    email: { ...code.emailStep, on: { ...code.emailStep.on, 'step.back': 'role' } },
    otp: { ...code.step, on: { ...code.step.on, 'password.reset': resets } },
    newPassword: { on: { 'password.reset': resets } },
    ...code.sending,
    resettingPassword: code.proving({
      call: 'resetPassword',
      input: resetCall,
      done: 'passwordReset',
      accepted: [
        tell(() =>
          success(
            'Password Reset Successful!',
            'Your password has been updated. You can now log in with your new password.',
          ),
        ),
        tell(() => ({ type: 'navigate', to: 'login' })),
      ],
      failures: [{ guard: 'isLinked', target: 'newPassword', actions: code.wrongCode }],
    }),
    passwordReset: { type: 'final' },
  },
});
