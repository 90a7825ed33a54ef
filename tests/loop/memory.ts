import { createHash } from 'node:crypto';

import type { AnyMachineSnapshot } from 'xstate';

import type { Flow } from './judge.ts';
import type { Part } from './page/types.ts';
import type { Operation } from './visit.ts';

/** What controls did in earlier stories of a flow. */
export interface Memory {
  /** What a control of this name did before, if that may stand for this story; null when it must be operated. */
  recall: (story: string, parts: readonly Part[], control: string) => readonly Operation[] | null;
  learn: (operations: readonly Operation[]) => void;
}

/** Of the controls that stories of one flow share, so many in a row of commits operate each in every story. */
const oneIn = 6;

const isItsTurn = (key: string, turn: number) =>
  (createHash('sha256').update(key).digest().readUInt32BE() + turn) % oneIn === 0;

/**
 * The same list of filters stands in each story of a search. What a filter does is seen in one of them; in the others it
 * is taken from there, other ones with each commit, as long as the machine takes in this snapshot what was sent in that
 * one.
 */
export function createMemory(flows: readonly Flow[], turn: number): Memory {
  const known = new Map<string, Operation>();
  const machines = new Map(flows.map(({ name, machine }) => [name, machine]));

  function takes(parts: readonly Part[], { flow, event }: Operation['effects'][number]['sent'][number]): boolean {
    const part = parts.find((one) => one.flow === flow);
    const machine = machines.get(flow);
    if (!part || !machine) return false;
    const snapshot: AnyMachineSnapshot = machine.resolveState({ value: part.state as string, context: part.context });
    return snapshot.status === 'active' && snapshot.can(event);
  }

  return {
    recall(story, parts, control) {
      if (!known.has(control) || isItsTurn(`${story} ${control}`, turn)) return null;
      const inside = [...known].filter(([name]) => name === control || name.startsWith(`${control} → `));
      const operations = inside.map(([, operation]) => operation);
      const sent = operations.flatMap(({ effects }) => effects.flatMap((effect) => effect.sent));
      // What it opens may send what follows on it: only its own events are asked of this snapshot.
      const own = known.get(control)?.effects.flatMap((effect) => effect.sent) ?? [];
      const isSound = sent.every(({ isAllowed }) => isAllowed) && own.every((one) => takes(parts, one));
      return isSound ? operations.map((operation) => ({ ...operation, isRecalled: true })) : null;
    },
    learn(operations) {
      for (const operation of operations)
        if (operation.trouble === undefined && !known.has(operation.control)) known.set(operation.control, operation);
    },
  };
}
