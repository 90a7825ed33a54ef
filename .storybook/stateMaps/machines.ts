import type { AnyStateMachine } from 'xstate';

import type { Flow } from '../../packages/machines/src/testing/defineFlow.ts';
import type { About } from './about.ts';
import { aboutOf } from './about.ts';
import type { Chart } from './graph.ts';
import { chartOf } from './graph.ts';
import { storiesOfStates } from './storiesOfStates.ts';
import type { StateStories } from './storiesOfStates.ts';
import { storiesOfStatuses } from './storiesOfStatuses.ts';
import type { StoryModule } from './storyNames.ts';

const machines = import.meta.glob<Record<string, AnyStateMachine>>([
  '../../packages/machines/src/flows/*/flow.ts',
  '../../packages/machines/src/lifecycles/*/machine.ts',
]);
const sources = import.meta.glob<string>(
  ['../../packages/machines/src/flows/*/flow.ts', '../../packages/machines/src/lifecycles/*/machine.ts'],
  { query: '?raw', import: 'default' },
);
const archetypeSources = import.meta.glob<string>('../../packages/machines/src/archetypes/*.ts', {
  query: '?raw',
  import: 'default',
});
const scenarios = import.meta.glob<Record<string, Flow>>('../../packages/machines/src/flows/*/scenarios.ts');
const stories = import.meta.glob<StoryModule>([
  '../../apps/web/src/**/*.stories.tsx',
  '../../apps/web/src/screens/*/screen.tsx',
]);
const storySources = import.meta.glob<string>('../../apps/web/src/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export type MachineKind = 'flows' | 'lifecycles';

/** Which machine: the folder it stands in, and its own name. */
export interface MachineAddress {
  kind: MachineKind;
  name: string;
}

/** A machine with everything that is told of it. */
export interface MachineFacts extends MachineAddress {
  /** Where its source is, from the root of the repository. */
  path: string;
  about: About;
  /** What the archetypes say of themselves that make some of its states, by name. */
  archetypes: Readonly<Record<string, Omit<About, 'area'>>>;
  chart: Chart;
  stories: StateStories;
}

const fileOf = { flows: 'flow.ts', lifecycles: 'machine.ts' };
const pathOf = ({ kind, name }: MachineAddress) => `../../packages/machines/src/${kind}/${name}/${fileOf[kind]}`;

/** Every machine there is: flows first, each kind by name. */
export const addresses: readonly MachineAddress[] = Object.keys(machines)
  .map((path) => path.split('/').slice(-3))
  .map(([kind, name = '']): MachineAddress => ({ kind: kind === 'lifecycles' ? kind : 'flows', name }))
  .toSorted((a, b) => a.kind.localeCompare(b.kind) || a.name.localeCompare(b.name));

/** The modules with stories of screens; with a flow's name, only those that could draw it. */
export function storyModules(flow?: string): Promise<StoryModule[]> {
  const wanted = flow === undefined ? 'scenarios/' : `scenarios/${flow}'`;
  const isOfFlow = (path: string) =>
    path.endsWith(`/${flow ?? ''}/screen.tsx`) || (flow === undefined && path.endsWith('/screen.tsx'));
  const paths = Object.keys(stories).filter((path) => storySources[path]?.includes(wanted) || isOfFlow(path));
  return Promise.all(paths.map((path) => load(stories, path)));
}

async function load<Module>(modules: Record<string, () => Promise<Module>>, path: string): Promise<Module> {
  const module = modules[path];
  if (!module) throw new Error(`There is no ${path}.`);
  return module();
}

export async function factsOf(address: MachineAddress): Promise<MachineFacts> {
  const { name } = address;
  const path = pathOf(address);
  const [module, source] = await Promise.all([load(machines, path), load(sources, path)]);
  const machine = module[`${name}Machine`];
  if (!machine) throw new Error(`${path} exports no ${name}Machine.`);
  const chart = chartOf(machine);
  const about = aboutOf(source);
  const [archetypes, stories] = await Promise.all([archetypesIn(chart), storiesFor(address, chart)]);
  return { ...address, path: path.replace('../../', ''), about, archetypes, chart, stories };
}

async function archetypesIn({ states }: Chart): Promise<Record<string, About>> {
  const names = [...new Set(states.flatMap(({ archetype }) => archetype ?? []))];
  const read = async (name: string) =>
    [name, aboutOf(await load(archetypeSources, `../../packages/machines/src/archetypes/${name}.ts`), name)] as const;
  return Object.fromEntries(await Promise.all(names.map(read)));
}

async function storiesFor({ kind, name }: MachineAddress, chart: Chart): Promise<StateStories> {
  if (kind === 'lifecycles') return storiesOfStatuses(chart, await storyModules());
  const module = await load(scenarios, `../../packages/machines/src/flows/${name}/scenarios.ts`);
  return storiesOfStates(chart, module[`${name}Flow`]?.snapshots ?? {}, await storyModules(name));
}
