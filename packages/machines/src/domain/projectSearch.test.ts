import { describe, expect, it } from 'vitest';

import { jobs } from '../testing/samples.ts';
import { matching } from './projectSearch.ts';

describe('looking through projects', () => {
  it.each([
    ['shop', ['Redesign of our online shop']],
    ['BICYCLES', ['A name and a mark for a repair café']],
    ['logo', ['A name and a mark for a repair café']],
    ['  nurses   leaflets ', ['Patient leaflets in plain words']],
    ['nurses bicycles', []],
    ['', jobs.map(({ title }) => title)],
    ['  ', jobs.map(({ title }) => title)],
  ])('finds for %o: %o', (text, titles) => {
    expect(matching(jobs, text).map(({ title }) => title)).toEqual(titles);
  });
});
