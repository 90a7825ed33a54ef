import { createApi } from '@guildhall/api/client';
import type { Actor, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { createActor, SimulatedClock } from 'xstate';

import { nameOf } from '../../packages/machines/src/testing/replay.ts';
import { beInPage } from './browser.ts';
import type { Stand, Viewer } from './calls.ts';
import { wired } from './calls.ts';
import { expectSent } from './expectations.ts';
import type { HeldRequest } from './network.ts';
import { anyToken, knownByName, Network, origin } from './network.ts';

const answerOf = /^xstate\.(done|error)\.actor\.(.+)$/;

/** What kind of answer an event is, and whose. */
export function readAnswer({ type }: EventObject): { kind: 'done' | 'error'; id: string } | null {
  const [, kind, id] = answerOf.exec(type) ?? [];
  return id === undefined ? null : { kind: kind as 'done' | 'error', id };
}

/** What one actor answered, as the machine received it. */
export interface Received {
  type: string;
  output?: unknown;
  error?: unknown;
}

/** A flow that runs with the app's own calls, each of which waits for its answer. */
export interface Running {
  actor: Actor<AnyStateMachine>;
  machine: AnyStateMachine;
  viewer: Viewer;
  network: Network;
  /** Who waits for what the browser does. */
  stands: Map<string, Stand>;
  clock: SimulatedClock;
  /** The calls that are under way and will be answered. */
  underWay: () => string[];
  /** Sends what an actor asks to where `answer` says, until the machine has its answer. */
  settle: (id: string, answer: (request: HeldRequest) => Promise<void>) => Promise<Received>;
  /** Throws what the machine has thrown. */
  expectWhole: () => void;
  /** Every call that still waits for an answer has been sent. */
  expectAsked: () => Promise<void>;
}

/** As long as an answer may take on a busy machine. */
const patience = 30_000;

/** Starts a flow with the app's own calls, from its beginning or from a snapshot. */
export function run(
  flow: { name: string; machine: AnyStateMachine },
  viewer: Viewer,
  from: { input?: unknown; snapshot?: AnyMachineSnapshot },
): Running {
  const network = new Network();
  beInPage(network.fetch);
  const stands = new Map<string, Stand>();
  const client = createApi({ baseUrl: origin, getToken: () => anyToken, fetch: network.fetch });
  const machine = wired(flow, withoutProgress(client), { viewer, stands, wrap: knownByName });
  const clock = new SimulatedClock();
  const received: Received[] = [];
  let onReceived = () => {};
  const { snapshot, input } = from;
  const actor = createActor(machine, {
    ...(snapshot ? { snapshot: machine.getPersistedSnapshot(snapshot) } : { input }),
    clock,
    inspect(inspected) {
      if (inspected.type !== '@xstate.event' || inspected.actorRef !== actor) return;
      received.push(inspected.event);
      onReceived();
    },
  });
  const faults: unknown[] = [];
  actor.subscribe({ error: (error) => faults.push(error) });
  actor.start();

  async function settle(id: string, answer: (request: HeldRequest) => Promise<void>): Promise<Received> {
    const before = received.length;
    const asked = inputOf(actor.getSnapshot(), id);
    const sent: HeldRequest[] = [];
    const isOver = () => received.slice(before).find((event) => readAnswer(event)?.id === id);
    let isDone = false;
    const asking = (async () => {
      while (!isDone) {
        const request = await network.next(id);
        if (isDone) return;
        sent.push(request);
        await answer(request);
      }
    })();
    const over = new Promise<Received>((resolve) => {
      onReceived = () => {
        const found = isOver();
        if (found) resolve(found);
      };
      onReceived();
    });
    try {
      const answered = await inTime(
        Promise.race([over, asking.then(() => over)]),
        `${id} has asked nothing, or was not answered.`,
      );
      expectSent(id, asked, sent);
      return answered;
    } finally {
      isDone = true;
    }
  }

  const underWay = () => waitingIn(actor.getSnapshot()).filter((id) => !stands.has(id));

  return {
    actor,
    machine,
    viewer,
    network,
    stands,
    clock,
    underWay,
    settle,
    expectWhole() {
      if (faults.length > 0) throw faults[0];
    },
    async expectAsked() {
      for (const id of underWay()) await inTime(network.next(id), `${id} has asked nothing.`);
    },
  };
}

/** The calls of a snapshot that are under way, and whose answer leads somewhere. */
export const waitingIn = ({ children, _nodes: active }: AnyMachineSnapshot): string[] =>
  active
    .flatMap(({ invoke }) => invoke)
    .filter(({ id, onDone }) => onDone !== undefined && isActive(children[id]))
    .map(({ id }) => id);

const isActive = (child: { getSnapshot(): { status: string } } | undefined): boolean =>
  child?.getSnapshot().status === 'active';

/** What a call that is under way was given. */
export function inputOf({ children }: AnyMachineSnapshot, id: string): unknown {
  const call: { getSnapshot(): { input?: unknown } } | undefined = children[id];
  return call?.getSnapshot().input;
}

/** The flow is in the state in which it should be. */
export function expectState({ actor }: Running, expected: AnyMachineSnapshot, path: readonly string[]): void {
  const at = nameOf(actor.getSnapshot().value);
  if (at !== nameOf(expected.value))
    throw new Error(`The flow is in ${at}, and not in ${nameOf(expected.value)}, after ${path.join(' → ')}.`);
}

function inTime<Value>(awaited: Promise<Value>, otherwise: string): Promise<Value> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error(otherwise)), patience).unref());
  return Promise.race([awaited, late]);
}

/** XMLHttpRequest, which tells how much has been sent, is the browser's. */
function withoutProgress<Api extends object>(api: Api): Api {
  type Call = (call?: object) => unknown;
  const entries = Object.entries(api).map(([id, operation]) => {
    const { answer } = operation as { answer: Call };
    const send: Call = (call) => (operation as Call)({ ...call, fetch: undefined });
    return [id, Object.assign(send, { answer: (call?: object) => answer({ ...call, fetch: undefined }) })];
  });
  return Object.fromEntries(entries) as Api;
}
