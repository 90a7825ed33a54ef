import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';

import { createApi } from '@guildhall/api/client';
import { vi } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { createActor, initialTransition, SimulatedClock, transition } from 'xstate';

import type { Failure } from '../../packages/api/src/failures.ts';
import type { Scenario } from '../../packages/machines/src/testing/defineFlow.ts';
import { nameOf } from '../../packages/machines/src/testing/replay.ts';
import type { Stand } from './calls.ts';
import { wired } from './calls.ts';
import { expectAlike, expectSent } from './expectations.ts';
import type { HeldRequest } from './network.ts';
import { anyToken, knownByName, Network, origin } from './network.ts';
import type { World } from './world/world.ts';

/** What the client throws, as far as scenarios say it. */
const failureOf = (error: unknown): Failure | null =>
  typeof error === 'object' && error !== null && 'failure' in error ? (error.failure as Failure) : null;

const answerOf = /^xstate\.(done|error)\.actor\.(.+)$/;
const delayOf = /^xstate\.after\.([^.]+)\.(.+)$/;

/** What one actor answered, as the machine received it. */
interface Received {
  type: string;
  output?: unknown;
  error?: unknown;
}

/** As long as an answer may take on a busy machine. */
const patience = 10_000;

/**
 * Goes through a scenario with the app's own calls and a server in this process. Each answer comes when the scenario
 * says so, and each failure happens at the edge of the network. Throws where anything differs from the scenario.
 */
export async function drive(
  flow: { name: string; machine: AnyStateMachine },
  { input: written, events }: Scenario<AnyStateMachine>,
  world: World,
): Promise<AnyMachineSnapshot> {
  const input = withOwnKey(written);
  const network = new Network();
  inPage(network);
  const stands = new Map<string, Stand>();
  const viewer = world.viewerOf(flow, input);
  const client = createApi({ baseUrl: origin, getToken: () => anyToken, fetch: network.fetch });
  const api = withoutProgress(client);
  const machine = wired(flow, api, { viewer, stands, wrap: knownByName });
  const clock = new SimulatedClock();
  const received: Received[] = [];
  let onReceived = () => {};
  const actor = createActor(machine, {
    input,
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

  /** Sends what an actor asks to where `answer` says, until the machine has its answer. */
  async function settle(id: string, answer: (request: HeldRequest) => Promise<void>): Promise<Received> {
    const from = received.length;
    const asked = inputOf(actor.getSnapshot(), id);
    const sent: HeldRequest[] = [];
    const isOver = () => received.slice(from).find(({ type }) => answerOf.exec(type)?.[2] === id);
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

  async function answered(event: Received, kind: 'done' | 'error', id: string): Promise<void> {
    if (actor.getSnapshot().children[id] === undefined) throw new Error(`${id} is answered, and was not asked.`);
    const stand = stands.get(id);
    if (stand) {
      stands.delete(id);
      const over = settle(id, async () => {});
      if (kind === 'done') stand.resolve(event.output);
      else stand.reject(event.error);
      await over;
      return;
    }
    const failure = failureOf(event.error);
    const got = await settle(id, async (request) => {
      if (kind === 'done') {
        await world.makeTrue(request, id, event.output, viewer);
        request.answer(await world.serve(request, viewer, event.output));
      } else if (failure?.kind === 'network') {
        await world.expectAccepted(request, viewer);
        request.lose();
      } else if (failure?.kind === 'unreadable') {
        await world.expectAccepted(request, viewer);
        request.answer(new Response('<!doctype html>', { status: failure.status }));
      } else if (failure?.kind === 'refused') {
        request.answer(await world.refuse(request, failure, viewer));
      } else throw new Error(`No network fails as ${id} does here.`);
    });
    if (kind === 'done' && got.error !== undefined) throw new Error(`${id} failed.`, { cause: got.error });
    if (kind === 'error') expectFailure(id, failure, got);
  }

  let [expected] = initialTransition(machine, input as never);
  const path: string[] = [];
  for (const event of events as readonly EventObject[]) {
    path.push(event.type);
    const answer = answerOf.exec(event.type);
    const delay = delayOf.exec(event.type);
    if (answer?.[2]) await answered(event, answer[1] as 'done', answer[2]);
    else if (delay?.[1]) clock.increment(delayIn(machine, delay[1], actor.getSnapshot()));
    else actor.send(withFile(event));
    if (faults.length > 0) throw faults[0];
    [expected] = transition(machine, expected, event);
    const at = nameOf(actor.getSnapshot().value);
    if (at !== nameOf(expected.value))
      throw new Error(
        `The flow is in ${at}, and the scenario in ${nameOf(expected.value)}, after ${path.join(' → ')}.`,
      );
  }
  await underWay(actor.getSnapshot(), network, stands);
  await world.settleDown(network, viewer);
  for (const [id, requests] of Map.groupBy(network.held, ({ actor: sender }) => sender))
    expectSent(id, inputOf(actor.getSnapshot(), id), requests);
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  actor.stop();
  expectAlike(snapshot.context, expected.context);
  return snapshot;
}

/** A call that makes a client of its own makes it for the page's origin. */
function inPage(network: Network): void {
  vi.stubGlobal('fetch', network.fetch);
  vi.stubGlobal(
    'Request',
    class extends ownRequest {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, origin) : input, init);
      }
    },
  );
}

