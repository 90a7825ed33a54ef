import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { transition } from 'xstate';

import { listOperations, readContract } from '../../apps/server/src/contract/document.ts';
import type { Failure } from '../../packages/api/src/failures.ts';
import { required } from '../../packages/machines/src/kit/required.ts';
import { nameOf, replay } from '../../packages/machines/src/testing/replay.ts';
import type { NamedFlow } from '../flows.ts';
import { flows } from '../flows.ts';
import type { Viewer } from './calls.ts';
import { browserActors } from './calls.ts';
import { expectFailure, fail } from './failing.ts';
import { given } from './given.ts';
import type { HeldRequest } from './network.ts';
import { expectState, run, waitingIn } from './running.ts';
import { World } from './world/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
  await world.begin();
});
afterAll(() => world.close());

const refusalsOf = new Map<string, readonly number[]>(
  listOperations(readContract()).map(({ id, responses }) => [
    id,
    Object.keys(responses)
      .map(Number)
      .filter((status) => status >= 400),
  ]),
);

/** Everything that the network and the contract let become of a request, other than its answer. */
function failuresOf({ operation, headers, body }: HeldRequest): Failure[] {
  const isJson = headers['content-type']?.startsWith('application/json') === true;
  const [field] = isJson ? Object.keys(JSON.parse(body.toString()) as object) : [];
  const refused = (status: number, fields: Record<string, string> = {}): Failure => ({
    kind: 'refused',
    status,
    message: '',
    fields,
    retryAfter: status === 429 || status === 503 ? 30 : null,
  });
  return [
    { kind: 'network' },
    { kind: 'unreadable', status: 200 },
    ...(refusalsOf.get(operation) ?? []).flatMap((status) =>
      status === 422 && field !== undefined
        ? [refused(status), refused(status, { [field]: 'As a test says.' })]
        : [refused(status)],
    ),
  ];
}

/** Refusals that are an answer to a flow, each with the reason. */
const answers: Readonly<Record<string, string>> = {
  'favourites getFavouriteJobs 404': 'A job that is gone is shown as gone.',
  'savedSearches updateSavedSearch 404': 'The search is gone, and its form with it.',
};

/** Each call of a flow in each state in which it is under way, with the first scenario that leads there. */
const callsOf = ({ snapshots }: NamedFlow) => {
  const found = Object.entries<AnyMachineSnapshot>(snapshots).flatMap(([scenario, snapshot]) =>
    waitingIn(snapshot)
      .filter((id) => !(id in browserActors))
      .map((id) => ({ id, at: nameOf(snapshot.value), scenario })),
  );
  return [...Map.groupBy(found, ({ id, at }) => `${id} ${at}`).values()].flatMap(([first]) => first ?? []);
};

describe.each(flows.filter((flow) => callsOf(flow).length > 0))('The flow $name', (flow) => {
  it.each(callsOf(flow))('takes every failure of $id in $at', async ({ id, scenario }) => {
    const { machine, scenarios } = flow;
    const { input, events } = given(required(scenarios[scenario] ?? null));
    const viewer = world.viewerOf(flow, input);
    const { snapshot } = replay(machine, input, events);
    const asking = run(flow, viewer, { snapshot });
    const failures = failuresOf(await asking.network.next(id));
    asking.actor.stop();
    const notTaken: Record<string, string> = {};
    for (const failure of failures)
      await failWith(flow, { id, snapshot, viewer, failure }).catch((error: unknown) => {
        notTaken[nameOfFailure(failure)] = String(error);
      });
    const asAnswers = failures.map(nameOfFailure).filter((name) => `${flow.name} ${id} ${name}` in answers);
    expect(notTaken).toEqual(Object.fromEntries(asAnswers.map((name) => [name, expect.any(String)])));
  });
});

const nameOfFailure = (failure: Failure): string =>
  failure.kind === 'refused' ? String(failure.status) : failure.kind;

/** The call fails so, and the flow goes where its chart says, without anything that was typed being lost. */
async function failWith(
  flow: NamedFlow,
  { id, snapshot, viewer, failure }: { id: string; snapshot: AnyMachineSnapshot; viewer: Viewer; failure: Failure },
): Promise<void> {
  const running = run(flow, viewer, { snapshot });
  const got = await running.settle(id, (request) => fail(request, failure, { world, viewer, isAnyway: true }));
  expectFailure(id, failure, got);
  running.expectWhole();
  const [expected] = transition(flow.machine, snapshot, got);
  expectState(running, expected, [`${id} fails with ${JSON.stringify(failure)}`]);
  const { context }: AnyMachineSnapshot = running.actor.getSnapshot();
  expect(context.values, `what was typed, after ${JSON.stringify(failure)}`).toEqual(snapshot.context.values);
  await running.expectAsked();
  await world.settleDown(running.network, viewer);
  running.actor.stop();
}
