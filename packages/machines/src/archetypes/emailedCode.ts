import * as z from 'zod/mini';

import { deadLink as deadLinkWords, emailField, secondsUntilAllowed } from '../kit/account.ts';
import type { Failed } from '../kit/actors.ts';
import type { Toast } from '../kit/effects.ts';
import { problem } from '../kit/effects.ts';
import { refusedFields } from '../kit/failure.ts';
import type { FormContext } from '../kit/forms.ts';
import { forgetProblems, hasProblems, problemsFrom, problemsOf, refuse } from '../kit/forms.ts';
import type { AnsweredCall, FailedCall } from '../kit/parts.ts';
import { failure, madeBy, put, tell, time } from '../kit/parts.ts';
import type { CodeClockEvent, CodeContext, CodeSent } from '../kit/sentCode.ts';
import { count, isFor, startClocks } from '../kit/sentCode.ts';

/** The form in which a code is asked for and typed. */
interface CodeForm extends CodeContext, FormContext<{ email: string; otp: string }> {}

/** What a person does with a code, and what time does. */
export type CodeEvent = CodeClockEvent | { type: 'code.send' } | { type: 'code.resend' } | { type: 'step.back' };

const emailForm = z.object({ email: emailField });

const keepCounting = time(count);

const markRefused = put<CodeForm, FailedCall>(({ context, event }) =>
  refuse(context, problemsFrom(refusedFields(event.error), context.values)),
);

export interface EmailedCodeOptions<Machine, Email, Code, Call, Context, Input> {
  /** The id of the machine. */
  machine: Machine;
  /** The step in which the address is typed, and the one in which the code is. */
  steps: { email: Email; code: Code };
  /** The call that sends a code, which is also the name of its actor. */
  call: Call;
  input: (context: Context) => Input;
  /** To whom a code goes: another one needs another code. */
  addressee: (context: Context) => string;
  /** What is said when a code was sent. */
  sent: Toast;
  /** What is said when it was not. */
  sendFailure: (error: unknown) => Toast;
  /** What is said when the code proved nothing. */
  proofFailure: (error: unknown) => Toast;
  /** The title of what is said when a link works no longer. */
  deadLinkTitle: string;
  /** What of the context is over when the first code to an address was sent. Default: nothing. */
  over?: Partial<Context>;
}

interface ProvingOptions<Proof, Context, Given, Done, Accepted, Failures, Wrong> {
  /** The call that a code proves something to, which is also the name of its actor. */
  call: Proof;
  input: (context: Context) => Given;
  /** The state that follows, and what else does. */
  done: Done;
  accepted: readonly Accepted[];
  /** Where certain failures lead that no dead link caused, as transitions. Default: none. */
  failures?: Failures;
  /** Where a code leads that proved nothing. Default: the step of the code. */
  wrong?: Wrong;
}

/**
 * A code that is sent by email and typed in, or comes by a link in a mail.
 *
 * Guarantees: a code is sent to a well-formed address only; it is kept for as long as it is good, whatever step the
 * person goes back to, and no other is sent meanwhile but on request, when the countdown is over; a new code is typed
 * anew; a wrong one stays on screen, marked; a link that works no longer leads back to the address; whatever fails, the
 * rest of what was typed stays.
 */
export function emailedCode<
  const Machine extends string,
  const Email extends string,
  const Code extends string,
  const Call extends string,
  Context extends CodeForm,
  Input,
