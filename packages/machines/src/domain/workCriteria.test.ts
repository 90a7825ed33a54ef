import { describe, expect, it } from 'vitest';

import type { WorkCriteria } from './workCriteria.ts';
import { allWork, looserWork, workFiltersSet, workFromAddress, workInAddress, workParams } from './workCriteria.ts';

const everything: WorkCriteria = {
  query: 'online shop',
  category: 'design',
  skills: ['React', 'C++'],
  skillsExcluded: ['WordPress'],
  budgetMin: 0,
  budgetMax: 10_000_000,
  duration: '2-3 months',
  sort: 'budget-low',
  page: 3,
};

describe('the address of a freelancer’s list of jobs', () => {
  it('has nothing to say about what is as usual', () => {
    expect(Object.values(workInAddress(allWork)).join('')).toBe('');
    expect(workFromAddress({})).toEqual(allWork);
  });

  it('says the same of each criterion when it is read again', () => {
    expect(workFromAddress(workInAddress(everything))).toEqual(everything);
    for (const name of Object.keys(everything)) {
      const one = { ...allWork, [name]: everything[name as keyof WorkCriteria] };
      expect(workFromAddress(workInAddress(one))).toEqual(one);
    }
  });

  it('uses the names of the contract, and `search` for the words', () => {
    expect(workInAddress(everything)).toEqual({
      search: 'online shop',
      category: 'design',
      skills: 'React,C++',
      skillsExcluded: 'WordPress',
      budgetMin: '0',
      budgetMax: '10000000',
      duration: '2-3 months',
      sort: 'budget-low',
      page: '3',
    });
  });

  it.each<[string, string]>([
    ['skills', 'Cooking,,'],
    ['skillsExcluded', 'Cooking'],
    ['budgetMin', '-1'],
    ['budgetMin', '12.5'],
    ['budgetMin', '10000001'],
    ['budgetMax', 'much'],
    ['budgetMax', ''],
    ['duration', 'years'],
  ])('leaves out what is not offered: %s=%s', (name, value) => {
    expect(workFromAddress({ [name]: value })).toEqual(allWork);
  });
});

describe('the call', () => {
  it('is asked for the filters that are set, and no others', () => {
    expect(workParams(allWork)).toEqual({ page: 1, limit: 12, sort: 'latest' });
    expect(workParams(everything)).toEqual({
      page: 3,
      limit: 12,
      sort: 'budget-low',
      query: 'online shop',
      category: 'design',
      skills: 'React,C++',
      skillsExcluded: 'WordPress',
      budgetMin: 0,
      budgetMax: 10_000_000,
      duration: '2-3 months',
    });
  });
});

describe('the filters that are set', () => {
  it('are none where nothing is filtered', () => {
    expect(workFiltersSet(allWork)).toEqual([]);
  });

  it('are each skill by itself and everything else, and taken away one by one', () => {
    const set = workFiltersSet(everything);
    expect(set.map(({ name, value }) => value ?? name)).toEqual([
      'React',
      'C++',
      'WordPress',
      'category',
      'budgetMin',
      'budgetMax',
      'duration',
    ]);
    const { query, sort, page } = everything;
    let left: WorkCriteria = everything;
    for (let [first] = set; first; [first] = workFiltersSet(left)) left = { ...left, ...first.without };
    expect(left).toEqual({ ...allWork, query, sort, page });
  });
});

describe('looser searches', () => {
  it('change what is left out, and nothing that the screen does not know', () => {
    const found = { total: 3, isCapped: false };
    expect(
      looserWork(everything, [
        { filter: 'budgetMin', ...found },
        { filter: 'skillsExcluded', value: 'WordPress', ...found },
        { filter: 'query', ...found },
        { filter: 'location', ...found },
      ]),
    ).toEqual([
      { name: 'budgetMin', value: null, change: { budgetMin: null }, ...found },
      { name: 'skillsExcluded', value: 'WordPress', change: { skillsExcluded: [] }, ...found },
      { name: 'query', value: null, change: { query: '' }, ...found },
    ]);
  });
});
