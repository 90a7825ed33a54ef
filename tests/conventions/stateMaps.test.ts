import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { applicationStatusWord, meetingStatusWord, projectStatusWord } from '@guildhall/machines/domain/statusWords';
import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';

import { screenStoriesIndexer } from '../../.storybook/screens/screenStories.ts';
import { unnamed } from '../../.storybook/stateMaps/conditions.ts';
import { addresses, factsOf, storyModules } from '../../.storybook/stateMaps/machines.ts';
import type { MachineFacts } from '../../.storybook/stateMaps/machines.ts';
import { machineStoriesIndexer } from '../../.storybook/stateMaps/machineStories.ts';
import { linkTo, storiesIn } from '../../.storybook/stateMaps/storyNames.ts';
import { storyOfState } from '../../.storybook/stateMaps/storyOfState.ts';
import { unbuilt } from '../../.storybook/stateMaps/unbuilt.ts';

const machines = import.meta.glob<Record<string, AnyStateMachine>>(
  '../../packages/machines/src/{flows/*/flow,lifecycles/*/machine}.ts',
  {
    eager: true,
  },
);
const storySources = import.meta.glob<string>('../../apps/web/src/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const archetypes = Object.keys(import.meta.glob('../../packages/machines/src/archetypes/*.ts')).map((path) =>
  basename(path, '.ts'),
);
const root = join(import.meta.dirname, '../..');
const maps = join(root, '.storybook/stateMaps');
const makeTitle = (title?: string) => title ?? '';
const readText = (file: string) => readFileSync(join(root, file), 'utf8');
const chapters = [...readText('docs/product.md').matchAll(/^## (.+)$/gm)].map(([, title]) => title);
const sidebar = readText('.storybook/preview.tsx');

const named = addresses.map((address) => ({ ...address, path: `${address.kind}/${address.name}` }));
// All screens are loaded here, as in other files: a hook or a test would have to be given time for it.
const modules = await storyModules();
const facts = new Map<string, MachineFacts>();
for (const address of named) facts.set(address.path, await factsOf(address));
function factsAt(path: string): MachineFacts {
  const found = facts.get(path);
  if (!found) throw new Error(`Nothing is known of ${path}.`);
  return found;
}

/** The ids under which Storybook's own index lists the stories of the screens. */
const indexed = await indexedStories();
async function indexedStories(): Promise<Set<string>> {
  const files = Object.entries(storySources).map(([fileName, source]) =>
    loadCsf(source, { fileName, makeTitle }).parse(),
  );
  const screens = globSync(join(root, 'apps/web/src/screens/*/screen.tsx')).map((file) =>
    screenStoriesIndexer.createIndex(file, { makeTitle }),
  );
  const made = (await Promise.all(screens)).flatMap((entries) => entries.flatMap(({ __id }) => __id ?? []));
  return new Set([...files.flatMap(({ stories }) => stories.map(({ id }) => id)), ...made]);
}

type Written = string | { target?: unknown } | undefined;
interface Config {
  on?: Record<string, Written | Written[]>;
  after?: Record<string, Written | Written[]>;
  always?: Written | Written[];
  onDone?: Written | Written[];
  invoke?: Invoked | Invoked[];
  states?: Record<string, Config>;
}
interface Invoked {
  onDone?: Written | Written[];
  onError?: Written | Written[];
}

const many = <Item>(items: Item | Item[] | undefined): Item[] =>
  items === undefined ? [] : Array.isArray(items) ? items : [items];

/** How many transitions a machine's source writes down in each of its states, read without XState. */
function writtenIn(config: Config, path: readonly string[] = []): [string, number][] {
  const keyed = [...Object.values(config.on ?? {}), ...Object.values(config.after ?? {})];
  // An event that is undefined is written down too: it is ignored.
  const events = keyed.reduce<number>((sum, written) => sum + (written === undefined ? 1 : many(written).length), 0);
  const calls = many(config.invoke).flatMap(({ onDone, onError }) => [...many(onDone), ...many(onError)]);
  const others = [...many(config.always), ...many(config.onDone), ...calls];
  const inner = Object.entries(config.states ?? {}).flatMap(([name, state]) => writtenIn(state, [...path, name]));
  return [[path.join('.'), events + others.length], ...inner];
}

describe('every machine has a map', () => {
  it('finds all machines', () => {
    expect(addresses).toHaveLength(Object.keys(machines).length);
    expect(addresses.length).toBeGreaterThan(0);
  });

  it.each(['flows', 'lifecycles'])('lists a story for each of the %s', async (kind) => {
    const index = await machineStoriesIndexer.createIndex(join(maps, `${kind}.maps.tsx`), { makeTitle });
    const names = addresses.filter((address) => address.kind === kind).map(({ name }) => storyOfState(name));
    expect(index.map(({ exportName }) => exportName).toSorted()).toEqual(names.toSorted());
  });
});

describe.each(named)('the map of $path', ({ path, name }) => {
  it('has every state and every transition that the machine writes down', () => {
    const { chart } = factsAt(path);
    const machine =
      machines[`../../packages/machines/src/${path}/${path.startsWith('flows') ? 'flow' : 'machine'}.ts`]?.[
        `${name}Machine`
      ];
    // What a machine was made from, before XState read it.
    const written = writtenIn(machine?.config as Config);
    const drawn = chart.states.map(({ id }): [string, number] => [
      id,
      chart.transitions.filter(({ source }) => source === id).length,
    ]);
    expect(drawn).toEqual(written);
  });

  it('names every condition', () => {
    const { chart } = factsAt(path);
    expect(chart.transitions.filter(({ condition }) => condition?.includes(unnamed))).toEqual([]);
  });

  it('names archetypes that there are', () => {
    const made = factsAt(path).chart.states.flatMap(({ archetype }) => archetype ?? []);
    expect(made.filter((archetype) => !archetypes.includes(archetype))).toEqual([]);
  });

  it('says what the machine is and what it guarantees', () => {
    const { about, archetypes: made } = factsAt(path);
    expect(about.summary).not.toBe('');
    const guarantees = [about, ...Object.values(made)].map((one) => one.guarantees);
    expect(guarantees.join('')).not.toBe('');
    // An archetype that makes a state promises something of it.
    expect(guarantees.slice(1)).not.toContain('');
  });

  it.runIf(path.startsWith('flows'))('says in which chapter of the product a person meets it', () => {
    const { area } = factsAt(path).about;
    expect(chapters).toContain(area);
    // Storybook reads the order of its sidebar where it stands, so that it cannot be made.
    expect(sidebar).toContain(`'${area}'`);
  });

  it('opens stories that Storybook has', () => {
    const links = Object.values(factsAt(path).stories).flatMap((link) => link?.id ?? []);
    expect(links.filter((id) => !indexed.has(id))).toEqual([]);
  });
});

describe('every state of a flow that can be seen opens its story', () => {
  it.each(named.filter(({ kind }) => kind === 'flows'))('$name', ({ path }) => {
    const { chart, stories } = factsAt(path);
    const without = chart.states.filter(({ id, isPassedThrough }) => !isPassedThrough && !stories[id]);
    expect(without.map(({ id }) => id)).toEqual([]);
  });
});

describe('the story that a status opens', () => {
  const lifecycles = named.filter(({ kind }) => kind === 'lifecycles');

  it.each(lifecycles)('is there, or the map of the lifecycle says why no screen shows it: $name', ({ path, name }) => {
    const { chart, stories } = factsAt(path);
    const statuses = chart.states.filter(({ parent }) => parent !== null).map(({ id }) => id);
    const expected = name in unbuilt ? [] : statuses;
    expect(statuses.filter((status) => stories[status])).toEqual(expected);
  });

  it.each(lifecycles)('shows it: $name', ({ path, name }) => {
    const words: Record<string, (status: never) => string[]> = {
      projectStatus: (status) => [projectStatusWord(status)],
      applicationStatus: (status) => [
        applicationStatusWord(status, 'CLIENT'),
        applicationStatusWord(status, 'FREELANCER'),
      ],
      meetingStatus: (status) => [meetingStatusWord(status)],
    };
    const missing = Object.entries(factsAt(path).stories).filter(([status, link]) => {
      const module = modules.find(({ default: { title } }) => title === link?.title);
      const exported = module && storiesIn(module).find((story) => linkTo(module, story).id === link?.id);
      if (!module || exported === undefined) return false;
      // The composed stories are typed by a module that is found at run time.
      const Story = (composeStories(module as never) as Record<string, ComponentType>)[exported];
      const html = Story ? renderToString(createElement(Story)) : '';
      return !words[name]?.(status as never).some(
        (word) => html.includes(`>${word}<`) || html.includes(`${word}</span>`),
      );
    });
    expect(missing).toEqual([]);
  });
});
