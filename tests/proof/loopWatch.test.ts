import { pbkdf2Sync } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { longestTurn, watchLoop } from './loopWatch.ts';

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
