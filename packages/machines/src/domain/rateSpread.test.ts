import { describe, expect, it } from 'vitest';

import { plainScale, rateScale, usualRates } from './rateSpread.ts';

describe('the scale of rates', () => {
  it('comes from the data, and is a plain one where there are none', () => {
    const spread = { step: 5, from: 20, counts: [1, 2] };
    expect(rateScale(spread)).toBe(spread);
    expect(rateScale(null)).toBe(plainScale);
    expect(rateScale({ step: 5, from: 0, counts: [] })).toBe(plainScale);
  });
});

describe('what most people ask', () => {
  it.each([
    ['is the shortest run with more than half of them', [1, 4, 9, 8, 2, 0, 1], { from: 40, to: 60 }],
    ['can be one step', [0, 0, 12, 0], { from: 40, to: 50 }],
    ['can reach the open end', [1, 1, 2, 3], { from: 40, to: null }],
    ['is nothing where no one has a rate', [], null],
    ['is nothing where all are at the two ends', [3, 0, 0, 3], null],
  ])('%s', (_, counts, expected) => {
    expect(usualRates({ step: 10, from: 20, counts })).toEqual(expected);
  });

  it('is not known before the rates are', () => {
    expect(usualRates(null)).toBe(null);
  });
});
