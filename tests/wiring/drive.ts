import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { initialTransition, transition } from 'xstate';

import type { Scenario } from '../../packages/machines/src/testing/defineFlow.ts';
import { expectAlike, expectSent } from './expectations.ts';
import { expectFailure, fail, failureOf } from './failing.ts';
import { given } from './given.ts';
import type { Received, Running } from './running.ts';
import { expectState, inputOf, readAnswer, run } from './running.ts';
import type { World } from './world/world.ts';

const delayOf = /^xstate\.after\.([^.]+)\.(.+)$/;

/**
 * Goes through a scenario with the app's own calls and a server in this process. Each answer comes when the scenario
 * says so, and each failure happens at the edge of the network. Throws where anything differs from the scenario.
 */
export async function drive(
  flow: { name: string; machine: AnyStateMachine },
  scenario: Scenario<AnyStateMachine>,
  world: World,
): Promise<Running> {
  const { input, events } = given(scenario);
  const viewer = world.viewerOf(flow, input);
  const running = run(flow, viewer, { input });
  const { actor, machine, network, stands, clock, settle } = running;

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
      if (kind === 'error') return fail(request, failure, { world, viewer });
      await world.makeTrue(request, id, event.output, viewer);
      request.answer(await world.serve(request, viewer, event.output));
    });
    if (kind === 'done' && got.error !== undefined) throw new Error(`${id} failed.`, { cause: got.error });
    if (kind === 'error') expectFailure(id, failure, got);
  }

  let [expected] = initialTransition(machine, input as never);
  const path: string[] = [];
  for (const event of events as readonly EventObject[]) {
    path.push(event.type);
    const answer = readAnswer(event);
    const delay = delayOf.exec(event.type);
    if (answer) await answered(event, answer.kind, answer.id);
    else if (delay?.[1]) clock.increment(delayIn(machine, delay[1], actor.getSnapshot()));
    else actor.send(event);
    if (event.type === 'second.pass') world.passSecond();
    running.expectWhole();
    [expected] = transition(machine, expected, event);
    expectState(running, expected, path);
  }
  await running.expectAsked();
  await world.settleDown(network, viewer);
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  for (const [id, requests] of Map.groupBy(network.held, ({ actor: sender }) => sender))
    expectSent(id, inputOf(snapshot, id), requests);
  expectAlike(snapshot.context, expected.context);
  return running;
}

function delayIn(machine: AnyStateMachine, name: string, snapshot: AnyMachineSnapshot): number {
  const delay: unknown = machine.implementations.delays[name as keyof object] ?? Number(name);
  const time: unknown = typeof delay === 'function' ? delay({ context: snapshot.context, event: {} }, {}) : delay;
  if (typeof time !== 'number' || Number.isNaN(time)) throw new Error(`There is no delay ${name}.`);
  return time;
}
