import type { IndexEntry, StoryIndex } from 'storybook/internal/types';
import { expect, it } from 'vitest';

import { findByTask, withTasks } from './searchTasks.ts';

const page = (importPath: string): IndexEntry & { anchors: object[] } => ({
  type: 'docs',
  id: importPath,
  title: importPath,
  name: 'Docs',
  importPath,
  storiesImports: [],
  anchors: [{ id: 'anatomy', title: 'Anatomy' }],
});

const moneyField = './packages/ui/src/components/MoneyField/MoneyField.mdx';
const login = './apps/web/src/screens/login/screen.tsx';
const introduction = './.storybook/docs/Introduction.mdx';

const index = (): StoryIndex => ({
  v: 5,
  entries: Object.fromEntries([moneyField, login, introduction].map((path) => [path, page(path)] as const)),
});

const foundBy = (found: StoryIndex, path: string) => {
  const entry = found.entries[path];
  return entry !== undefined && 'anchors' in entry ? entry.anchors?.map(({ title }) => title) : undefined;
};

it('lets a page be found by its tasks, in place of its headings', () => {
  const found = withTasks(index());
  expect(foundBy(found, moneyField)).toContain('To ask for money: budgets and rates');
  expect(foundBy(found, moneyField)).not.toContain('Anatomy');
  expect(foundBy(found, login)).toEqual(['Logging in']);
  expect(foundBy(found, introduction)).toEqual([]);
});

it('follows an index that Storybook has made anew', async () => {
  const indexes = [index(), index(), { v: 5, entries: {} }];
  const generator = { getIndexAndStats: () => Promise.resolve({ storyIndex: indexes[0] ?? index() }) };
  // It is asked for in several places.
  const shared = findByTask(findByTask(generator));
  const first = await shared.getIndexAndStats();
  expect(await shared.getIndexAndStats()).toEqual(first);
  indexes.splice(0, 2);
  expect((await shared.getIndexAndStats()).storyIndex.entries).toEqual({});
});
