import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { loadCsf } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import type { AnyStateMachine } from 'xstate';

import { pascal } from '../../scripts/new/words.ts';
import { chartOf } from './graph.ts';

const machinesFolder = join(import.meta.dirname, '../../packages/machines/src');

/**
 * The files that have a story for each machine of the folder they are named after. They are not called `.stories.tsx`:
 * of those, Storybook expects that what they export stands in them.
 */
const storyFile = /[\\/]stateMaps[\\/](flows|lifecycles)\.maps\.tsx$/;

const kindOf = (file: string) => storyFile.exec(file)?.[1];

/** The names of all machines of a kind. */
export const machineNames = (kind: string): string[] =>
  globSync(join(machinesFolder, kind, '*/{flow,machine}.ts'))
    .map((path) => basename(dirname(path)))
    .toSorted();

/** The states of a machine that its map shows, by their names. */
async function statesOf(kind: string, name: string): Promise<string[]> {
  const [file = ''] = ['flow.ts', 'machine.ts']
    .map((part) => join(machinesFolder, kind, name, part))
    .filter((path) => existsSync(path));
  const module = (await import(pathToFileURL(file).href)) as Record<string, AnyStateMachine>;
  const machine = module[`${name}Machine`];
  if (machine === undefined) throw new Error(`${file} exports no ${name}Machine.`);
  return chartOf(machine).states.flatMap(({ id, parent }) => (parent === null ? [] : id));
}

/**
 * The file's source with a story for each machine, so that a machine has its map as soon as it is there. Where stories are
 * only listed, nothing needs to know the states that can be pointed out.
 */
function withStories(source: string, kind: string, states: Readonly<Record<string, string[]>> = {}): string {
  const stories = machineNames(kind).map(
    (name) => `export const ${pascal(name)} = mapOf('${kind}', '${name}', ${JSON.stringify(states[name] ?? [])});`,
  );
  return [source, "import { mapOf } from './mapOf.tsx';", ...stories, ''].join('\n');
}

/** Tells Storybook of the stories. */
export const machineStoriesIndexer: Indexer = {
  test: storyFile,
  createIndex: async (fileName, { makeTitle }) => {
    const source = withStories(readFileSync(fileName, 'utf8'), kindOf(fileName) ?? '');
    return loadCsf(source, { fileName, makeTitle }).parse().indexInputs;
  },
};

/** Gives Vite the stories. */
export function machineStories(): Plugin {
  return {
    name: 'guildhall:machine-stories',
    async transform(code, id) {
      const kind = kindOf(id);
      if (kind === undefined) return undefined;
      const states = await Promise.all(
        machineNames(kind).map(async (name) => [name, await statesOf(kind, name)] as const),
      );
      return { code: withStories(code, kind, Object.fromEntries(states)), map: null };
    },
  };
}
