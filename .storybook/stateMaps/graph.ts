import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

import { conditionOf } from './conditions.ts';
import type { Trigger } from './triggers.ts';
import { triggerOf } from './triggers.ts';

/** A state of a machine. */
export interface ChartState {
  /** Its path in the machine joined by dots, as snapshots and stories name it. That of the machine itself is empty. */
  id: string;
  name: string;
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** The state it lies in; null for the machine itself. */
  parent: string | null;
  /** Where its parent begins. */
  isInitial: boolean;
  /** Left at once, whatever happened: no one ever sees it. */
  isPassedThrough: boolean;
  /** The calls that are under way in it. */
  calls: readonly string[];
  /** The archetype that makes it, if one does. */
  archetype: string | null;
}

/** One transition of a machine: what makes it happen, on which condition, and where it leads. */
export interface ChartTransition {
  /** Unique in its machine: the state, the event, and the place among those of the same event. */
  id: string;
  source: string;
  trigger: Trigger;
  /** The guard's claim; `otherwise` when the guarded ones before it have failed; null when it happens in any case. */
  condition: string | null;
  /** Where it leads; more than one in parallel states; none when the state stays. */
  targets: readonly string[];
  /** The event is caught so that nothing happens. */
  isIgnored: boolean;
}

/** A machine as a chart: every state and every transition of its definition, once and in its order. */
export interface Chart {
  name: string;
  states: readonly ChartState[];
  transitions: readonly ChartTransition[];
}

/** What is said of the last of several transitions on one event, which has no guard of its own. */
export const otherwise = 'otherwise';

const idOf = ({ path }: AnyStateNode) => path.join('.');

/** A state and all that lie in it. */
export function* nodesBelow(node: AnyStateNode): Generator<AnyStateNode> {
  yield node;
  for (const child of Object.values(node.states)) yield* nodesBelow(child);
}

/** What `madeBy` (`packages/machines/src/kit/parts.ts`) has written into the state. */
function archetypeOf({ meta }: AnyStateNode): string | null {
  const { archetype }: { archetype?: unknown } = meta ?? {};
  return typeof archetype === 'string' ? archetype : null;
}

function stateOf(node: AnyStateNode): ChartState {
  const { parent } = node;
  return {
    id: idOf(node),
    name: node.key,
    kind: node.type,
    parent: parent ? idOf(parent) : null,
    isInitial: parent?.type === 'compound' && parent.initial.target.includes(node),
    isPassedThrough: (node.always ?? []).some(({ guard, target }) => guard === undefined && target !== undefined),
    calls: node.invoke.map(({ src, id }) => (typeof src === 'string' ? src : id)),
    archetype: archetypeOf(node),
  };
}

function transitionsOf(node: AnyStateNode): ChartTransition[] {
  const source = idOf(node);
  const events: [string, readonly AnyTransitionDefinition[]][] = [...node.transitions, ['', node.always ?? []]];
  return events.flatMap(([event, candidates]) =>
    candidates.map(({ target = [], guard, actions }, index) => ({
      id: `${source} ${event} ${index}`,
      source,
      trigger: triggerOf(node, event),
      condition: guard === undefined ? (index > 0 ? otherwise : null) : conditionOf(guard),
      targets: target.map(idOf),
      isIgnored: target.length === 0 && actions.length === 0,
    })),
  );
}

/** Reads a machine's definition, nested and parallel states included. */
export function chartOf({ root }: AnyStateMachine): Chart {
  const nodes = [...nodesBelow(root)];
  return { name: root.key, states: nodes.map(stateOf), transitions: nodes.flatMap(transitionsOf) };
}

/** The states of a chart that hold others. */
export const holdsOthers = ({ kind }: ChartState): boolean => kind === 'compound' || kind === 'parallel';
