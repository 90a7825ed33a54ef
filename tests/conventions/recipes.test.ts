import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** One thing of each kind, by names that nothing has. */
const recipes: readonly (readonly [kind: string, ...names: string[]])[] = [
  ['component', 'StatusLamp', 'Feedback'],
  ['flow', 'holidayList'],
  ['screen', 'holidayList'],
  ['operation', 'listHolidays', 'holidays'],
];

/** The rules that are about code of these kinds. */
const rules = ['conventions', 'screens', 'states', 'ui', 'words'].map((name) => `tests/conventions/${name}.test.ts`);

let scratch: string;
const said = new Map<string, string>();

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
const inScratch = (command: string, ...args: string[]) =>
  spawnSync(join(scratch, 'node_modules/.bin', command), args, { cwd: scratch, encoding: 'utf8' });

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'guildhall-recipes-'));
  for (const file of git('ls-files', '--cached', '--others', '--exclude-standard', '-z').split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(scratch, file)), { recursive: true });
    cpSync(join(root, file), join(scratch, file), { recursive: true });
  }
  linkModules();
  for (const [kind, ...names] of recipes) {
    const made = spawnSync(process.execPath, ['scripts/new.ts', kind, ...names], { cwd: scratch, encoding: 'utf8' });
    if (made.stderr !== '') throw new Error(made.stderr);
    said.set(kind, made.stdout);
  }
  // House rules ask git which files there are.
  for (const args of [
    ['init', '--quiet'],
    ['add', '--all'],
  ])
    execFileSync('git', args, { cwd: scratch });
}, 120_000);
afterAll(() => rmSync(scratch, { recursive: true, force: true }), 120_000);

/** The packages that are installed, and the copy's own in place of ours. */
function linkModules(): void {
  for (const folder of ['.', 'packages/api']) {
    const modules = join(root, folder, 'node_modules');
    mkdirSync(join(scratch, folder, 'node_modules'));
    for (const name of readdirSync(modules).filter((one) => one !== '@guildhall')) {
      symlinkSync(join(modules, name), join(scratch, folder, 'node_modules', name));
    }
  }
  cpSync(join(root, 'node_modules/@guildhall'), join(scratch, 'node_modules/@guildhall'), {
    recursive: true,
    verbatimSymlinks: true,
  });
}

describe('what the recipes make', () => {
  test.each(['packages/ui', 'packages/machines', 'apps/web', 'apps/server'])(
    'compiles in %s',
    (project) => {
      const { stdout } = inScratch('tsc', '-p', project);
      expect(stdout).toBe('');
    },
    120_000,
  );

  test('has nothing that lint or the formatter would change', { timeout: 300_000 }, () => {
    const files = [...said.values()].flatMap((text) => [...text.matchAll(/^(?:made|changed) (\S+\.tsx?)$/gm)]);
    const names = files.map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(10);
    expect(inScratch('oxlint', '--type-aware', '--deny-warnings', ...names).stdout).toMatch(
      /Found 0 warnings and 0 errors/,
    );
    expect(inScratch('oxfmt', '--check', ...names).status).toBe(0);
  });

  test('keeps the conventions', { timeout: 300_000 }, () => {
    const { stdout, status } = inScratch('vitest', 'run', '--project', 'unit', ...rules, 'holidayList');
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.any(String) });
  });
});

test.each(recipes.map(([kind]) => kind))('the recipe of a %s says how many places are still to fill in', (kind) => {
  const text = said.get(kind) ?? '';
  const [, count] = /(\d+) places are still to fill in:\n/.exec(text) ?? [];
  expect(Number(count)).toBe(text.split('\n').filter((line) => line.startsWith('- ')).length);
  expect(Number(count)).toBeGreaterThan(0);
});

test('the page about operations names every place that the recipe names', () => {
  const page = readFileSync(join(root, 'docs/contributing/operation.md'), 'utf8');
  const files = [...(said.get('operation') ?? '').matchAll(/[\w/]+\.(?:ts|yaml)/g)].map(([file]) => file);
  const places = files.filter((file) => !file.includes('olidays'));
  expect(places.filter((place) => !page.includes(place.replace('apps/server/src/', '')))).toEqual([]);
});
