import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../docs/adr');
const files = readdirSync(folder)
  .filter((name) => name !== 'README.md')
  .toSorted();
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

test.each(files)('%s has a number of its own, a title, a date and a status', (file) => {
  expect(file).toMatch(/^\d{4}-[a-z0-9-]+\.md$/);
  expect(files.filter((other) => other.startsWith(file.slice(0, 5)))).toEqual([file]);
  const [title, blank, facts] = read(file).split('\n');
  expect(title).toMatch(/^# \S/);
  expect(blank).toBe('');
  expect(facts).toMatch(/^Date: \d{4}-\d{2}-\d{2}\. Status: (accepted|superseded)\./);
});

test('the table of decisions names each under its title', () => {
  const rows = read('README.md').match(/^\| \[.*$/gm);
  expect(rows).toEqual(
    files.map((file) => `| [${file.slice(0, 4)}](${file}) | ${read(file).split('\n', 1)[0]?.slice(2)} |`),
  );
});

test.each(files)('the decisions that %s names exist', (file) => {
  const named = [...read(file).matchAll(/\]\((\d{4}-[^)#]+)/g)].map(([, name]) => name);
  expect(named.filter((name) => name === undefined || !files.includes(name))).toEqual([]);
});
