import type { AnyMachineSnapshot } from 'xstate';
import { transition } from 'xstate';

import type { NamedFlow } from '../flows.ts';
import type { Running } from './running.ts';
import { expectState, readAnswer } from './running.ts';
import { saysNothing } from './world/answers.ts';
import type { World } from './world/world.ts';

/** Lists that load one after the other would go on as long as there are pages. */
const longest = 8;

/** What some scenario of a flow takes a call to answer: one that says something, if there is one. */
function answerIn({ scenarios }: NamedFlow, id: string): unknown {
  const outputs = Object.values(scenarios).flatMap(({ events }) =>
    (events as readonly { type: string; output?: unknown }[]).flatMap((event) => {
      const answer = readAnswer(event);
      return answer?.kind === 'done' && answer.id === id ? [event.output] : [];
    }),
  );
  return outputs.find((output) => output !== undefined && !saysNothing(output)) ?? outputs[0];
}

/**
 * The scenario is over, and calls are under way: the server answers them as it does, and those that follow, until
 * nothing is under way. Each answer has to be one that the flow takes as a success.
 */
export async function goOn(flow: NamedFlow, running: Running, world: World): Promise<void> {
  const { actor, machine, viewer, settle } = running;
  const path: string[] = [];
  while (path.length < longest) {
    const [id] = running.underWay();
    if (id === undefined) return;
    const isFirst = path.length === 0;
    path.push(id);
    const before: AnyMachineSnapshot = actor.getSnapshot();
    const got = await settle(id, async (request) => {
      // What is read after a decision is what the decision has made of it.
      const output = isFirst && request.method === 'GET' ? answerIn(flow, id) : undefined;
      await world.makeTrue(request, id, output, viewer);
      request.answer(await world.serve(request, viewer, output));
    });
    if (got.error !== undefined) throw new Error(`${id} failed.`, { cause: got.error });
    running.expectWhole();
    const [expected] = transition(machine, before, got);
    expectState(running, expected, path);
    await running.expectAsked();
    await world.settleDown(running.network, viewer);
  }
  throw new Error(`There is no end: ${path.join(' → ')}.`);
}
