import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  EmittedFrom,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
  StateValueFrom,
} from 'xstate';
import { initialTransition, transition } from 'xstate';

/** The names of all states of a machine that can be active, nested ones joined by a dot. Charts nest once at most. */
export type StateOf<Machine extends AnyStateMachine> = Dotted<StateValueFrom<Machine>>;

// XState's type of a value also lists a parent by its bare name, though one of its children is always active.
type Dotted<Value> = string extends Value ? string : Exclude<Leaf<Value>, Parent<Value>>;
type Leaf<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: `${Key}.${Value[Key] & string}` }[keyof Value & string];
type Parent<Value> = Value extends string ? never : keyof Value;

/** The answer of a supplied actor, as the machine receives it. */
export type ActorAnswer = { type: `xstate.done.actor.${string}` | `xstate.error.actor.${string}` } & Record<
  string,
  unknown
>;

/** The passing of time that a state waits for. */
export type DelayPassed = { type: `xstate.after.${string}` };

export type ReplayEvent<Machine extends AnyStateMachine> = EventFromLogic<Machine> | ActorAnswer | DelayPassed;

/** The supplied actor `id` answered. */
export const settled = (id: string, output?: unknown): ActorAnswer => ({
  type: `xstate.done.actor.${id}`,
  actorId: id,
  output,
});

/** The supplied actor `id` failed. */
export const rejected = (id: string, error: unknown): ActorAnswer => ({
  type: `xstate.error.actor.${id}`,
  actorId: id,
  error,
});

/** `delay` milliseconds passed in the state with the full id `machine.state`. */
export const passed = (delay: number | string, stateId: string): DelayPassed => ({
  type: `xstate.after.${delay}.${stateId}`,
});

/** Where a series of events leads, and everything the machine asked of the app on the way. */
export interface Replay<Machine extends AnyStateMachine> {
  snapshot: SnapshotFrom<Machine>;
  effects: EmittedFrom<Machine>[];
}

/** Runs events through the machine's pure transitions: no actor, no clock, no call is started. */
export function replay<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  events: readonly ReplayEvent<Machine>[] = [],
): Replay<Machine> {
  const effects: EmittedFrom<Machine>[] = [];
  const collect = (actions: readonly { type: string; params?: unknown }[]) => {
    for (const action of actions) {
      if (action.type === 'xstate.emit') {
        // XState types the parameters of its built-in actions as unknown.
        effects.push((action.params as { event: EmittedFrom<Machine> }).event);
      }
    }
  };
  // `initialTransition` takes its input as a conditional rest parameter that a generic cannot satisfy.
  let [snapshot, actions] = initialTransition(machine, input as never);
  collect(actions);
  for (const event of events) {
    // Answers and delays are events of XState itself, absent from the machine's own union.
    [snapshot, actions] = transition(machine, snapshot, event as EventFromLogic<Machine>);
    collect(actions);
  }
  return { snapshot, effects };
}

/** What of a snapshot points back at its machine, in circles. */
const wiring = ['machine', '_nodes', 'children'] as const;

/**
 * The snapshot alone, for lists of states. Its wiring is hidden from code that walks through values, as Storybook's
 * controls do; asking the snapshot works as ever.
 */
export function at<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  events: readonly ReplayEvent<Machine>[] = [],
): SnapshotFrom<Machine> {
  const { snapshot } = replay(machine, input, events);
  for (const name of wiring) Object.defineProperty(snapshot, name, { enumerable: false });
  return snapshot;
}

/** What the call `id` that is under way was given. */
export function asked(snapshot: AnyMachineSnapshot, id: string): unknown {
  const call: { getSnapshot(): { input?: unknown } } | undefined = snapshot.children[id];
  return call?.getSnapshot().input;
}

/** The dotted name of the state a snapshot is in. */
export function nameOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return Object.entries(value as Record<string, unknown>)
    .map(([key, inner]) => `${key}.${nameOf(inner)}`)
    .join(' ');
}

/** A failure as the API client throws it. */
export const failing = {
  refused: (status: number, message = '', fields: Record<string, string> = {}, retryAfter: number | null = null) => ({
    failure: { kind: 'refused', status, message, fields, retryAfter },
  }),
  network: { failure: { kind: 'network' } },
  unreadable: { failure: { kind: 'unreadable', status: 200 } },
  unexpected: new Error('Something nobody expected.'),
} as const;
