import { describe, expect, it } from 'vitest';

import type { DirectoryCriteria } from './directoryCriteria.ts';
import { fromDirectory, isFiltered, toDirectory, wholeDirectory } from './directoryCriteria.ts';

describe('the address of the directory of jobs', () => {
  it('has nothing to say about what is as usual', () => {
    expect(Object.values(toDirectory(wholeDirectory)).join('')).toBe('');
    expect(fromDirectory({})).toEqual(wholeDirectory);
  });

  it.each<DirectoryCriteria>([
    { query: 'shop', category: 'design', skill: 'Figma', sort: 'budget-high', page: 3 },
    { query: '', category: null, skill: 'Node.js', sort: 'latest', page: 1 },
  ])('says the same when it is read again: %o', (criteria) => {
    expect(fromDirectory(toDirectory(criteria))).toEqual(criteria);
  });

  it('takes a skill in any case, and ignores one that is not offered', () => {
    expect(fromDirectory({ skills: ' figma ' }).skill).toBe('Figma');
    expect(fromDirectory({ skills: 'Quilting' }).skill).toBe(null);
    expect(fromDirectory({ skills: '' }).skill).toBe(null);
  });

  it.each<[Partial<DirectoryCriteria>, boolean]>([
    [{}, false],
    [{ sort: 'proposals', page: 2 }, false],
    [{ query: 'shop' }, true],
    [{ category: 'design' }, true],
    [{ skill: 'Figma' }, true],
  ])('knows whether %o narrows it down: %s', (change, isNarrowed) => {
    expect(isFiltered({ ...wholeDirectory, ...change })).toBe(isNarrowed);
  });
});
