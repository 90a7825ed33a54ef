import { describe, expect, it } from 'vitest';

import { searches, shops } from '../flows/savedSearches/scenarios.ts';
import { criteriaToSave, instantOf, isNewSince, nameOfSearch, savedAs, searchInAddress } from './savedSearch.ts';
import { allTalent, talentFromAddress, talentParams } from './talentCriteria.ts';
import { allWork, workFromAddress, workParams } from './workCriteria.ts';

describe('a search that is saved', () => {
  it('is what it looks for, without order and page, and nothing where it looks for nothing', () => {
    const work = { ...allWork, query: 'shop', budgetMin: 500, sort: 'proposals', page: 3 } as const;
    expect(criteriaToSave(workParams(work))).toEqual({ query: 'shop', budgetMin: 500 });
    expect(criteriaToSave(workParams({ ...allWork, page: 2, sort: 'proposals' }))).toBe(null);
    expect(criteriaToSave(talentParams(allTalent))).toBe(null);
  });

  it('leads to the list that it was saved from, for both roles', () => {
    const work = {
      ...allWork,
      query: 'shop',
      category: 'design',
      skills: ['React'],
      skillsExcluded: ['PHP'],
      budgetMin: 500,
      budgetMax: 5000,
      duration: '1 month',
    } as const;
    expect(workFromAddress(searchInAddress(criteriaToSave(workParams(work)) ?? {}))).toEqual(work);
    const talent = {
      ...allTalent,
      query: 'ada',
      skills: ['C++'],
      skillsExcluded: ['PHP'],
      location: 'Graz',
      minRating: 4.5,
      minRate: 0,
      maxRate: 47.5,
      experienceLevel: 'expert',
      availability: false,
    } as const;
    expect(talentFromAddress(searchInAddress(criteriaToSave(talentParams(talent)) ?? {}))).toEqual(talent);
  });

  it('is the same in another order and case', () => {
    expect(savedAs({ duration: '2-3 months', category: 'development', query: 'Shop', budgetMin: 2500 }, searches)).toBe(
      shops,
    );
    expect(savedAs({ skillsExcluded: 'seo', skills: 'Editing,Copywriting' }, searches)).toBe(searches[0]);
    expect(savedAs({ query: 'shop', category: 'development', budgetMin: 2500 }, searches)).toBe(null);
  });

  it('gets a name that the contract takes', () => {
    expect(nameOfSearch(['“shop”', 'React', 'At least $500'])).toBe('shop, React, At least $500');
    expect(Array.from(nameOfSearch(['🎨'.repeat(100)])).length).toBe(80);
  });
});

describe('what is new', () => {
  it('came later than what was seen last', () => {
    const seenAt = instantOf('2026-11-20T09:30:00.000Z');
    expect(isNewSince('2026-11-20T09:30:00.001Z', seenAt)).toBe(true);
    expect(isNewSince('2026-11-20T09:30:00.000Z', seenAt)).toBe(false);
    expect(isNewSince('2026-11-20T09:30:00.000Z', null)).toBe(false);
  });

  it.each(['', 'yesterday', '2026-11-20', '2026-99-20T09:30:00Z', undefined])('ignores %s in an address', (text) => {
    expect(instantOf(text)).toBe(null);
  });
});
