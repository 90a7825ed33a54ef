import type { AnyEventObject, MachineContext } from 'xstate';
import { assign, emit } from 'xstate';

import type { Effect } from './effects.ts';

/** What a part of a chart is given when something happens: as much of the flow's context and event as it asks for. */
interface Given<Context, Event> {
  context: Context;
  event: Event;
}

/** An action of such a part. It names what it needs, so that it fits every machine that has as much. */
type PartAction<Context, Event> = (given: Given<Context, Event>) => void;

/** `assign` in a part that several machines share. */
export const put = <Context extends MachineContext, Event extends AnyEventObject = AnyEventObject>(
  change: (given: Given<Context, Event>) => Partial<Context>,
) =>
  // XState's own type names one machine, by its actors and events; an assignment reads neither.
  assign<Context, Event, undefined, never, never>(change) as PartAction<Context, Event>;

/** `emit` in a part that several machines share. */
export const tell = <Event extends AnyEventObject = AnyEventObject, Context extends MachineContext = MachineContext>(
  effect: (given: Given<Context, Event>) => Effect,
) =>
  // As above. That it is an effect is checked here.
  emit<Context, Event, undefined, never, Effect>(effect) as PartAction<Context, Event>;

/** What a call that failed hands on. */
export interface FailedCall extends AnyEventObject {
  error: unknown;
}

/** What a call that was answered hands on. */
export interface AnsweredCall<Output> extends AnyEventObject {
  output: Output;
}

/** Marks a state that an archetype makes: its map says so. */
export const madeBy = <const Archetype extends string>(archetype: Archetype) => ({ archetype });