>(options: EmailedCodeOptions<Machine, Email, Code, Call, Context, Input>) {
  const { machine, steps, call, input, addressee, sent, sendFailure, proofFailure, deadLinkTitle, over } = options;
  const keepCode = (also?: Partial<Context>) =>
    put<Context, AnsweredCall<CodeSent>, CodeForm>(({ context, event: { output } }) => ({
      sentCode: { ...output, to: addressee(context) },
      secondsToResend: output.resendAfterSeconds,
      values: { ...context.values, otp: '' },
      ...also,
    }));
  const invoke = { id: call, src: call, input: ({ context }: { context: Context }) => input(context) } as const;
  const busy = { tags: 'busy', entry: put(forgetProblems), on: { 'field.change': undefined } } as const;
  const onSent = (also?: Partial<Context>) =>
    ({ target: steps.code, actions: [tell(() => sent), keepCode(also), time(startClocks)] }) as const;
  const saySendFailure = tell<FailedCall>(({ event }) => sendFailure(event.error));
  const sayProofFailure = tell<FailedCall>(({ event }) => proofFailure(event.error));
  const meta = madeBy('emailedCode');
  const send = [
    { guard: 'codeIsSent', target: steps.code },
    { guard: 'emailIsWellFormed', target: 'sendingCode' },
    { actions: put<CodeForm>(({ context }) => refuse(context, problemsOf(emailForm, context.values))) },
  ] as const;
  const wrongCode = [sayProofFailure, markRefused] as const;
  const deadLink = {
    guard: { type: 'linkIsRefused', params: failure },
    target: steps.email,
    actions: [
      tell(() => problem(deadLinkTitle, deadLinkWords)),
      put<CodeForm>(({ context }) => ({ ...refuse(context, { email: deadLinkWords }), link: null })),
    ],
  } as const;
  return {
    /** Actions for `setup`: a flow that is taken up again has its clocks to start. */
    actions: { startClocks: time(startClocks) },
    guards: {
      emailIsWellFormed: ({ context }: { context: Context }) => !hasProblems(problemsOf(emailForm, context.values)),
      codeIsSent: ({ context }: { context: Context }) => isFor(context.sentCode, addressee(context)),
      countdownIsOver: ({ context }: { context: Context }) => context.secondsToResend <= 0,
      linkIsRefused: ({ context }: { context: Context }, { error }: Failed) =>
        context.link !== null && 'otp' in refusedFields(error),
    },
    /** What time does, in every state. */
    on: {
      'second.pass': {
        actions: [
          put<CodeContext>(({ context }) => ({ secondsToResend: Math.max(0, context.secondsToResend - 1) })),
          keepCounting,
        ],
      },
      'code.expire': { actions: put<CodeContext>(() => ({ sentCode: null })) },
    },
    /** The step of the address. What else the flow asks for there is added to its events. */
    emailStep: { meta, on: { 'code.send': send } },
    /** The step of the code. What the flow does with a code that was typed is added to its events. */
    step: {
      meta,
      initial: 'waiting',
      on: { 'step.back': steps.email },
      states: {
        waiting: { meta, always: { guard: 'countdownIsOver', target: 'resendable' } },
        resendable: { meta, on: { 'code.resend': `#${machine}.resendingCode` } },
      },
    },
    /** The states that send a code. */
    sending: {
      sendingCode: {
        meta,
        ...busy,
        invoke: {
          ...invoke,
          onDone: onSent(over),
          onError: { target: steps.email, actions: [saySendFailure, markRefused] },
        },
      },
      resendingCode: {
        meta,
        ...busy,
        invoke: {
          ...invoke,
          onDone: onSent(),
          onError: {
            target: steps.code,
            actions: [
              saySendFailure,
              put<CodeContext, FailedCall>(({ event }) => ({ secondsToResend: secondsUntilAllowed(event.error) })),
              keepCounting,
            ],
          },
        },
      },
    },
    /**
     * A state in which a code, typed or of a link, is to prove something. A wrong one leads back to where it is typed, or
     * to the state `wrong`; a link that the server takes no longer to the address, from where a code goes the usual way.
     */
    proving: <
      const Proof extends string,
      Given,
      const Done extends string,
      Accepted,
      const Failures extends readonly unknown[] = readonly [],
      const Wrong extends string = Code,
    >({
      call: proof,
      input: given,
      done,
      accepted,
      failures,
      wrong,
    }: ProvingOptions<Proof, Context, Given, Done, Accepted, Failures, Wrong>) =>
      ({
        meta,
        ...busy,
        invoke: {
          id: proof,
          src: proof,
          input: ({ context }: { context: Context }) => given(context),
          onDone: { target: done, actions: accepted },
          onError: [deadLink, ...(failures ?? []), { target: wrong ?? steps.code, actions: wrongCode }],
        },
      }) as const,
    /** What is done about a code that proved nothing: it is said, and marked. */
    wrongCode,
  } as const;
}
