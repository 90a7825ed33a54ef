import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { nameOf } from '../../packages/machines/src/testing/replay.ts';
import type { NamedFlow } from '../flows.ts';
import { flows } from '../flows.ts';
import { drive } from './drive.ts';
import { goOn } from './goOn.ts';
import { notDriven } from './notDriven.ts';
import { World } from './world/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
beforeEach(() => world.begin());
afterAll(() => world.close());

const scenarioOf = ({ scenarios }: NamedFlow, name: string) => {
  const scenario = scenarios[name];
  if (!scenario) throw new Error(`There is no scenario ${name}.`);
  return scenario;
};

describe.each(flows)('The flow $name', (flow) => {
  const names = Object.keys(flow.scenarios);
  const isDriven = (name: string) => !(`${flow.name} ${name}` in notDriven);

  it.each(names.filter(isDriven))('goes through %s', async (name) => {
    const running = await drive(flow, scenarioOf(flow, name), world);
    expect(nameOf(running.actor.getSnapshot().value)).toBe(nameOf(flow.snapshots[name]?.value));
    await goOn(flow, running, world);
    running.actor.stop();
  });

  it.each(names.filter((name) => !isDriven(name)))('cannot go through %s', async (name) => {
    await expect(drive(flow, scenarioOf(flow, name), world)).rejects.toThrow(/./u);
  });
});

it('leaves out no scenario that does not exist', () => {
  const all = flows.flatMap((flow) => Object.keys(flow.scenarios).map((name) => `${flow.name} ${name}`));
  expect(Object.keys(notDriven).filter((name) => !all.includes(name))).toEqual([]);
});
