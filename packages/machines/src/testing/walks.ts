import type { AnyMachineSnapshot, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';

import type { ReplayEvent } from './replay.ts';
import { nameOf, replay } from './replay.ts';

/** What happens to a flow in one go: a form is filled in, a button pressed, an answer comes, half a minute passes. */
export interface Move<Machine extends AnyStateMachine> {
  name: string;
  /** The events that it amounts to here; null where it cannot happen. */
  events: (snapshot: SnapshotFrom<Machine>) => readonly ReplayEvent<Machine>[] | null;
  /** The flow begins anew with these events, as after a reload. Default false. */
  isAnew?: boolean;
  /** No one comes back from it: the flow's page is left. Default false. */
  isLast?: boolean;
}

/** One move from where it is made to where it leads. */
export interface Step<Made> {
  move: Made;
  from: string;
  to: string;
}

export interface Graph<Made> {
  start: string;
  /** What can happen in each situation: a state with what `tell` says about it. */
  steps: Map<string, Step<Made>[]>;
}

export interface GraphOptions<Machine extends AnyStateMachine, Made extends Move<Machine>> {
  input: InputFrom<Machine>;
  moves: readonly Made[];
  /** Tells apart what one state holds, as far as something else can happen then. Default: the name alone. */
  tell?: (snapshot: SnapshotFrom<Machine>) => string;
}

/** Everything that the moves can do to a flow, by the machine's own pure transitions. */
export function graphOf<Machine extends AnyStateMachine, Made extends Move<Machine>>(
  machine: Machine,
  { input, moves, tell = () => '' }: GraphOptions<Machine, Made>,
): Graph<Made> {
  const keyOf = (snapshot: SnapshotFrom<Machine>) => {
    const { value }: AnyMachineSnapshot = snapshot;
    return `${nameOf(value)} ${tell(snapshot)}`.trimEnd();
  };
  const at = (events: readonly ReplayEvent<Machine>[]) => replay(machine, input, events).snapshot;
  const start = keyOf(at([]));
  const steps = new Map<string, Step<Made>[]>();
  const reached: [key: string, events: readonly ReplayEvent<Machine>[]][] = [[start, []]];
  for (const [from, events] of reached) {
    if (steps.has(from)) continue;
    const snapshot = at(events);
    const { status }: AnyMachineSnapshot = snapshot;
    const own: Step<Made>[] = [];
    for (const move of status === 'done' ? [] : moves) {
      const more = move.events(snapshot);
      if (more === null) continue;
      const whole = move.isAnew ? more : [...events, ...more];
      const key = keyOf(at(whole));
      const to = move.isLast ? `${key} left` : key;
      own.push({ move, from, to });
      if (!move.isLast) reached.push([to, whole]);
    }
    steps.set(from, own);
  }
  return { start, steps };
}

/** Every longest way from the start that meets no situation twice; null when there are more than `limit`. */
export function simpleWalks<Made>({ start, steps }: Graph<Made>, limit: number): Step<Made>[][] | null {
  const walks: Step<Made>[][] = [];
  const follow = (walk: Step<Made>[], met: ReadonlySet<string>): boolean => {
    const on = (steps.get(walk.at(-1)?.to ?? start) ?? []).filter(({ to }) => !met.has(to));
    if (on.length === 0) walks.push(walk);
    return walks.length <= limit && on.every((step) => follow([...walk, step], new Set([...met, step.to])));
  };
  return follow([], new Set([start])) ? walks : null;
}

/**
 * Walks from the start that make every move in every situation at least once, but for those that `before` makes already:
 * always on to the nearest move that has not been made. A walk of more than `longest` steps is one that has to be so long.
 */
export function coveringWalks<Made>(
  { start, steps }: Graph<Made>,
  { before = [], longest = Infinity }: { before?: readonly Step<Made>[][]; longest?: number } = {},
): Step<Made>[][] {
  const made = new Set(before.flat());
  const left = (key: string) => (steps.get(key) ?? []).filter((step) => !made.has(step));
  const wayToNext = (from: string): Step<Made>[] | null => {
    const ways: [key: string, way: Step<Made>[]][] = [[from, []]];
    const met = new Set([from]);
    for (const [key, way] of ways) {
      // What stays here first: what leads on, or ends the flow, can wait.
      const [next] = left(key).toSorted((a, b) => Number(a.to !== key) - Number(b.to !== key));
      if (next) return [...way, next];
      for (const step of steps.get(key) ?? []) {
        if (met.has(step.to)) continue;
        met.add(step.to);
        ways.push([step.to, [...way, step]]);
      }
    }
    return null;
  };
  const walks: Step<Made>[][] = [];
  for (;;) {
    const walk: Step<Made>[] = [];
    for (let way = wayToNext(start); way !== null; way = wayToNext(walk.at(-1)?.to ?? start)) {
      if (walk.length > 0 && walk.length + way.length > longest) break;
      walk.push(...way);
      for (const step of way) made.add(step);
    }
    if (walk.length === 0) return walks;
    walks.push(walk);
  }
}
