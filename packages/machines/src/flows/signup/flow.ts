import type { Role } from '@guildhall/api/enums';
import type { AnyEventObject } from 'xstate';
import { assign, setup } from 'xstate';

import type { CodeEvent } from '../../archetypes/emailedCode.ts';
import { emailedCode } from '../../archetypes/emailedCode.ts';
import type { SubmissionContext } from '../../archetypes/submittedForm.ts';
import { submittedForm } from '../../archetypes/submittedForm.ts';
import { brand } from '../../domain/brand.ts';
import type { Failed } from '../../kit/actors.ts';
import { call } from '../../kit/actors.ts';
import type { Effect, Session } from '../../kit/effects.ts';
import { success } from '../../kit/effects.ts';
import { refusedFields } from '../../kit/failure.ts';
import type { FieldChange } from '../../kit/forms.ts';
import { edit, emptyForm, hasProblems, problemsFrom, problemsOf, refuse } from '../../kit/forms.ts';
import type { Intent } from '../../kit/intent.ts';
import { keyOf, newIntent, send } from '../../kit/intent.ts';
import type { AnsweredCall, FailedCall } from '../../kit/parts.ts';
import { failure, put, tell } from '../../kit/parts.ts';
import { required } from '../../kit/required.ts';
import type { Schema } from '../../kit/schema.ts';
import type { CodeContext, CodeSent, MailedLink, SentCode } from '../../kit/sentCode.ts';
import { isFor, noCode } from '../../kit/sentCode.ts';
import { asCall, isProved, requestFor, typedEmail } from './email.ts';
import { sendFailure, signupFailure, verifyFailure } from './failures.ts';
import type { SignupValues } from './form.ts';
import { codeForm, parseDetails, problemsOfDetails } from './form.ts';

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
  /** The door that the person had come through. */
  door: Role | null;
}

interface Context extends SubmissionContext<SignupValues, Submission>, CodeContext {
  door: Role | null;
  /** The email that is proved, and for how long it was when it was. */
  proof: Proof | null;
  intent: Intent;
}

type Event =
  | CodeEvent
  | FieldChange<SignupValues>
  | { type: 'progress.restore'; progress: SignupProgress }
  | { type: 'link.know'; link: MailedLink }
  | { type: 'code.verify' }
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

const code = emailedCode({
  machine: 'signup',
  steps: { email: 'emailVerification', code: 'otpVerification' },
  call: 'sendVerificationOtp',
  input: (context: Context) => requestFor(context),
  addressee: typedEmail,
  sent: success('Verification OTP Sent!', 'Please check your email for the verification code.'),
  sendFailure,
  proofFailure: verifyFailure,
  deadLinkTitle: 'Verification Failed',
  over: { proof: null },
});

const proving = { call: 'verifyEmailOtp', done: 'signupForm' } as const;
const keepProof = put<Context, AnsweredCall<Proof>>(({ event }) => ({ proof: event.output }));
const sayProof = tell(() => success('Email Verified!'));

const proveAgain = [
  tell<FailedCall, Context>(({ event }) => signupFailure(event.error)),
  put<Context, FailedCall>(({ context, event }) => ({
    ...refuse(context, problemsFrom(refusedFields(event.error), context.values)),
    proof: null,
  })),
];

const form = submittedForm({
  machine: 'signup',
  event: 'account.create',
  states: { editing: 'signupForm', sending: 'creatingAccount', done: 'signedUp' },
  problemsIn: (values: SignupValues) => problemsOfDetails(values),
  submit: (context: Context) => {
    const submission = submissionOf(context);
    return { submission, intent: send(context.intent, submission.body) };
  },
  call: 'signUp',
  input: ({ submission, intent }): SignUpCall => ({ ...required(submission), idempotencyKey: keyOf(intent) }),
  accepted: [
    tell<AnsweredCall<Session>>(({ event }) => ({
      type: 'session.open',
      session: event.output,
      remember: false,
      isNew: true,
    })),
    tell(() => success('Account created successfully!', `Welcome to ${brand}`)),
  ],
  failures: [
    // The proof has grown too old: the email must be proved again, and everything else is kept.
    { guard: { type: 'emailIsRefused', params: failure }, target: 'emailVerification', actions: proveAgain },
  ],
  failure: signupFailure,
});
const [submitted, refused] = form.submitting;