const ownRequest = Request;

/** Whoever still waits for an answer has asked for it. */
async function underWay(
  { children, _nodes: active }: AnyMachineSnapshot,
  network: Network,
  stands: ReadonlyMap<string, Stand>,
): Promise<void> {
  for (const { id, onDone } of active.flatMap(({ invoke }) => invoke))
    if (onDone !== undefined && isActive(children[id]) && !stands.has(id))
      await inTime(network.next(id), `${id} has asked nothing.`);
}

const isActive = (child: { getSnapshot(): { status: string } } | undefined): boolean =>
  child?.getSnapshot().status === 'active';

function inTime<Value>(awaited: Promise<Value>, otherwise: string): Promise<Value> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error(otherwise)), patience).unref());
  return Promise.race([awaited, late]);
}

function inputOf({ children }: AnyMachineSnapshot, id: string): unknown {
  const call: { getSnapshot(): { input?: unknown } } | undefined = children[id];
  return call?.getSnapshot().input;
}

function expectFailure(id: string, said: Failure | null, { type, error }: Received): void {
  if (!type.startsWith('xstate.error')) throw new Error(`${id} failed, and the machine was told that it succeeded.`);
  const heard = failureOf(error);
  // The words are the server's own.
  const plain = (failure: Failure | null) =>
    failure?.kind === 'refused' ? { ...failure, message: '', fields: Object.keys(failure.fields).toSorted() } : failure;
  if (!isDeepStrictEqual(plain(heard), plain(said)))
    throw new Error(`${id} failed otherwise: ${JSON.stringify(heard)}, and not ${JSON.stringify(said)}.`, {
      cause: error,
    });
}

function delayIn(machine: AnyStateMachine, name: string, snapshot: AnyMachineSnapshot): number {
  const delay: unknown = machine.implementations.delays[name as keyof object] ?? Number(name);
  const time: unknown = typeof delay === 'function' ? delay({ context: snapshot.context, event: {} }, {}) : delay;
  if (typeof time !== 'number' || Number.isNaN(time)) throw new Error(`There is no delay ${name}.`);
  return time;
}

/** The app gives each form a key of its own. */
const withOwnKey = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && 'idempotencyKey' in input
    ? { ...input, idempotencyKey: randomUUID() }
    : input;

/** A browser gives files; scenarios say their name, type and size. */
function withFile(event: EventObject): EventObject {
  if (!('file' in event)) return event;
  const { name, type } = event.file as { name: string; type: string };
  const file = new File(['%PDF-1.4\n'], name, { type });
  return Object.assign({ ...event }, { file });
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
