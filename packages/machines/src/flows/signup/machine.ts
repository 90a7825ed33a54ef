import type { Role } from '@guildhall/api/enums';
import { assign, emit, enqueueActions, setup } from 'xstate';

import type { CodeContext, CodeEvent, CodeSent, MailedLink, SentCode } from '../../archetypes/emailedCode.ts';
import { codeSent, countDown, isFor, keepCounting, noCode, startExpiry } from '../../archetypes/emailedCode.ts';
import { brand } from '../../domain/brand.ts';
import { deadLink, secondsUntilAllowed } from '../../kit/account.ts';
import type { Failed } from '../../kit/actors.ts';
import { call } from '../../kit/actors.ts';
import type { Effect, Session } from '../../kit/effects.ts';
import { problem, success } from '../../kit/effects.ts';
import { refusedFields } from '../../kit/failure.ts';
import type { FieldChange, FormContext } from '../../kit/forms.ts';
import { edit, emptyForm, forgetProblems, hasProblems, problemsFrom, problemsOf, refuse } from '../../kit/forms.ts';
import type { Intent } from '../../kit/intent.ts';
import { keyOf, newIntent, send } from '../../kit/intent.ts';
import { required } from '../../kit/required.ts';
import type { Schema } from '../../kit/schema.ts';
import { asCall, isProved, requestFor, typedEmail } from './email.ts';
import { sendFailure, signupFailure, verifyFailure } from './failures.ts';
import type { SignupValues } from './form.ts';
import { codeForm, emailForm, parseDetails, problemsOfDetails } from './form.ts';

type Submission = Pick<SignUpCall, 'role' | 'body'>;

/** What a code has proved, in the API's words, and the ticket without which the proof is worth nothing. */
export type Proof = Schema<'EmailVerified'>;

/** What survives a reload: everything but the code and the passwords. */
export interface SignupProgress {
  values: Pick<SignupValues, 'email' | 'name' | 'role'>;
  proof: Proof | null;
  /** The code that is on its way, or in the person's mailbox. */
  sentCode: SentCode | null;
  secondsToResend: number;
}

interface Context extends FormContext<SignupValues>, CodeContext {
  /** The email that is proved, and for how long it was when it was. */
  proof: Proof | null;
  intent: Intent;
  /** What is sent, or was last. */
  submission: Submission | null;
}

type Event =
  | CodeEvent
  | FieldChange<SignupValues>
  | { type: 'progress.restore'; progress: SignupProgress }
  | { type: 'link.know'; link: MailedLink }
  | { type: 'code.send' }
  | { type: 'code.resend' }
  | { type: 'code.verify' }
  | { type: 'step.back' }
  | { type: 'account.create' };

export interface SignupInput {
  /** The role whose door the person came through, if it was one of the two. */
  role: Role | null;
  /** Unique to this form. */
  idempotencyKey: string;
}

export interface SendCodeCall {
  email: string;
  requestId?: string;
}

export interface VerifyCall extends SendCodeCall {
  otp: string;
}

export interface SignUpCall {
  role: Role;
  body: { name: string; email: string; password: string; ticket?: string };
  idempotencyKey: string;
}

/** What the sign-up sends. */
function submissionOf({ values, proof }: Context): Submission {
  const { role, name, password } = parseDetails(values);
  const { email, ticket } = required(proof);
  return { role, body: { name, email, password, ...(ticket !== undefined && { ticket }) } };
}

/**
 * Signing up: prove the email with a code, then give the details.
 *
 * Guarantees: the details step is reached only with a proved email; changing the email asks for a new proof; a code that
 * was sent is kept for as long as it is good, whatever step the person goes back to, and another can be asked for only
 * when the countdown is over; a failure keeps everything typed; the account's session is opened as a new one, which
 * leads to the role's profile setup.
 */
