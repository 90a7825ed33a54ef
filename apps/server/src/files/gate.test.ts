import { expect, test } from 'vitest';

import { Refusal } from '../domain/refusal.ts';
import { makeGate } from './gate.ts';

test('so many work at once as there are places, the others in the order they came, and one too many is refused', async () => {
  const gate = makeGate(2, 2);
  const done: (() => void)[] = [];
  const started: number[] = [];
  const enter = (number: number) =>
    gate(async () => {
      started.push(number);
      await new Promise<void>((resolve) => done.push(resolve));
      if (number === 1) throw new Error('one fails');
      return number;
    }).catch((error: unknown) => error);

  const all = [1, 2, 3, 4, 5].map(enter);
  expect(await all[4]).toBeInstanceOf(Refusal);
  expect(started).toEqual([1, 2]);
  for (const [index, outcome] of all.slice(0, 4).entries()) {
    done[index]?.();
    await outcome;
  }
  expect(started).toEqual([1, 2, 3, 4]);
  expect(await Promise.all(all.slice(1, 4))).toEqual([2, 3, 4]);
});
