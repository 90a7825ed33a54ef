import { expect, it } from 'vitest';

import { isSameClock } from './isSameClock.ts';

const winter = '2026-12-01T13:30:00.000Z';
const summer = '2026-07-01T13:30:00.000Z';

it.each([
  [winter, 'Europe/Paris', 'Europe/Berlin', true],
  [winter, 'Europe/London', 'UTC', true],
  [summer, 'Europe/London', 'UTC', false],
  [winter, 'Europe/Paris', 'America/New_York', false],
  // A browser that is years old does not know every zone that the server knows.
  [winter, 'Europe/Newland', 'UTC', true],
  [winter, 'Europe/Newland', 'Europe/Paris', false],
])('at %s, %s and %s: %s', (instant, zone, other, expected) => {
  expect(isSameClock(instant, zone, other)).toBe(expected);
  expect(isSameClock(instant, other, zone)).toBe(expected);
});
