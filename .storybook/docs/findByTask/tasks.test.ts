import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { expect, it } from 'vitest';

import { componentsFor, purposesIn } from './tasks.ts';

const components = join(import.meta.dirname, '../../../packages/ui/src/components');
const pages = globSync(join(components, '*/*.mdx')).map((file) => [basename(file, '.mdx'), readFileSync(file, 'utf8')]);
const purposes = purposesIn(Object.fromEntries(pages) as Record<string, string>);

it.each([
  ['ask for money', 'MoneyField'],
  ['choose a date', 'DatePicker'],
  ['go somewhere', 'Link'],
  ['confirm before deleting', 'ConfirmDialog'],
  ['show the status of something', 'StatusBadge'],
  ['upload a file', 'FileField'],
  ['rate with stars', 'StarRating'],
  ['something is loading', 'Skeleton'],
])('“%s” finds %s among the first three', (task, component) => {
  const found = componentsFor(task, purposes).slice(0, 3);
  expect(found.map((one) => one.component)).toContain(component);
});

it('takes a task from the page that sends it elsewhere', () => {
  expect(
    purposesIn({
      Button: '# Button\n\nActs.\n\n## When not, and what instead\n\n- To go: **Link**.\n',
      Link: '# Link\n\nLeads.\n',
    }),
  ).toEqual([
    { component: 'Button', summary: 'Acts.', tasks: [] },
    { component: 'Link', summary: 'Leads.', tasks: ['To go'] },
  ]);
});

it('lists every component where nothing is asked, and none where nothing fits', () => {
  expect(componentsFor('', purposes)).toHaveLength(purposes.length);
  expect(componentsFor('quaternion', purposes)).toEqual([]);
});
