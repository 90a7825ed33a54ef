import { expect, test } from 'vitest';

import { takingTurns } from './takingTurns.ts';

/** Work that ends when it is told to; its answers say how many runs there have been. */
function steps() {
  const ends: PromiseWithResolvers<void>[] = [];
  const ask = takingTurns(async () => {
    const end = Promise.withResolvers<void>();
    const run = ends.push(end);
    await end.promise;
    return run;
  });
  return { ask, ends };
}

test('no one is given an answer to a question from before theirs, and those who ask together share one', async () => {
  const { ask, ends } = steps();
  const first = ask();
  const [second, third] = [ask(), ask()];
  expect(ends).toHaveLength(1);
  ends[0]?.resolve();
  expect(await first).toBe(1);
  await expect.poll(() => ends.length).toBe(2);
  const fourth = ask();
  ends[1]?.resolve();
  expect(await Promise.all([second, third])).toEqual([2, 2]);
  await expect.poll(() => ends.length).toBe(3);
  ends[2]?.resolve();
  expect(await fourth).toBe(3);
});

test('a question that fails fails for those who asked it, and the next is asked all the same', async () => {
  const { ask, ends } = steps();
  const [first, second] = [ask(), ask()];
  ends[0]?.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.resolve();
  expect(await second).toBe(2);
});
