import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Indexer } from 'storybook/internal/types';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { kept } from './keptIndex.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-index-'));
  file = join(folder, 'Button.stories.tsx');
  writeFileSync(file, 'export const Default = {};');
});
afterEach(() => rmSync(folder, { recursive: true }));

const options = { makeTitle: () => 'Button' };

/** As after a new start: an indexer that has read nothing, and how often it was asked. */
function started(alsoRead: string[] = []) {
  let reads = 0;
  const indexer: Indexer = {
    test: /stories/,
    createIndex: (importPath) => {
      reads += 1;
      return Promise.resolve([{ type: 'story', importPath, exportName: 'Default', title: 'Button' }]);
    },
  };
  const { createIndex } = kept(indexer, { alsoRead, root: folder });
  return { index: () => createIndex(file, options), reads: () => reads };
}

it('reads a file once, however often Storybook is started', async () => {
  const first = await started().index();
  const again = started();
  expect(await again.index()).toEqual(first);
  expect(again.reads()).toBe(0);
});

it('reads a file again when it has changed, or another that says which stories it has', async () => {
  const beside = 'scenarios.ts';
  writeFileSync(join(folder, beside), 'waiting');
  await started([beside]).index();

  writeFileSync(file, 'export const Default = {}; export const Open = {};');
  const changed = started([beside]);
  await changed.index();
  expect(changed.reads()).toBe(1);

  writeFileSync(join(folder, beside), 'waiting, sent');
  const scenarioAdded = started([beside]);
  await scenarioAdded.index();
  expect(scenarioAdded.reads()).toBe(1);
});

it('reads a file again when a process was stopped while it kept it', async () => {
  await started().index();
  for (const name of globSync('.cache/**/*.json', { cwd: folder })) writeFileSync(join(folder, name), '{"key":');
  const again = started();
  expect(await again.index()).toHaveLength(1);
  expect(again.reads()).toBe(1);
});
