import { expect, test } from 'vitest';

import { kept } from './kept.ts';

test('what was read is kept for its time, and serves on while it is read again', async () => {
  let reads = 0;
  const value = kept(async () => ++reads, 100);
  expect(await Promise.all([value(0), value(0), value(0)])).toEqual([1, 1, 1]);
  expect(await value(100)).toBe(1);
  expect(await Promise.all([value(101), value(101)])).toEqual([1, 1]);
  expect(await value(101)).toBe(2);
  expect(reads).toBe(2);
});

test('where reading fails, what is known stays, and the next one tries again', async () => {
  let isAway = true;
  const value = kept(async () => {
    if (isAway) throw new Error('The database is away.');
    return 'figures';
  }, 100);
  await expect(value(0)).rejects.toThrow('The database is away.');
  isAway = false;
  expect(await value(0)).toBe('figures');
  isAway = true;
  expect(await value(200)).toBe('figures');
  expect(await value(200)).toBe('figures');
  isAway = false;
  await value(200);
  expect(await value(200)).toBe('figures');
});
