import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { lists } from '../../packages/machines/src/testing/lists.ts';
import { readFlows } from '../loop/flows.ts';

const root = join(import.meta.dirname, '../..');
const flows = await readFlows();
const sources = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: root }).map((file) => ({
  file,
  text: readFileSync(join(root, file), 'utf8'),
}));
const saying = (pattern: RegExp) =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .toSorted();

/** What else of an address flows hear of, which is not what they list. */
const others = new Map([
  ['link.know', 'What a mailed link carries is taken out of the address, once.'],
  ['tab.set', 'Which tab of the dashboard is open: the overview is read anew when it is opened.'],
  ['page.show', 'Which page is open is the business of the session alone.'],
]);

describe('what flows hear of the address', () => {
  it('comes by one event', () => {
    const heard = flows.flatMap(({ origins }) => Object.keys(origins).filter((type) => from(origins[type], 'address')));
    expect([...new Set(heard)].filter((type) => !others.has(type))).toEqual(['address.set']);
    expect([...others.keys()].filter((type) => !heard.includes(type))).toEqual([]);
  });

  it('comes from the address alone', () => {
    const mixed = flows.filter(({ origins }) => (origins['address.set']?.from ?? ['address']).join() !== 'address');
    expect(mixed.map(({ name }) => name)).toEqual([]);
  });

  it('is tested for every list', () => {
    const heard = flows.filter(({ origins }) => 'address.set' in origins).map(({ name }) => name);
    expect(lists.map(({ flow }) => flow).toSorted()).toEqual(heard.toSorted());
  });
});

describe('the app', () => {
  it('reads the address of the window where effects are carried out, and where there is no router yet', () => {
    expect(saying(/window\.location\.(?!assign|reload|origin)|= window\.location|\(.*, window\.location\)/)).toEqual([
      // Effects.
      'apps/web/src/App.tsx',
      // Before the app is there.
      'apps/web/src/entryClient.tsx',
      // Whether a followed link leaves the page.
      'apps/web/src/flow/useKeptPlace.ts',
      // Whether a followed link leaves the form.
      'apps/web/src/screens/unsavedChanges/useUnsavedChanges.tsx',
      // Takes a secret out of the address.
      'apps/web/src/shell/takeFragment.ts',
      // What a link takes along, when it is followed.
      'apps/web/src/shell/useGo.ts',
    ]);
  });

  it('suppresses no rule of hooks', () => {
    expect(saying(/oxlint-disable.*react\//)).toEqual([]);
  });
});

function from(origin: { from: readonly string[] } | undefined, source: string): boolean {
  return origin?.from.includes(source) ?? false;
}
