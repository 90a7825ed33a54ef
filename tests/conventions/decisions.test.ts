import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const records = readdirSync(join(root, 'docs/adr'))
  .filter((name) => name !== 'README.md')
  .toSorted();
const record = (name: string) => read(`docs/adr/${name}`);

test('there are at most thirty decisions', () => {
  expect(records.length).toBeGreaterThan(0);
  expect(records.length).toBeLessThanOrEqual(30);
});

test.each(records)('%s has a number of its own, a title, a date and a status', (file) => {
  expect(file).toMatch(/^\d{4}-[a-z0-9-]+\.md$/);
  expect(records.filter((other) => other.startsWith(file.slice(0, 5)))).toEqual([file]);
  const [title, blank, facts] = record(file).split('\n');
  expect(title).toMatch(/^# \S/);
  expect(blank).toBe('');
  expect(facts).toMatch(/^Date: \d{4}-\d{2}-\d{2}\. Status: accepted\./);
});

test.each(records)('%s says what else was considered, and what the choice costs', (file) => {
  const headings = [...record(file).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  expect(headings).toEqual(['Context', 'Decision', 'Alternatives', 'Consequences']);
});

test('the table of decisions names each under its title', () => {
  const rows = record('README.md').match(/^\| \[.*$/gm);
  expect(rows).toEqual(
    records.map((file) => `| [${file.slice(0, 4)}](${file}) | ${record(file).split('\n', 1)[0]?.slice(2)} |`),
  );
});

const pages = ['README.md', ...globSync('docs/**/*.md', { cwd: root })].toSorted();

/** The anchors of a page: its headings as GitHub writes them into addresses. */
const anchorsOf = (page: string) =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** The links of a page that lead nowhere in the repository. */
function dangling(page: string): string[] {
  const links = [...read(page).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => {
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? page : normalize(join(dirname(page), path));
    if (!existsSync(join(root, target))) return true;
    return anchor !== undefined && !anchorsOf(target).includes(anchor);
  });
}

test.each(pages)('the links of %s lead somewhere', (page) => {
  expect(dangling(page)).toEqual([]);
});

test('the files that the page on architecture names are there', () => {
  const named = [...read('docs/architecture.md').matchAll(/`([\w.]+(?:\/[\w.]+)+)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(20);
  const missing = named.filter(
    (path) => !['', 'apps/server/src'].some((folder) => existsSync(join(root, folder, path))),
  );
  expect(missing).toEqual([]);
});

test('the glossary has at most twenty words', () => {
  const [, glossary = ''] = read('docs/architecture.md').split('\n## Glossary\n');
  const words = glossary.match(/^\| (?!word|---).+$/gm) ?? [];
  expect(words.length).toBeGreaterThan(0);
  expect(words.length).toBeLessThanOrEqual(20);
});
