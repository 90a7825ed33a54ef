import { describe, expect, it } from 'vitest';

import type { JobCriteria } from './jobCriteria.ts';
import { allJobs, fromSearch, queryOf, toSearch } from './jobCriteria.ts';

describe('the address of a list of jobs', () => {
  it('has nothing to say about what is as usual', () => {
    expect(Object.values(toSearch(allJobs)).join('')).toBe('');
    expect(fromSearch({})).toEqual(allJobs);
  });

  it.each<JobCriteria>([
    { query: 'online shop', category: 'design', sort: 'budget-high', page: 3 },
    { query: '', category: 'writing', sort: 'latest', page: 1 },
    { query: 'shop', category: null, sort: 'proposals', page: 12 },
  ])('says the same when it is read again: %o', (criteria) => {
    expect(fromSearch(toSearch(criteria))).toEqual(criteria);
  });

  it('leaves aside what no one offered', () => {
    expect(fromSearch({ search: '  ', category: 'cooking', sort: 'name', page: 'two' })).toEqual(allJobs);
  });

  it('cuts words that are longer than the contract takes', () => {
    expect(queryOf(` ${'🎨'.repeat(300)}`)).toBe('🎨'.repeat(200));
  });
});
