import type { Failed } from '../kit/actors.ts';
import type { FailureWords } from '../kit/failure.ts';
import { isRefusedWith, wordedFailure } from '../kit/failure.ts';
import type { AnsweredCall, FailedCall, PartAction } from '../kit/parts.ts';
import { failure, inputOf, keyed, madeBy, put, tell } from '../kit/parts.ts';

/** A state to which certain answers lead: its guard is given the answer. */
interface Unless {
  guard: string;
  target: string;
}

export interface ResourceOptions<Context, Call, Input, Output, Shown, Elsewhere, Failing, Failures, Retry, Again> {
  /** What the flow keeps. */
  types: Context;
  /** The call, which is also the name of its actor. */
  call: Call;
  /** Default: the call takes nothing. */
  input?: (context: Context) => Input;
  /** What of an answer is kept. */
  keep: (output: Output, context: Context) => Partial<Context>;
  /** The state to which an answer leads. */
  shown: Shown;
  /** States to which certain answers lead instead. Default: none. */
  unless?: readonly Elsewhere[];
  /** The state to which a failure leads. Default: `failed`. */
  failing?: Failing;
  /** Where certain failures lead instead, as transitions. Default: none. */
  failures?: Failures;
  /** What is said of a failure. Default: nothing. */
  said?: FailureWords;
  /** What else a failure changes. Default: nothing. */
  marked?: readonly PartAction<Context, FailedCall>[];
  /** The event that asks again after a failure. Left out where nothing does. */
  retry?: Retry;
  /** The state in which it is asked again. Default: `loading`. */
  again?: Again;
}

type AnsweredElsewhere<Elsewhere, Context, Output> = Elsewhere extends Unless
  ? {
      guard: { type: Elsewhere['guard']; params: (given: { event: AnsweredCall<Output> }) => Output };
      target: Elsewhere['target'];
      actions: PartAction<Context, AnsweredCall<Output>>;
    }
  : never;

/**
 * Something that is read from the server and shown.
 *
 * Guarantees: it is asked for once at a time, and what was read before stays until something newer is there; a failure is
 * told apart from an answer, and can be retried. What is read again while it is on screen is read quietly: nothing is
 * busy, a newer request drops the answer to the earlier one, and where that fails, what is on screen is called outdated.
 */
export function resource<
  Context extends object,
  const Call extends string,
  Output,
  const Shown extends string,
  Input = void,
  const Retry extends string = never,
  const Again extends string = 'loading',
  const Elsewhere extends Unless = never,
  const Failing extends string = 'failed',
  const Failures extends readonly unknown[] = readonly [],
>({
  call,
  input,
  keep,
  shown,
  unless = [],
  failing,
  failures,
  said,
  marked = [],
  retry,
  again,
}: ResourceOptions<Context, Call, Input, Output, Shown, Elsewhere, Failing, Failures, Retry, Again>) {
  const meta = madeBy('resource');
  const kept = put<Context, AnsweredCall<Output>>(({ context, event }) => keep(event.output, context));
  const told = said === undefined ? [] : [tell<FailedCall>(({ event }) => wordedFailure(said, event.error))];
  const retried = retry === undefined ? {} : keyed(retry, again ?? 'loading');
  const invoke = {
    id: call,
    src: call,
    input: inputOf(input),
    onDone: [
      // Of no such states the type is never, which `map` does not know.
      ...(unless.map(({ guard, target }) => ({
        guard: { type: guard, params: ({ event }: { event: AnsweredCall<Output> }) => event.output },
        target,
        actions: kept,
      })) as AnsweredElsewhere<Elsewhere, Context, Output>[]),
      { target: shown, actions: kept },
    ],
  } as const;
  return {
    loading: {
      meta,
      tags: 'busy',
      invoke: {
        ...invoke,
        onError: [...(failures ?? []), { target: failing ?? 'failed', actions: [...marked, ...told] }],
      },
    },
    failed: { meta, on: retried },
    shown: { meta },
    /** The states of what is read again while it is on screen, when this event says that it may have changed. */
    readAgainOn: <const Refresh extends string>(refresh: Refresh) =>
      ({
        shown: { meta, on: keyed(refresh, 'refreshing') },
        refreshing: {
          meta,
          on: keyed(refresh, { target: 'refreshing', reenter: true }),
          invoke: { ...invoke, onError: { target: 'outdated', actions: marked } },
        },
        outdated: { meta, on: retried },
      }) as const,
  } as const;
}

/**
 * What a page is about that may not exist, or be for other people: one of these statuses says so.
 *
 * Guarantees: that is told apart from a failure, and cannot be retried.
 */
export const missingWith = (...statuses: readonly number[]) =>
  ({
    guards: { isMissing: (_: unknown, { error }: Failed) => isRefusedWith(error, ...statuses) },
    /** Where such a failure leads. */
    failure: { guard: { type: 'isMissing', params: failure }, target: 'missing' },
    state: { meta: madeBy('resource') },
  }) as const;
