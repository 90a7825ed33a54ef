import type { AnyStateMachine } from 'xstate';

import type { GraphOptions, Step } from '../../../packages/machines/src/testing/walks.ts';
import { coveringWalks, graphOf, simpleWalks } from '../../../packages/machines/src/testing/walks.ts';
import { inTurn, turnWithin } from '../../audit/rotation.ts';
import { oneFileIn } from '../../audit/shares.ts';
import { depth, isDeep, timeLimit } from '../../proof/depth.ts';
import type { Lived, LivedMove } from './drive.ts';
import { drive } from './drive.ts';
import { test } from './test.ts';

export interface LiveOptions<Machine extends AnyStateMachine, World>
  extends Lived<Machine, World>, GraphOptions<Machine, LivedMove<Machine, World>> {
  name: string;
}

/** Makes every move of a flow in every situation, some of the walks at each commit, and says how many there are. */
export async function live<Machine extends AnyStateMachine, World>(
  options: LiveOptions<Machine, World>,
): Promise<void> {
  test.setTimeout(isDeep ? timeLimit : 300_000);
  const graph = graphOf(options.machine, options);
  const simple = simpleWalks(graph, many);
  // Where few ways meet no situation twice, all of them are walked; where many do, every move in every situation is made.
  const first = simple !== null && simple.length <= few ? simple : [];
  const walks = [...first, ...coveringWalks(graph, { before: first, longest: stepsPerCommit })];
  const steps = walks.reduce((sum, walk) => sum + walk.length, 0);
  const parts = Math.max(2, Math.ceil(steps / stepsPerCommit));
  const count = {
    states: new Set([...graph.steps.keys()].map((key) => key.split(' ')[0])).size,
    situations: graph.steps.size,
    moves: [...graph.steps.values()].reduce((sum, steps) => sum + steps.length, 0),
    'simple paths': simple?.length ?? `more than ${many}`,
    walks: walks.length,
    steps,
    'commits that walk all': isDeep ? 1 : Math.min(parts, walks.length),
  };
  const figures = Object.entries(count).map(([what, number]) => `${number} ${what}`);
  test.info().annotations.push({ type: 'paths', description: `${options.name}: ${figures.join(', ')}` });
  process.stdout.write(`${options.name}: ${figures.join(', ')}\n`);
  for (const walk of inTurn(walks, parts, turnWithin(oneFileIn.walks))) await drive(options, walk);
}

/** About as many as a browser makes in twenty seconds. */
const stepsPerCommit = 25;

const few = depth({ small: 6, deep: 300 });
const many = 10_000;

/** Makes these moves, by their names, in this order. */
export async function liveOnce<Machine extends AnyStateMachine, World>(
  options: LiveOptions<Machine, World>,
  names: readonly string[],
): Promise<void> {
  const { start, steps } = graphOf(options.machine, options);
  const walk: Step<LivedMove<Machine, World>>[] = [];
  for (const name of names) {
    const from = walk.at(-1)?.to ?? start;
    const step = steps.get(from)?.find(({ move }) => move.name === name);
    if (step === undefined) throw new Error(`Nobody can make “${name}” in “${from}”.`);
    walk.push(step);
  }
  await drive(options, walk);
}
