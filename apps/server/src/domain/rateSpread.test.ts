import { expect, test } from 'vitest';

import { rateSpread, unit } from './rateSpread.ts';

const one = (dollars: number, freelancers = 1) => ({ dollars, freelancers });
const between = (from: number, to: number, freelancers = 1) =>
  Array.from({ length: (to - from) / unit + 1 }, (_, index) => one(from + index * unit, freelancers));

test.each([
  ['a small span', between(20, 120), { step: 5, from: 20, last: 120 }],
  ['a wider one', between(10, 250), { step: 10, from: 10, last: 250 }],
  ['a wide one', between(35, 700), { step: 25, from: 25, last: 675 }],
  ['the widest', between(0, 10_000), { step: 500, from: 0, last: 9500 }],
  ['one rate', [one(65, 12)], { step: 5, from: 10, last: 65 }],
  ['one low rate', [one(10, 12)], { step: 5, from: 0, last: 55 }],
  ['many and one much higher', [...between(30, 100, 10), one(9000)], { step: 5, from: 30, last: 100 }],
])('the scale of %s has steps that people use', (_, rates, { step, from, last }) => {
  const spread = rateSpread(rates);
  expect(spread).toMatchObject({ step, from });
  expect(spread.from + (spread.counts.length - 1) * step).toBe(last);
});

test('everyone is counted once, on a scale of 12 to 30 stops, and the highest at its end', () => {
  for (const low of [0, 5, 60, 995]) {
    for (const span of [0, 5, 145, 150, 295, 300, 745, 2000, 9000]) {
      const rates = between(low, low + span, 2);
      const { step, from, counts } = rateSpread([...rates.toReversed(), one(9995)]);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2 * rates.length + 1);
      expect(counts.length).toBeGreaterThanOrEqual(12);
      expect(counts.length).toBeLessThanOrEqual(30);
      expect(counts.at(-1)).toBeGreaterThan(0);
      expect(from % step).toBe(0);
    }
  }
});
