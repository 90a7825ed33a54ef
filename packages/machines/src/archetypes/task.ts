import type { Effect, Toast } from '../kit/effects.ts';
import type { FailureWords } from '../kit/failure.ts';
import { wordedFailure } from '../kit/failure.ts';
import type { AnsweredCall, FailedCall, PartAction } from '../kit/parts.ts';
import { inputOf, madeBy, put, tell, tellAny } from '../kit/parts.ts';

export interface TaskOptions<Context, Call, Input, Output, Back, Done, Failures> {
  /** What the flow keeps. */
  types: Context;
  /** The call, which is also the name of its actor. */
  call: Call;
  /** Default: the call takes nothing. */
  input?: (context: Context) => Input;
  /** The state in which it is asked for. A failure leads back there. */
  back: Back;
  /** The state that follows. Default: `back`. */
  done?: Done;
  /** What of the answer is kept. Default: nothing. */
  keep?: (output: Output, context: Context) => Partial<Context>;
  /** What is said when it is done. Default: nothing. */
  said?: Toast | ((output: Output, context: Context) => Toast);
  /** What else follows when it is done. Default: nothing. */
  next?: (output: Output, context: Context) => Effect;
  /** Where certain failures lead instead, as transitions. Default: none. */
  failures?: Failures;
  /** What is said of a failure. Default: nothing. */
  failure?: FailureWords;
  /** What a failure changes. Default: nothing. */
  marked?: (error: unknown, context: Context) => Partial<Context>;
}

/**
 * Something that is done once on request: a download, a check, a removal.
 *
 * Guarantees: it is done once at a time, and nothing else meanwhile; what comes of it is kept and said; a failure leaves all
 * as it was, to be asked for again.
 */
export function task<
  Context extends object,
  const Call extends string,
  const Back extends string,
  Output = unknown,
  Input = void,
  const Done extends string = Back,
  const Failures extends readonly unknown[] = readonly [],
>({
  call,
  input,
  back,
  done,
  keep,
  said,
  next,
  failures,
  failure,
  marked,
}: TaskOptions<Context, Call, Input, Output, Back, Done, Failures>) {
  type Answered = AnsweredCall<Output>;
  const accepted: PartAction<Context, Answered>[] = [];
  if (keep) accepted.push(put<Context, Answered>(({ context, event }) => keep(event.output, context)));
  if (next) accepted.push(tell<Answered, Context>(({ context, event }) => next(event.output, context)));
  const toastOf = typeof said === 'function' ? said : () => said;
  if (said) accepted.push(tellAny<Answered, Context>(({ context, event }) => toastOf(event.output, context) ?? null));
  const failed: PartAction<Context, FailedCall>[] = [];
  if (marked) failed.push(put<Context, FailedCall>(({ context, event }) => marked(event.error, context)));
  if (failure) failed.push(tell<FailedCall>(({ event }) => wordedFailure(failure, event.error)));
  return {
    meta: madeBy('task'),
    tags: 'busy',
    invoke: {
      id: call,
      src: call,
      input: inputOf(input),
      onDone: { target: done ?? back, actions: accepted },
      onError: [...(failures ?? []), { target: back, actions: failed }],
    },
  } as const;
}

/** The question before a task: nothing is done before it is confirmed. `sending` is the state of the task. */
export const confirmation = <const Sending extends string, const Back extends string>({
  sending,
  back,
}: {
  sending: Sending;
  back: Back;
}) =>
  ({
    meta: madeBy('task'),
    on: { 'decision.confirm': sending, 'decision.cancel': back },
  }) as const;
