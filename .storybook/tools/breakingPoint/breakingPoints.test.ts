import { expect, it } from 'vitest';

import type { LayoutFault } from '../layout/layoutFaults.ts';
import { breakingPoints, isPromised, lastWrong } from './breakingPoints.ts';
import type { Setting } from './breakingPoints.ts';

const fault: LayoutFault = { kind: 'overflow', target: 'p', message: 'It is too wide.' };

/** A story that is wrong where this says so, and how often it is looked at. */
async function pointsOf(isWrong: (setting: Setting) => boolean) {
  const looks: Setting[] = [];
  const points = await breakingPoints(async (setting) => {
    looks.push(setting);
    return isWrong(setting) ? [fault] : [];
  });
  return { points: points.map(({ width, text }) => ({ width, text })), looks: looks.length };
}

it.each([0, 1, 417, 998])('finds the last wrong number, %i, in ten looks', async (last) => {
  let looks = 0;
  const isWrong = (number: number) => {
    looks += 1;
    return Promise.resolve(number <= last);
  };
  expect(await lastWrong([0, 999], isWrong)).toBe(last);
  expect(looks).toBeLessThanOrEqual(10);
});

it('counts down and in steps as well', async () => {
  expect(await lastWrong([310, 100], (text) => Promise.resolve(text >= 237), 10)).toBe(240);
});

it('looks at a story that never breaks six times', async () => {
  expect(await pointsOf(() => false)).toEqual({ points: [], looks: 6 });
});

it('finds the widest that is wrong, at each size of the text', async () => {
  // As wide as three words of 100 px.
  const { points, looks } = await pointsOf(({ width, text }) => width < 3 * text);
  expect(points).toEqual([
    { width: 599, text: 200 },
    { width: 299, text: 100 },
    { width: 320, text: 110 },
  ]);
  expect(looks).toBeLessThan(40);
});

it('finds what is wrong only where the layout has changed', async () => {
  const { points } = await pointsOf(({ width, text }) => width >= 768 && width < 800 && text === 200);
  expect(points).toEqual([{ width: 799, text: 200 }]);
});

it('says of a story that is wrong everywhere that it is so at its best', async () => {
  const { points } = await pointsOf(() => true);
  expect(points).toEqual([
    { width: 1600, text: 200 },
    { width: 1600, text: 100 },
    { width: 320, text: 100 },
    { width: 1280, text: 100 },
  ]);
});

it('knows what is promised', () => {
  expect(isPromised({ width: 320, text: 200 })).toBe(true);
  expect(isPromised({ width: 319, text: 200 })).toBe(false);
  expect(isPromised({ width: 1280, text: 210 })).toBe(false);
});
