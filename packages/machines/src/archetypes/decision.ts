import type { AnyEventObject } from 'xstate';

import type { Failed } from '../kit/actors.ts';
import type { Effect, Toast } from '../kit/effects.ts';
import { problem } from '../kit/effects.ts';
import { isRefusedWith, troubleOf } from '../kit/failure.ts';
import type { FailedCall, PartAction } from '../kit/parts.ts';
import { failure, madeBy, put, tell } from '../kit/parts.ts';

/** What a flow with decisions keeps. */
export interface DecisionContext<Thing> {
  /** What is being decided on. */
  chosen: Thing | null;
}

export type DecisionEvent = { type: 'decision.confirm' } | { type: 'decision.cancel' };

export interface DecisionOptions<Sending, Call, Choosing, Loading, Context, Input, Asking> {
  /** The state in which the decision is sent. */
  sending: Sending;
  /** The call, which is also the name of its actor. */
  call: Call;
  input: (context: Context) => Input;
  /** The state in which things are chosen. Cancelling leads back there, and so does a failure. */
  choosing: Choosing;
  /** The state that loads them again, after a decision and after one that was overtaken. */
  loading: Loading;
  /** What is said when it is done, from what was chosen where it depends. Left out where the page says it in a place of its own. */
  done?: Toast | ((context: Context) => Toast);
  /**
   * What is said when it failed: words, before which the server's own come if it was overtaken, or what makes a toast of
   * the failure.
   */
  failed: string | ((error: unknown) => Toast);
  /** Tells the rest of the app that things have changed on the server. */
  changed: Effect;
  /** Where it is asked again after a failure that nothing overtook, with all that was chosen. Default: `choosing`. */
  again?: Asking;
  /** What else follows when it is done, from what was chosen. */
  next?: (context: Context) => Effect;
}

/** Whether what the decision was made on is out of date: it was decided, withdrawn or changed elsewhere. */
export const isOvertaken = (error: unknown): boolean => isRefusedWith(error, 404, 409, 412);

/** The toast for a decision that was not carried out. What overtook it is said in the server's words. */
export function decisionFailure(error: unknown, fallback: string): Toast {
  const trouble = troubleOf(error);
  return problem('Error', trouble.kind === 'refused' && isOvertaken(error) ? trouble.message || fallback : fallback);
}

/** Guards of a machine that has decisions. */
export const decisionGuards = { isOvertaken: (_: unknown, { error }: Failed) => isOvertaken(error) };

/** Where a call leads that was overtaken: what overtook it is said, and the rest of the app hears of the change. */
export const overtakenTo = <const State extends string>(
  state: State,
  failed: (error: unknown) => Toast,
  changed: Effect,
) =>
  ({
    guard: { type: 'isOvertaken', params: failure },
    target: state,
    actions: [tell<FailedCall>(({ event }) => failed(event.error)), tell(() => changed)],
  }) as const;

const leave = put<DecisionContext<unknown>>(() => ({ chosen: null }));

/**
 * A decision on one of several things: the state `asking` waits for a confirmation, `sending` carries it out.
 *
 * Guarantees: nothing is sent before it is confirmed, and then once; afterwards, and when it was overtaken by something
 * that happened elsewhere, everything is loaded again; any other failure leaves all as it was.
 */
export const decision = <
  const Sending extends string,
  const Call extends string,
  const Choosing extends string,
  const Loading extends string,
  Context extends DecisionContext<unknown>,
  Input,
  const Asking extends string = Choosing,
>({
  sending,
  call,
  input,
  choosing,
  loading,
  done,
  failed,
  changed,
  again,
  next,
}: DecisionOptions<Sending, Call, Choosing, Loading, Context, Input, Asking>) => {
  const failureOf = (error: unknown) => (typeof failed === 'string' ? decisionFailure(error, failed) : failed(error));
  const sayFailure = tell<FailedCall>(({ event: { error } }) => failureOf(error));
  const overtaken = overtakenTo(loading, failureOf, changed);
  // Before what was chosen is left.
  const goOn = next === undefined ? [] : [tell<AnyEventObject, Context>(({ context }) => next(context))];
  const said =
    done === undefined
      ? []
      : [tell<AnyEventObject, Context>(({ context }) => (typeof done === 'function' ? done(context) : done))];
  const failing: { target: Choosing | Asking; actions: PartAction<Context, FailedCall>[] } =
    again === undefined ? { target: choosing, actions: [leave, sayFailure] } : { target: again, actions: [sayFailure] };
  return {
    asking: {
      meta: madeBy('decision'),
      on: { 'decision.confirm': sending, 'decision.cancel': { target: choosing, actions: leave } },
    },
    sending: {
      meta: madeBy('decision'),
      tags: 'busy',
      invoke: {
        id: call,
        src: call,
        input: ({ context }: { context: Context }) => input(context),
        onDone: { target: loading, actions: [...goOn, ...said, leave, tell(() => changed)] },
        onError: [{ ...overtaken, actions: [leave, ...overtaken.actions] }, failing],
      },
    },
  } as const;
};
