import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const folder = 'packages/machines/src/archetypes';
const pages = 'docs/contributing/archetypes';

const archetypes = globSync(join(root, folder, '*.ts'))
  .map((path) => basename(path, '.ts'))
  .filter((name) => !name.endsWith('.test'))
  .toSorted();
const machines = globSync(join(root, 'packages/machines/src/{flows/*/flow,archetypes/*}.ts'));
const nodesBelow = (node: AnyStateNode): AnyStateNode[] =>
  Object.values(node.states).flatMap((child: AnyStateNode) => [child, ...nodesBelow(child)]);

const flows = Object.entries(
  import.meta.glob<Record<string, AnyStateMachine>>('../../packages/machines/src/flows/*/flow.ts', { eager: true }),
).map(([path, module]) => {
  const flow = basename(join(path, '..'));
  const machine = module[`${flow}Machine`];
  if (machine === undefined) throw new Error(`${path} has no ${flow}Machine`);
  const states = nodesBelow(machine.root).map(({ path: names, meta }) => ({
    name: names.join('.'),
    archetype: meta as { archetype: string } | undefined,
  }));
  const own = states.filter(({ archetype }) => archetype === undefined).map(({ name }) => name);
  const made = states.flatMap(({ archetype }) => archetype?.archetype ?? []);
  return { flow, own, made, share: `${made.length} of ${states.length}` };
});

const index = read(`${pages}/README.md`);

/** What a list promises is asked of every list, with its own addresses. */
const testsOf = (name: string) =>
  name === 'pagedList' ? 'tests/conventions/lists/lists.test.ts' : `${folder}/${name}.test.ts`;

describe.each(archetypes)('the archetype %s', (name) => {
  it('marks the states that it makes, for the state maps', () => {
    expect(read(`${folder}/${name}.ts`)).toContain(`madeBy('${name}')`);
  });

  it('is used by a flow or by another archetype', () => {
    const users = machines.filter((path) =>
      new RegExp(`^import \\{[^}]*\\b${name}\\b[^}]*\\} from '.*/${name}\\.ts'`, 'm').test(readFileSync(path, 'utf8')),
    );
    expect(users.filter((path) => !path.endsWith('.test.ts'))).not.toEqual([]);
  });

  it('has tests of its own, and a page in the index', () => {
    expect(existsSync(join(root, testsOf(name)))).toBe(true);
    expect(existsSync(join(root, pages, `${name}.md`))).toBe(true);
    expect(index).toContain(`[${name}](${name}.md)`);
  });
});

describe('the states of all flows', () => {
  it.each(flows)('of $flow: $share are made by archetypes that there are', ({ made }) => {
    expect(archetypes).toEqual(expect.arrayContaining(made));
  });

  it('are mostly made by archetypes', () => {
    const made = flows.flatMap((flow) => flow.made).length;
    const own = flows.flatMap((flow) => flow.own.map((state) => `${flow.flow}.${state}`));
    const share = made / (made + own.length);
    expect(share < 0.79 ? own : []).toEqual([]);
  });
});
