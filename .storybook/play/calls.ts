import type {
  ActorLogic,
  AnyActorLogic,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  EventObject,
  Snapshot,
} from 'xstate';

import { nodesBelow } from '../stateMaps/graph.ts';

/** A call that waits for its answer. */
export interface WaitingCall {
  /** Under which the state has called it. */
  id: string;
  /** The operation, or another actor of the machine's. */
  name: string;
}

/** What becomes of a call. */
export type Answer = { type: 'succeed'; output: unknown } | { type: 'fail'; error: unknown };

/** An answer to a call, as the machine receives it; null for any other event. */
export function answerIn(event: EventObject): { id: string; answer: Answer } | null {
  const [, kind, id = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
  if (kind === undefined) return null;
  // XState says of these events what they carry.
  const { output, error } = event as EventObject & { output?: unknown; error?: unknown };
  return { id, answer: kind === 'done' ? { type: 'succeed', output } : { type: 'fail', error } };
}

/** The state that made the call was left. */
interface StopEvent {
  type: 'xstate.stop';
}

type CallSnapshot = Snapshot<unknown> & { input: unknown };

/** A call that is under way until someone decides what becomes of it. */
const waiting: ActorLogic<CallSnapshot, Answer | StopEvent, unknown> = {
  getInitialSnapshot: (_, input) => ({ status: 'active', output: undefined, error: undefined, input }),
  transition: (snapshot, event) => {
    switch (event.type) {
      case 'succeed':
        return { ...snapshot, status: 'done', output: event.output, error: undefined };
      case 'fail':
        return { ...snapshot, status: 'error', output: undefined, error: event.error };
      case 'xstate.stop':
        return { ...snapshot, status: 'stopped', output: undefined, error: undefined };
    }
  },
  getPersistedSnapshot: (snapshot) => snapshot,
};

/** What is only written to never answers. */
const answeringIn = (node: AnyStateNode) => node.invoke.filter(({ onDone }) => onDone !== undefined);

const nameOf = ({ src, id }: AnyStateNode['invoke'][number]) => (typeof src === 'string' ? src : id);

/** Every call that a machine makes somewhere. */
export const callsOf = ({ root }: AnyStateMachine): WaitingCall[] =>
  [...nodesBelow(root)].flatMap(answeringIn).map((invoked) => ({ id: invoked.id, name: nameOf(invoked) }));

/** The machine with calls that wait to be answered. */
export function withWaitingCalls(machine: AnyStateMachine): AnyStateMachine {
  const actors = callsOf(machine).map(({ name }): [string, AnyActorLogic] => [name, waiting]);
  return machine.provide({ actors: Object.fromEntries(actors) });
}

/** The calls that are under way. */
export const waitingIn = ({ _nodes: active, children }: AnyMachineSnapshot): WaitingCall[] =>
  active
    .flatMap(answeringIn)
    .filter(({ id }) => children[id]?.getSnapshot().status === 'active')
    .map((invoked) => ({ id: invoked.id, name: nameOf(invoked) }));
