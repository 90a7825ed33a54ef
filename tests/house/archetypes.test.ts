import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const folder = 'packages/machines/src/archetypes';
const pages = 'docs/contributing/archetypes';

const archetypes = globSync(join(root, folder, '*.ts'))
  .map((path) => basename(path, '.ts'))
  .filter((name) => !name.endsWith('.test'))
  .toSorted();
const machines = globSync(join(root, 'packages/machines/src/{flows/*/machine,archetypes/*}.ts'));
const index = read(`${pages}/README.md`);

describe.each(archetypes)('the archetype %s', (name) => {
  it('marks the states that it makes, for the state maps', () => {
    expect(read(`${folder}/${name}.ts`)).toContain(`madeBy('${name}')`);
  });

  it('is used by a flow or by another archetype', () => {
    const users = machines.filter((path) =>
      new RegExp(`^import \\{[^}]*\\b${name}\\b[^}]*\\} from '.*/${name}\\.ts'`, 'm').test(readFileSync(path, 'utf8')),
    );
    expect(users.filter((path) => !path.endsWith('.test.ts'))).not.toEqual([]);
  });

  it('has tests of its own, and a page in the index', () => {
    expect(existsSync(join(root, folder, `${name}.test.ts`))).toBe(true);
    expect(existsSync(join(root, pages, `${name}.md`))).toBe(true);
    expect(index).toContain(`[${name}](${name}.md)`);
  });
});
