import type { AnyMachineSnapshot, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import { getSimplePaths } from 'xstate/graph';

import type { ReplayEvent } from './replay.ts';
import { at, nameOf, replay } from './replay.ts';

/** A way through a machine: the events in order, and the names of the states they lead through, start and end included. */
export interface Path<Machine extends AnyStateMachine> {
  events: ReplayEvent<Machine>[];
  states: string[];
}

export interface PathOptions<Machine extends AnyStateMachine> {
  input: InputFrom<Machine>;
  /** What has happened before, such as a form filled in. Default: nothing. */
  given?: readonly ReplayEvent<Machine>[];
  /** What can happen on the way. */
  events: readonly ReplayEvent<Machine>[];
  /** Tells apart what one state holds, where a guard depends on it. Default: states are told apart by name alone. */
  tell?: (snapshot: SnapshotFrom<Machine>) => string;
}

/** Every path without a loop that the given events can take. */
export function pathsOf<Machine extends AnyStateMachine>(
  machine: Machine,
  options: PathOptions<Machine>,
): Path<Machine>[] {
  const { input, given = [], events, tell = () => '' } = options;
  // The graph types its options by the machine's own events; answers and delays are XState's.
  const logic: AnyStateMachine = machine;
  const paths = getSimplePaths(logic, {
    events: [...events],
    fromState: replay(logic, input, given as readonly ReplayEvent<AnyStateMachine>[]).snapshot,
    serializeState: (snapshot: AnyMachineSnapshot) =>
      `${nameOf(snapshot.value)} ${tell(snapshot as SnapshotFrom<Machine>)}`,
    limit: 100_000,
  });
  return paths.map(({ steps, state }) => ({
    // A path's first step is the start itself, under an event of XState's.
    events: [...given, ...steps.slice(1).map((step) => step.event as ReplayEvent<Machine>)],
    states: [...steps.slice(1).map((step) => nameOf(step.state.value)), nameOf(state.value)],
  }));
}

/** The names of the states that some path reaches. */
export const statesReached = <Machine extends AnyStateMachine>(paths: readonly Path<Machine>[]): Set<string> =>
  new Set(paths.flatMap((path) => path.states));

/** The state that a path's events lead to when replayed from the start. */
export const follow = <Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  path: Path<Machine>,
): string => {
  const { value }: AnyMachineSnapshot = at<AnyStateMachine>(machine, input, path.events);
  return nameOf(value);
};
