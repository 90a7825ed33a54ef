import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { differenceOf } from './bench.ts';

const root = join(import.meta.dirname, '../..');
// npm's own format.
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const benches = Object.entries(scripts).filter(([name]) => name.startsWith('bench:'));

describe('every bench still runs, at its small size', () => {
  test.each(benches)('npm run %s -- --small', { timeout: 180_000 }, async (_, command) => {
    const [, ...args] = command.split(' ');
    const child = spawn(process.execPath, [...args, '--small'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
    const [code] = (await once(child, 'close')) as [number | null];
    expect({ code, said: code === 0 ? '' : output }).toEqual({ code: 0, said: '' });
  });
});

describe('what differs is said in one line', () => {
  const difference = (one: unknown, other: unknown) => differenceOf(one, other, ['in ours', 'in bare']);

  test('a field that one side lacks', () => {
    expect(difference({ jobs: [{ id: 1, rating: 5 }] }, { jobs: [{ id: 1 }] })).toBe(
      'jobs[0].rating is 5 in ours and missing in bare',
    );
    expect(difference({ jobs: [] }, { jobs: [], page: 1 })).toBe('page is missing in ours and 1 in bare');
  });

  test('a value of another kind, and a long one', () => {
    expect(difference({ at: null }, { at: {} })).toBe('at is null in ours and {} in bare');
    expect(difference([1, 2], [1, 'x'.repeat(500)])).toBe(`[1] is 2 in ours and "${'x'.repeat(59)}… in bare`);
    expect(difference('a', 'b')).toBe('the whole answer is "a" in ours and "b" in bare');
  });

  test('nothing, where nothing does', () => {
    expect(difference({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBeUndefined();
  });
});
