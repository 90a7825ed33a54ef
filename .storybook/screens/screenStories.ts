import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { loadCsf } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import type {} from 'vitest/config';

import type { Flow } from '../../packages/machines/src/testing/defineFlow.ts';
import { inWords } from '../../scripts/new/words.ts';
import { aboutOf } from '../stateMaps/about.ts';
import { storyOfState } from '../stateMaps/storyOfState.ts';
import type { Readers } from './scene.tsx';

const root = join(import.meta.dirname, '../..');

/** A screen's value, from which its stories are made: one for each scenario of the flow of the same name. */
const screenFile = /[\\/]screens[\\/](\w+)[\\/]screen\.tsx$/;

/** What a module says now, however often it was asked before. */
const read = async (file: string): Promise<Record<string, unknown>> =>
  (await import(`${pathToFileURL(file).href}?at=${Date.now()}`)) as Record<string, unknown>;

/**
 * What the stories of a screen are made from, beside its value: its flow, the scenarios of that, and its readers if it
 * names any.
 */
function sourcesOf(file: string): [flow: string, scenarios: string, readers: string] {
  const folder = join(root, 'packages/machines/src/flows', basename(dirname(file)));
  return [join(folder, 'flow.ts'), join(folder, 'scenarios.ts'), join(dirname(file), 'readers.ts')];
}

/** The file's source with a story for each scenario, and for each reader to whom it shows something else. */
async function withStories(source: string, file: string): Promise<string> {
  const name = basename(dirname(file));
  const [flowFile, scenariosFile, readersFile] = sourcesOf(file);
  const { area } = aboutOf(readFileSync(flowFile, 'utf8'));
  const { snapshots } = (await read(scenariosFile))[`${name}Flow`] as Flow;
  const readers = existsSync(readersFile) ? ((await read(readersFile))['readers'] as Readers) : {};
  const made: Readers = { ...Object.fromEntries(Object.keys(snapshots).map((scenario) => [scenario, {}])), ...readers };
  const stories = Object.entries(made)
    .filter(([story, seen]) => story !== 'default' && seen !== null)
    .map(([story, seen]) => {
      const scenario = seen?.scenario ?? story;
      if (!(scenario in snapshots)) throw new Error(`${readersFile}: ${name} has no scenario ${scenario}.`);
      const reader = story in readers ? `, readers['${story}']` : '';
      const drawn = `await storyOf(stories, '${scenario}'${reader})`;
      // That a story plays is read where it stands.
      const value = seen?.play ? `{ ...(${drawn}), play: readers['${story}'].play }` : drawn;
      return `export const ${storyOfState(story)} = ${value};`;
    });
  return [
    source,
    `import { ${name}Flow } from '@guildhall/machines/scenarios/${name}';`,
    `import { playOf, untilReady } from '${join(import.meta.dirname, '../play/playOf.tsx')}';`,
    `import { metaOf, storyOf } from '${join(import.meta.dirname, 'storiesOf.tsx')}';`,
    existsSync(readersFile) ? "import { readers } from './readers.ts';" : 'const readers = {};',
    `const stories = { screen, name: '${name}', flow: ${name}Flow, everyone: readers['default'] };`,
    // Storybook's index reads these where they stand. A story keeps its address when its screen moves to another area.
    `export default {
      ...metaOf(stories),
      id: 'screens-${name.toLowerCase()}',
      title: 'Screens/${area}/${inWords(name)}',
      excludeStories: ['screen'],
      tags: ['autodocs'],
    };`,
    ...stories,
    // Like that of others, this play is read where it stands.
    `export const Play = { ...playOf(stories, readers), play: untilReady };`,
    '',
  ].join('\n');
}

/** What says which stories there are, beside the screens' own files. */
export const screenStoriesSources = [
  '.storybook/screens/*.ts',
  '.storybook/stateMaps/*.ts',
  'scripts/new/words.ts',
  'packages/{api,machines}/src/**/*.ts',
  'apps/web/src/{kit,screens}/**/*.ts',
];

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
    // What is added comes from other files too, which a cache of this one would not know.
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ id }) => (screenFile.test(id) ? false : undefined)),
    async transform(code, id) {
      if (!screenFile.test(id)) return undefined;
      for (const file of sourcesOf(id)) if (existsSync(file)) this.addWatchFile(file);
      return { code: await withStories(code, id), map: null };
    },
  };
}
