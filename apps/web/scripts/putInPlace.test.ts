import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { putInPlace } from './putInPlace.ts';

test('builds that end at the same time put one whole result in place, and none fails', async () => {
  const root = await mkdtemp(join(tmpdir(), 'guildhall-place-'));
  const place = join(root, 'dist');
  const parts = ['client/a.js', 'client/b.js', 'server/a.js', 'stamp'];
  async function build(name: string) {
    const folder = join(root, name);
    for (const part of parts) {
      await mkdir(join(folder, part, '..'), { recursive: true });
      await writeFile(join(folder, part), name);
    }
    await putInPlace(folder, place);
  }
  for (let round = 0; round < 20; round += 1) {
    await Promise.all(Array.from({ length: 8 }, (_, index) => build(`${round}-${index}`)));
    const contents = await Promise.all(parts.map(async (part) => readFile(join(place, part), 'utf8')));
    expect(new Set(contents).size).toBe(1);
    // Nothing is left beside it.
    expect(await readdir(root)).toEqual(['dist']);
  }
  await rm(root, { recursive: true });
});
