import type { AnyEventObject, MachineContext } from 'xstate';
import { assign, emit, enqueueActions } from 'xstate';

import type { Effect } from './effects.ts';

/** What a part of a chart is given when something happens: as much of the flow's context and event as it asks for. */
interface Given<Context, Event> {
  context: Context;
  event: Event;
}

/** An action of such a part. It names what it needs, so that it fits every machine that has as much. */
export type PartAction<Context, Event> = (given: Given<Context, Event>) => void;

// XState's type of an action names one machine, with its actors and events. Actions of a part read neither, so `put`,
// `tell` and `time` narrow it to what they read; that what they change and say is right is checked here.

/** `assign` in a part that several machines share. `Change` is the part of the context that it changes. */
export const put = <
  Context extends MachineContext,
  Event extends AnyEventObject = AnyEventObject,
  Change extends object = Context,
>(
  change: (given: Given<Context, Event>) => Partial<Change>,
) =>
  assign<MachineContext, Event, undefined, never, never>((given) =>
    change(given as Given<Context, Event>),
  ) as PartAction<Context, Event>;

/** `emit` in a part that several machines share. */
export const tell = <Event extends AnyEventObject = AnyEventObject, Context extends MachineContext = MachineContext>(
  effect: (given: Given<Context, Event>) => Effect,
) => emit<Context, Event, undefined, never, Effect>(effect) as PartAction<Context, Event>;

/** `emit` in a part that several machines share, where there is something to say. */
export const tellAny = <Event extends AnyEventObject = AnyEventObject, Context extends MachineContext = MachineContext>(
  effectIn: (given: Given<Context, Event>) => Effect | null,
) =>
  enqueueActions<Context, Event, undefined, Event, never, never, never, never, Effect>(
    ({ context, event, enqueue }) => {
      const effect = effectIn({ context, event });
      if (effect !== null) enqueue.emit(effect);
    },
  ) as PartAction<Context, Event>;

/** The timers of a running machine. They go on whatever state it is in. */
export interface Timers<Later extends AnyEventObject> {
  cancel: (id: string) => void;
  raise: (event: Later, options: { id: string; delay: number }) => void;
}

/** Starts and stops timers in a part that several machines share. */
export const time = <Context extends MachineContext, Later extends AnyEventObject>(
  set: (context: Context, timers: Timers<Later>) => void,
) =>
  enqueueActions<Context, AnyEventObject, undefined, Later, never, never, never, never, never>(({ context, enqueue }) =>
    set(context, enqueue),
  ) as PartAction<Context, AnyEventObject>;

/** What a call that failed hands on. */
export interface FailedCall extends AnyEventObject {
  error: unknown;
}

/** What a call that was answered hands on. */
export interface AnsweredCall<Output> extends AnyEventObject {
  output: Output;
}

/** Gives a guard the answer that it is about. */
export const answer = <Output>({ event }: { event: AnsweredCall<Output> }): AnsweredCall<Output> => event;

/** Gives a guard the failure that it is about. */
export const failure = ({ event }: { event: FailedCall }): FailedCall => event;

/** Marks a state that an archetype makes: its map says so. */
export const madeBy = <const Archetype extends string>(archetype: Archetype) => ({ archetype });

/** A record of one name, as of an event that the flow names. A computed name alone would widen to any string. */
export const keyed = <const Name extends string, const Value>(name: Name, value: Value) =>
  ({ [name]: value }) as Record<Name, Value>;

/** The input of a call, as `invoke` takes it. A call that takes nothing is given nothing: its type is void then. */
export const inputOf =
  <Context, Input>(input: ((context: Context) => Input) | undefined) =>
  ({ context }: { context: Context }): Input =>
    input === undefined ? (undefined as Input) : input(context);