/**
 * Signing up: prove the email with a code, then give the details.
 *
 * Guarantees: the details step is reached only with a proved email; changing the email asks for a new proof; a
 * failure keeps everything typed; the account's session is opened as a new one, which leads to the role's profile
 * setup.
 *
 * Area: Getting in.
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
    ...code.guards,
    progressIsProved: (_, { values, proof }: SignupProgress) => isProved(proof, values.email),
    progressHasCode: (_, { values, sentCode }: SignupProgress) => isFor(sentCode, values.email.trim()),
    nothingIsProved: ({ context }) => context.proof === null,
    emailIsVerified: ({ context }) => isProved(context.proof, typedEmail(context)),
    codeIsComplete: ({ context }) => !hasProblems(problemsOf(codeForm, context.values)),
    termsAreAccepted: ({ context }) => context.values.acceptsTerms,
    emailIsRefused: (_, { error }: Failed) => 'email' in refusedFields(error),
    ...form.guards,
  },
  actions: {
    ...code.actions,
    keepProgress: assign(({ context }, { values, door, ...progress }: SignupProgress) => ({
      // Who comes back through another door has said anew what they come for.
      values: { ...context.values, ...values, role: (door === context.door ? null : context.door) ?? values.role },
      ...progress,
    })),
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
    door: input.role,
    proof: null,
    intent: newIntent(input.idempotencyKey),
    submission: null,
  }),
  initial: 'emailVerification',
  on: { ...code.on, 'field.change': { actions: assign(({ context, event }) => edit(context, event)) } },
  states: {
    emailVerification: {
      ...code.emailStep,
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
            actions: [{ type: 'keepProgress', params: ({ event }) => event.progress }, 'startClocks'],
          },
          {
            actions: [{ type: 'keepProgress', params: ({ event }) => event.progress }, 'startClocks'],
          },
        ],
        'link.know': {
          target: 'verifyingLink',
          actions: assign(({ context, event: { link } }) => ({
            values: { ...context.values, email: link.email },
            link,
          })),
        },
        'code.send': [{ guard: 'emailIsVerified', target: 'signupForm' }, ...code.emailStep.on['code.send']],
      },
    },
    ...code.sending,
    otpVerification: {
      ...code.step,
      on: {
        ...code.step.on,
        'code.verify': [
          { guard: 'emailIsVerified', target: 'signupForm' },
          { guard: 'codeIsComplete', target: 'verifyingCode' },
          { actions: assign(({ context }) => refuse(context, problemsOf(codeForm, context.values))) },
        ],
      },
    },
    verifyingCode: code.proving({
      ...proving,
      input: (context) => ({ ...requestFor(context), otp: context.values.otp }),
      // The code is spent.
      accepted: [keepProof, put<Context, AnyEventObject>(() => ({ sentCode: null })), sayProof],
    }),
    verifyingLink: {
      ...code.proving({
        ...proving,
        input: ({ link }) => asCall(required(link)),
        accepted: [keepProof, sayProof],
        wrong: 'emailVerification',
      }),
      exit: assign({ link: null }),
    },
    signupForm: {
      ...form.editing,
      on: {
        ...form.editing.on,
        'step.back': 'otpVerification',
        'account.create': [
          {
            guard: 'nothingIsProved',
            target: 'emailVerification',
            actions: assign(({ context }) => refuse(context, { email: 'Please verify your email first' })),
          },
          submitted,
          { ...refused, guard: 'termsAreAccepted' },
        ],
      },
    },
    creatingAccount: { ...form.sending, on: { 'field.change': undefined } },
    signedUp: form.ended,
  },
});

/** What to keep for a reload, or nothing while there is nothing worth keeping. */
export function progressOf({ values, proof, sentCode, secondsToResend, door }: Context): SignupProgress | null {
  const { email: typed, name: own, role } = values;
  return typed === '' ? null : { values: { email: typed, name: own, role }, proof, sentCode, secondsToResend, door };
}
