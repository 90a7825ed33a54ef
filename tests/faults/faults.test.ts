import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { commands, faults } from './faults.ts';

const root = join(import.meta.dirname, '../..');

describe.each(faults)('the fault of $name', ({ file, from, to, link }) => {
  it('can still be put into the code, once', () => {
    const text = readFileSync(join(root, file), 'utf8');
    expect(text.split(from)).toHaveLength(2);
    expect(to).not.toBe(from);
  });

  it('has a link of the proof that finds it', () => {
    expect(Object.keys(commands)).toContain(link);
  });
});
