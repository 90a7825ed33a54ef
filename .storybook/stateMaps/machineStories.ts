import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { loadCsf } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';

import { pascal } from '../../scripts/new/words.ts';

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

/** The file's source with a story for each machine, so that a machine has its map as soon as it is there. */
function withStories(source: string, kind: string): string {
  const stories = machineNames(kind).map((name) => `export const ${pascal(name)} = mapOf('${kind}', '${name}');`);
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
    transform(code, id) {
      const kind = kindOf(id);
      return kind === undefined ? undefined : { code: withStories(code, kind), map: null };
    },
  };
}
