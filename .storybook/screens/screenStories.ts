import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { loadCsf } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';

import type { Flow } from '../../packages/machines/src/testing/defineFlow.ts';
import { storyOfState } from '../stateMaps/storyNames.ts';
import type { Readers } from './storiesOf.tsx';

const root = join(import.meta.dirname, '../..');

/** A screen's value, from which its stories are made: one for each scenario of the flow of the same name. */
const screenFile = /[\\/]screens[\\/](\w+)[\\/]screen\.tsx$/;

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** What a module says now, however often it was asked before. */
const read = async (file: string): Promise<Record<string, unknown>> =>
  (await import(`${pathToFileURL(file).href}?at=${Date.now()}`)) as Record<string, unknown>;

/** The file's source with a story for each scenario, and for each reader to whom it shows something else. */
async function withStories(source: string, file: string): Promise<string> {
  const name = basename(dirname(file));
  const scenarios = await read(join(root, 'packages/machines/src/flows', name, 'scenarios.ts'));
  const { snapshots } = scenarios[`${name}Flow`] as Flow;
  const readersFile = join(dirname(file), 'readers.ts');
  const readers = existsSync(readersFile) ? ((await read(readersFile))['readers'] as Readers) : {};
  const ofScenarios = Object.keys(snapshots).map(
    (scenario) => `export const ${storyOfState(scenario)} = storyOf(screen, '${name}', scenarios['${scenario}']);`,
  );
  const ofReaders = Object.entries(readers).map(
    ([reader, { scenario }]) =>
      `export const ${storyOfState(reader)} = storyOf(screen, '${name}', scenarios['${scenario}'], readers['${reader}']);`,
  );
  return [
    source,
    `import { ${name}Flow } from '@guildhall/machines/scenarios/${name}';`,
    `import { metaOf, storyOf } from '${join(import.meta.dirname, 'storiesOf.tsx')}';`,
    ...(ofReaders.length > 0 ? ["import { readers } from './readers.ts';"] : []),
    `const { snapshots: scenarios } = ${name}Flow;`,
    // Storybook's index reads these two where they stand.
    `export default { ...metaOf(screen, '${name}'), title: 'Screens/${capitalized(name)}', excludeStories: ['screen'] };`,
    ...ofScenarios,
    ...ofReaders,
    '',
  ].join('\n');
}

/** Tells Storybook of the stories. */
export const screenStoriesIndexer: Indexer = {
  test: screenFile,
  createIndex: async (fileName, { makeTitle }) => {
    const source = await withStories(readFileSync(fileName, 'utf8'), fileName);
    return loadCsf(source, { fileName, makeTitle }).parse().indexInputs;
  },
};

/** Gives Vite the stories. */
export function screenStories(): Plugin {
  return {
    name: 'guildhall:screen-stories',
    // What is added is TypeScript like the file, and is compiled with it.
    enforce: 'pre',
    async transform(code, id) {
      return screenFile.test(id) ? { code: await withStories(code, id), map: null } : undefined;
    },
  };
}
