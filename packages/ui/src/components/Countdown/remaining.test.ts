import { describe, expect, it } from 'vitest';

import { ago, storyNow } from '../../testing/clock.ts';
import { milestoneBetween, remainingUntil } from './remaining.ts';

const inSeconds = (seconds: number) => ago(-seconds / 60, 'minute');

describe('What is left until a meeting', () => {
  it.each([
    [0, [0, 0, 0, 0]],
    [-5, [0, 0, 0, 0]],
    [1, [0, 0, 0, 1]],
    [59.9, [0, 0, 0, 59]],
    [60, [0, 0, 1, 0]],
    [3599, [0, 0, 59, 59]],
    [3600, [0, 1, 0, 0]],
    [86_399, [0, 23, 59, 59]],
    [2 * 86_400 + 3 * 3600 + 4 * 60 + 5, [2, 3, 4, 5]],
  ])('%d seconds are %j', (seconds, parts) => {
    expect(Object.values(remainingUntil(inSeconds(seconds), storyNow))).toEqual(parts);
  });

  it.each([
    [3601, 3600, 'oneHour'],
    [3600, 3599, undefined],
    [601, 600, 'tenMinutes'],
    [61, 60, 'oneMinute'],
    [1, 0, 'live'],
    [0, -1, undefined],
    [4000, 30, 'oneMinute'],
    [4000, -30, 'live'],
    [30, 4000, undefined],
  ])('from %d to %d seconds it says %s', (before, now, milestone) => {
    expect(milestoneBetween(storyNow, ago(before / 60, 'minute'), ago(now / 60, 'minute'))).toBe(milestone);
  });
});
