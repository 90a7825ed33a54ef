import { describe, expect, it } from 'vitest';

import { figuresOf } from './figures.ts';

const figures = { profileViews: 0, ratings: null, totalRatings: 0, successRate: null };
const told = (change: Partial<Parameters<typeof figuresOf>[0]>) =>
  figuresOf({ ...figures, ...change }).map(({ value, hint }) => [value, hint]);

describe('the figures of an own profile', () => {
  it('are those of the server, written for people', () => {
    expect(told({ profileViews: 1234, ratings: 4.86, totalRatings: 23, successRate: 92 })).toEqual([
      ['1,234', 'Each viewer counts once a day. Your own visits do not count.'],
      ['4.9', 'The average of 23 client reviews, out of 5.'],
      ['92%', 'The share of the projects you were hired for that were completed. Those under way do not count yet.'],
    ]);
  });

  it('are no figures before there is anything to count', () => {
    expect(told({}).map(([value]) => value)).toEqual(['0', 'New', 'New']);
  });

  it('tell a rate of nothing from none', () => {
    expect(told({ successRate: 0 })[2]).toEqual([
      '0%',
      'The share of the projects you were hired for that were completed. Those under way do not count yet.',
    ]);
  });

  it('count one review as one', () => {
    expect(told({ ratings: 5, totalRatings: 1 })[1]).toEqual(['5.0', 'The average of 1 client review, out of 5.']);
  });
});
