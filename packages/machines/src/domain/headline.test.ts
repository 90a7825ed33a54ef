import { expect, it } from 'vitest';

import { headlineCount, satisfaction, shownFigures } from './headline.ts';

it.each([
  [0, null],
  [9, null],
  [10, '10+'],
  [60, '60+'],
  [69, '60+'],
  [99, '90+'],
  [100, '100+'],
  [523, '500+'],
  [999, '900+'],
  [1000, '1K+'],
  [1234, '1K+'],
  [12_345, '10K+'],
  [999_999, '900K+'],
  [1_000_000, '1M+'],
  [2_500_000, '2M+'],
])('%d is %s', (count, text) => {
  expect(headlineCount(count)).toBe(text);
});

it('never says more than there is', () => {
  const units: Readonly<Record<string, number>> = { '+': 1, 'K+': 1000, 'M+': 1_000_000 };
  for (let count = 10; count < 20_000_000; count = Math.ceil(count * 1.07)) {
    const [, digits = '', unit = ''] = /^(\d+)(.*)$/.exec(headlineCount(count) ?? '') ?? [];
    const said = Number(digits) * (units[unit] ?? Number.NaN);
    expect(said).toBeLessThanOrEqual(count);
    expect(said).toBeGreaterThan(count / 2);
  }
});

const none = {
  freelancers: 0,
  clients: 0,
  projects: 0,
  projectsCompleted: 0,
  countries: 0,
  ratings: 0,
  goodRatings: 0,
};

it('tells a share of ratings only where there are some, and rounds it down', () => {
  expect(satisfaction({ ...none, ratings: 19, goodRatings: 19 })).toBe(null);
  expect(satisfaction({ ...none, ratings: 1000, goodRatings: 989 })).toBe('98%');
});

it('leaves out what is not worth showing yet', () => {
  expect(
    shownFigures([
      { figure: null, label: 'clients' },
      { figure: '60+', label: 'freelancers' },
    ]),
  ).toEqual([{ figure: '60+', label: 'freelancers' }]);
});
