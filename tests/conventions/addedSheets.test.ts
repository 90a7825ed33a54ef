import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { sheetId } from '../../apps/web/src/assets.ts';
import { addedSheets } from '../../apps/web/src/inlineStyles.ts';

const root = join(import.meta.dirname, '../../node_modules');

/** The modules of the library that make a `<style>`, with their sources. */
const makers = globSync(
  ['react-aria/dist/private/**/*.mjs', 'react-aria-components/dist/**/*.mjs', 'react-stately/dist/**/*.mjs'],
  { cwd: root },
)
  .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }))
  .filter(({ source }) => /createElement\(['"]style['"]\)/.test(source));

/** What such a module writes into its `<style>`. */
const sheetOf = (source: string) => /style\.textContent = `([^`]*)`\.trim\(\)/.exec(source)?.[1]?.trim();

it('allows exactly the sheets that react-aria adds in the browser', () => {
  // Of the one for what can be pressed there is one already, under the same name: the page's own.
  const [own, others] = [
    makers.filter(({ source }) => source.includes(sheetId)),
    makers.filter(({ source }) => !source.includes(sheetId)),
  ];
  expect(own).toHaveLength(1);
  expect(others.map(({ source }) => sheetOf(source))).toEqual(addedSheets);
});