export const signupMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as SignupInput,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: {
    sendVerificationOtp: call<CodeSent, SendCodeCall>('sendVerificationOtp'),
    verifyEmailOtp: call<Proof, VerifyCall>('verifyEmailOtp'),
    signUp: call<Session, SignUpCall>('signUp'),
  },
  guards: {
    progressIsProved: (_, { values, proof }: SignupProgress) => isProved(proof, values.email),
    progressHasCode: (_, { values, sentCode }: SignupProgress) => isFor(sentCode, values.email.trim()),
    nothingIsProved: ({ context }) => context.proof === null,
    emailIsWellFormed: ({ context }) => !hasProblems(problemsOf(emailForm, context.values)),
    emailIsVerified: ({ context }) => isProved(context.proof, typedEmail(context)),
    codeIsSent: ({ context }) => isFor(context.sentCode, typedEmail(context)),
    codeIsComplete: ({ context }) => !hasProblems(problemsOf(codeForm, context.values)),
    countdownIsOver: ({ context }) => context.secondsToResend <= 0,
    termsAreAccepted: ({ context }) => context.values.acceptsTerms,
    codeIsRefused: (_, { error }: Failed) => 'otp' in refusedFields(error),
    emailIsRefused: (_, { error }: Failed) => 'email' in refusedFields(error),
    detailsAreComplete: ({ context }) => !hasProblems(problemsOfDetails(context.values)),
  },
  actions: {
    forgetProblems: assign(forgetProblems),
    edit: assign(({ context, event }) => (event.type === 'field.change' ? edit(context, event) : {})),
    keepCode: assign(({ context }, sent: CodeSent) => codeSent(typedEmail(context), sent)),
    keepProgress: assign(({ context }, { values, ...progress }: SignupProgress) => ({
      values: { ...context.values, ...values },
      ...progress,
    })),
    dropCode: assign({ sentCode: null }),
    startExpiry: enqueueActions(({ context, enqueue }) => startExpiry(context, enqueue)),
    countDown: assign(({ context }) => countDown(context)),
    keepCounting: enqueueActions(({ context, enqueue }) => keepCounting(context, enqueue)),
    // What was wrong before the code was sent is wrong no longer.
    emptyCode: assign(({ context }) => ({ values: { ...context.values, otp: '' }, problems: {} })),
    markRefused: assign(({ context }, { error }: Failed) =>
      refuse(context, problemsFrom(refusedFields(error), context.values)),
    ),
    announceSignupFailure: emit(({ context }, { error }: Failed) =>
      signupFailure(error, required(context.submission).role),
    ),
    announceCode: emit(success('Verification OTP Sent!', 'Please check your email for the verification code.')),
  },
}).createMachine({
  id: 'signup',
  context: ({ input }) => ({
    ...emptyForm<SignupValues>({
      email: '',
      otp: '',
      name: '',
      password: '',
      confirmPassword: '',
      role: input.role,
      acceptsTerms: false,
    }),
    ...noCode,
    proof: null,
    intent: newIntent(input.idempotencyKey),
    submission: null,
  }),
  initial: 'emailVerification',
  on: {
    'field.change': { actions: 'edit' },
    'second.pass': { actions: ['countDown', 'keepCounting'] },
    'code.expire': { actions: 'dropCode' },
  },
  states: {
    emailVerification: {
      on: {
        'progress.restore': [
          {
            guard: { type: 'progressIsProved', params: ({ event }) => event.progress },
            target: 'signupForm',
            actions: { type: 'keepProgress', params: ({ event }) => event.progress },
          },
          {
            guard: { type: 'progressHasCode', params: ({ event }) => event.progress },
            target: 'otpVerification',
            actions: [{ type: 'keepProgress', params: ({ event }) => event.progress }, 'startExpiry', 'keepCounting'],
          },
          {
            actions: [{ type: 'keepProgress', params: ({ event }) => event.progress }, 'startExpiry', 'keepCounting'],
          },
        ],
        'link.know': {
          target: 'verifyingLink',
          actions: assign(({ context, event: { link } }) => ({ values: { ...context.values, email: link.email } })),
        },
        'code.send': [
          { guard: 'emailIsVerified', target: 'signupForm' },
          { guard: 'codeIsSent', target: 'otpVerification' },
          { guard: 'emailIsWellFormed', target: 'sendingCode' },
          { actions: assign(({ context }) => refuse(context, problemsOf(emailForm, context.values))) },
        ],
      },
    },
    sendingCode: {
      tags: 'busy',
      entry: 'forgetProblems',
      on: { 'field.change': undefined },
      invoke: {
        id: 'sendVerificationOtp',
        src: 'sendVerificationOtp',
        input: ({ context }) => requestFor(context),
        onDone: {
          target: 'otpVerification',
          actions: [
            'announceCode',
            { type: 'keepCode', params: ({ event }) => event.output },
            'startExpiry',
            'keepCounting',
            'emptyCode',
            assign({ proof: null }),
          ],
        },
        onError: {
          target: 'emailVerification',
          actions: [
            emit(({ event }) => sendFailure(event.error)),
            assign(({ context, event }) => refuse(context, problemsFrom(refusedFields(event.error), context.values))),
          ],
        },
      },
    },
    otpVerification: {
      initial: 'waiting',
      on: {
        'step.back': 'emailVerification',
        'code.verify': [
          { guard: 'emailIsVerified', target: 'signupForm' },
          { guard: 'codeIsComplete', target: 'verifyingCode' },
          { actions: assign(({ context }) => refuse(context, problemsOf(codeForm, context.values))) },
        ],
      },
      states: {
        waiting: { always: { guard: 'countdownIsOver', target: 'resendable' } },
        resendable: { on: { 'code.resend': '#signup.resendingCode' } },
      },
    },
    resendingCode: {
      tags: 'busy',
      entry: 'forgetProblems',
      on: { 'field.change': undefined },
      invoke: {
        id: 'sendVerificationOtp',
        src: 'sendVerificationOtp',
        input: ({ context }) => requestFor(context),
        onDone: {
          target: 'otpVerification',
          actions: [
            'announceCode',
            { type: 'keepCode', params: ({ event }) => event.output },
            'startExpiry',
            'keepCounting',
            'emptyCode',
          ],
        },
        onError: {
          target: 'otpVerification',
          actions: [
            emit(({ event }) => sendFailure(event.error)),
            assign(({ event }) => ({ secondsToResend: secondsUntilAllowed(event.error) })),
            'keepCounting',
          ],
        },
      },
    },
    verifyingCode: {
      tags: 'busy',
      entry: 'forgetProblems',
      on: { 'field.change': undefined },
      invoke: {
        id: 'verifyEmailOtp',
        src: 'verifyEmailOtp',
        input: ({ context }) => ({ ...requestFor(context), otp: context.values.otp }),
        onDone: {
          target: 'signupForm',
          // The code is spent.
          actions: [assign(({ event }) => ({ proof: event.output })), 'dropCode', emit(success('Email Verified!'))],
        },
        onError: {
          target: 'otpVerification',
          actions: [
            emit(({ event }) => verifyFailure(event.error)),
            { type: 'markRefused', params: ({ event }) => event },
          ],
        },
      },
    },
    verifyingLink: {
      tags: 'busy',
      entry: 'forgetProblems',
      on: { 'field.change': undefined },
      invoke: {
        id: 'verifyEmailOtp',
        src: 'verifyEmailOtp',
        // Entered by the opening of a link only.
        input: ({ event }) => ({ email: '', otp: '', ...(event.type === 'link.know' && asCall(event.link)) }),
        onDone: {
          target: 'signupForm',
          actions: [assign(({ event }) => ({ proof: event.output })), emit(success('Email Verified!'))],
        },
        onError: [
          {
            guard: { type: 'codeIsRefused', params: ({ event }) => event },
            target: 'emailVerification',
            actions: [
              emit(problem('Verification Failed', deadLink)),
              assign(({ context }) => refuse(context, { email: deadLink })),
            ],
          },
          { target: 'emailVerification', actions: emit(({ event }) => verifyFailure(event.error)) },
        ],
      },
    },
    signupForm: {
      on: {
        'step.back': 'otpVerification',
        'account.create': [
          {
            guard: 'nothingIsProved',
            target: 'emailVerification',
            actions: assign(({ context }) => refuse(context, { email: 'Please verify your email first' })),
          },
          {
            guard: 'detailsAreComplete',
            target: 'creatingAccount',
            actions: assign(({ context }) => {
              const submission = submissionOf(context);
              return { submission, intent: send(context.intent, submission.body) };
            }),
          },
          {
            guard: 'termsAreAccepted',
            actions: assign(({ context }) => refuse(context, problemsOfDetails(context.values))),
          },
        ],
      },
    },
    creatingAccount: {
      tags: 'busy',
      entry: 'forgetProblems',
      on: { 'field.change': undefined },
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ context: { submission, intent } }) => ({ ...required(submission), idempotencyKey: keyOf(intent) }),
        onDone: {
          target: 'signedUp',
          actions: [
            emit(({ event }) => ({
              type: 'session.open' as const,
              session: event.output,
              remember: false,
              isNew: true,
            })),
            emit(success('Account created successfully!', `Welcome to ${brand}`)),
          ],
        },
        onError: [
          {
            // The proof has grown too old: the email must be proved again, and everything else is kept.
            guard: { type: 'emailIsRefused', params: ({ event }) => event },
            target: 'emailVerification',
            actions: [
              { type: 'announceSignupFailure', params: ({ event }) => event },
              { type: 'markRefused', params: ({ event }) => event },
              assign({ proof: null }),
            ],
          },
          {
            target: 'signupForm',
            actions: [
              { type: 'announceSignupFailure', params: ({ event }) => event },
              { type: 'markRefused', params: ({ event }) => event },
            ],
          },
        ],
      },
    },
    signedUp: { type: 'final' },
  },
});

/** What to keep for a reload, or nothing while there is nothing worth keeping. */
export function progressOf({ values, proof, sentCode, secondsToResend }: Context): SignupProgress | null {
  const { email: typed, name: own, role } = values;
  return typed === '' ? null : { values: { email: typed, name: own, role }, proof, sentCode, secondsToResend };
}
