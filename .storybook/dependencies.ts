import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Those that run in the browser: not tests' runners, nor what is ours or node's. */
const foreign = /^(?!\.|node:|virtual:|@guildhall\/|vitest|@?storybook|.*\.css$)/;

/**
 * Every module of another package that our sources import. Vite bundles them before the first test or story: finding
 * one later reloads the browser under the tests' feet, which is what a fresh clone would meet.
 */
export function dependencies(): string[] {
  const files = globSync(
    [
      'packages/{ui,machines,api}/src/**/*.{ts,tsx}',
      'apps/web/src/**/*.{ts,tsx}',
      '.storybook/*.tsx',
      '.storybook/{languages,play,screens,stateMaps}/*.{ts,tsx}',
      '.storybook/tools/*/*.{ts,tsx}',
    ],
    {
      cwd: root,
      exclude: (path) => /\.test\.ts$|entryServer|machineStories|screenStories|acceptedPictures|refusals/.test(path),
    },
  );
  const found = new Set([
    // What compilers write into our sources.
    '@vanilla-extract/recipes/createRuntimeFn',
    'react/jsx-dev-runtime',
    'react-dom/client',
  ]);
  for (const file of files) {
    const source = readFileSync(join(root, file), 'utf8');
    for (const [, name = ''] of source.matchAll(/^import (?!type\b)(?:[^'";]* from )?'([^']+)';$/gm)) {
      if (foreign.test(name) && !name.startsWith('@vanilla-extract/css') && !name.startsWith('@fontsource'))
        found.add(name);
    }
  }
  return [...found].toSorted();
}
