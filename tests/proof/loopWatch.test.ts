import { pbkdf2Sync } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { longestTurn, longestTurnOf, watchLoop } from './loopWatch.ts';

test('a turn that blocks is seen, and many short ones are not taken for a long one', async () => {
  const short = watchLoop();
  for (let turn = 0; turn < 20; turn += 1) {
    pbkdf2Sync('password', 'salt', 5000, 32, 'sha256');
    await sleep(1);
  }
  expect(short.stop()).toBeLessThan(longestTurn);
  const long = watchLoop();
  pbkdf2Sync('password', 'salt', 2_000_000, 32, 'sha256');
  expect(long.stop()).toBeGreaterThan(longestTurn);
});

test('a turn that is long only once is not held against what runs then, one that is long each time is', async () => {
  const hold = () => pbkdf2Sync('password', 'salt', 2_000_000, 32, 'sha256');
  let calls = 0;
  const once = await longestTurnOf(async () => {
    if (++calls === 1) hold();
    return calls;
  });
  expect(once.answer).toBe(1);
  expect(once.turn).toBeLessThan(longestTurn);
  expect((await longestTurnOf(async () => hold())).turn).toBeGreaterThan(longestTurn);
});
