import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, normalize } from 'node:path';

import { parseAst } from 'vite';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

type Manifest = { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> };

/** What a workspace has where `npm ci --omit=dev` was run. */
function dependenciesOf(workspace: string): Set<string> {
  const manifest = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as Manifest;
  return new Set(Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }));
}

/** Files that run where Guildhall is served, or built to be. */
const served = {
  'apps/server': ['apps/server/src/**/*.ts'],
  'apps/web': ['apps/web/src/**/*.{ts,tsx}', 'apps/web/*.ts', 'apps/web/scripts/build.ts'],
  'packages/machines': ['packages/machines/src/**/*.ts'],
  'packages/api': ['packages/api/src/**/*.ts'],
} as const;

const tests = /\.(test|stories|spec)\.tsx?$|\/testing\/|\/(readers|storyParts)\.tsx?$/;

type Node = { type: string; importKind?: string; exportKind?: string; source?: { value?: unknown } | null };

/** Everything that a file imports, at once or later; types leave nothing behind. */
function importsOf(file: string): string[] {
  const names: string[] = [];
  const lang = file.endsWith('x') ? 'tsx' : 'ts';
  const waiting: unknown[] = [parseAst(readFileSync(join(root, file), 'utf8'), { lang })];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (typeof node !== 'object' || node === null) continue;
    waiting.push(...Object.values(node).filter((one) => one !== undefined));
    const { type, importKind, exportKind, source } = node as Node;
    const isNamed =
      /^(Import|Export\w+)(Declaration|Expression)$/.test(type) && importKind !== 'type' && exportKind !== 'type';
    if (isNamed && typeof source?.value === 'string') names.push(source.value);
  }
  return names;
}

/** The packages among what a file imports. */
const packagesIn = (file: string): string[] =>
  importsOf(file)
    .filter((name) => !/^[./]|^(node|virtual):/.test(name) && !builtinModules.includes(name))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );

test.each(Object.entries(served))('what %s imports is among its dependencies', (workspace, patterns) => {
  const dependencies = dependenciesOf(workspace);
  const files = globSync([...patterns], { cwd: root }).filter((file) => !tests.test(file));
  expect(files.length).toBeGreaterThan(3);
  const missing = files.flatMap((file) =>
    packagesIn(file)
      .filter((name) => !dependencies.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('nothing that is served imports the tools and tests at the root, which import it', () => {
  const files = globSync(Object.values(served).flat(), { cwd: root }).filter((file) => !tests.test(file));
  const outside = files.flatMap((file) =>
    importsOf(file)
      .filter((name) => name.startsWith('.') && /^(scripts|tests)\//.test(normalize(join(dirname(file), name))))
      .map((name) => `${file}: ${name}`),
  );
  expect(outside).toEqual([]);
});
