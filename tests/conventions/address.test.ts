import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { flows } from '../flows.ts';
import { lists } from './lists/lists.ts';

const root = join(import.meta.dirname, '../..');
const sources = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: root }).map((file) => ({
  file,
  text: readFileSync(join(root, file), 'utf8'),
}));
const saying = (pattern: RegExp) =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .toSorted();

describe('what flows hear of the address', () => {
  it('is tested for every list', () => {
    const heard = flows.filter(({ machine }) => machine.events.includes('address.set')).map(({ name }) => name);
    expect(lists.map(({ flow }) => flow)).toEqual(heard);
  });
});

describe('the app', () => {
  it('reads the address of the window where effects are carried out, and where there is no router yet', () => {
    expect(saying(/window\.location\.(?!assign|reload|origin)|= window\.location|\(.*, window\.location\)/)).toEqual([
      // Effects.
      'apps/web/src/App.tsx',
      // Before the app is there.
      'apps/web/src/entryClient.ts',
      // Whether a followed link leaves the page.
      'apps/web/src/flow/useKeptPlace.ts',
      // Whether a followed link leaves the form.
      'apps/web/src/screens/unsavedChanges/useUnsavedChanges.tsx',
      // Takes a secret out of the address.
      'apps/web/src/shell/takeFragment.ts',
      // What a link takes along, when it is followed.
      'apps/web/src/shell/useGo.ts',
      // Before the app is there.
      'apps/web/src/startApp.tsx',
    ]);
  });

  it('suppresses no rule of hooks', () => {
    expect(saying(/oxlint-disable.*react\//)).toEqual([]);
  });
});
