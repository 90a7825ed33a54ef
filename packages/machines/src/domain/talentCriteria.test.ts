import { describe, expect, it } from 'vitest';

import type { TalentCriteria } from './talentCriteria.ts';
import {
  allTalent,
  filtersSet,
  isNarrowed,
  looserSearches,
  talentFromAddress,
  talentInAddress,
  talentParams,
} from './talentCriteria.ts';

const everything: TalentCriteria = {
  query: 'online shop',
  skills: ['React', 'C++'],
  skillsExcluded: ['WordPress'],
  location: 'Graz',
  minRating: 4.5,
  minRate: 0,
  maxRate: 47.5,
  experienceLevel: 'expert',
  availability: false,
  sort: 'rate-low',
  page: 3,
};

describe('the address of a list of freelancers', () => {
  it('has nothing to say about what is as usual', () => {
    expect(Object.values(talentInAddress(allTalent)).join('')).toBe('');
    expect(talentFromAddress({})).toEqual(allTalent);
  });

  it('says the same of each criterion when it is read again', () => {
    expect(talentFromAddress(talentInAddress(everything))).toEqual(everything);
    for (const name of Object.keys(everything)) {
      const one = { ...allTalent, [name]: everything[name as keyof TalentCriteria] };
      expect(talentFromAddress(talentInAddress(one))).toEqual(one);
    }
  });

  it('uses the names of the contract, and `search` for the words', () => {
    expect(talentInAddress(everything)).toEqual({
      search: 'online shop',
      skills: 'React,C++',
      skillsExcluded: 'WordPress',
      location: 'Graz',
      minRating: '4.5',
      minRate: '0',
      maxRate: '47.5',
      experienceLevel: 'expert',
      availability: 'false',
      sort: 'rate-low',
      page: '3',
    });
  });

  it.each<[string, string]>([
    ['search', '  '],
    ['skills', 'Cooking,,'],
    ['location', ' '],
    ['minRating', '3.5'],
    ['minRating', 'high'],
    ['minRate', '-1'],
    ['minRate', '12.345'],
    ['maxRate', '10001'],
    ['maxRate', '-100'],
    ['maxRate', '1e3'],
    ['maxRate', 'much'],
    ['experienceLevel', 'guru'],
    ['availability', 'maybe'],
    ['sort', 'name'],
    ['page', 'two'],
  ])('leaves out what is not offered: %s=%s', (name, value) => {
    expect(talentFromAddress({ [name]: value })).toEqual(allTalent);
  });

  it('names each skill of the catalogue once, in any case', () => {
    expect(talentFromAddress({ skills: 'react, Figma,REACT,Cooking' }).skills).toEqual(['React', 'Figma']);
  });

  it('never leaves out a skill that it looks for', () => {
    const { skills, skillsExcluded } = talentFromAddress({ skills: 'React', skillsExcluded: 'react,PHP' });
    expect({ skills, skillsExcluded }).toEqual({ skills: ['React'], skillsExcluded: ['PHP'] });
  });

  it('takes any rate that the contract takes, to the cent', () => {
    expect(talentFromAddress({ minRate: '0', maxRate: '10000' })).toMatchObject({ minRate: 0, maxRate: 10_000 });
    expect(talentFromAddress({ maxRate: '55' })).toMatchObject({ minRate: null, maxRate: 55 });
    expect(talentFromAddress({ minRate: '', maxRate: '$1,200' })).toMatchObject({ minRate: null, maxRate: 1200 });
    expect(talentFromAddress({ minRate: '47.25', maxRate: '47.25' })).toMatchObject({ minRate: 47.25, maxRate: 47.25 });
  });

  it('reads a least rate above the most the other way round, as a form without scripts can send it', () => {
    expect(talentFromAddress({ minRate: '80', maxRate: '40.5' })).toMatchObject({ minRate: 40.5, maxRate: 80 });
  });

  it('cuts what is longer than the contract takes', () => {
    expect(talentFromAddress({ search: '🎨'.repeat(300) }).query).toBe('🎨'.repeat(200));
    expect(talentFromAddress({ location: 'a'.repeat(300) }).location).toBe('a'.repeat(120));
  });
});

describe('what the call is asked for', () => {
  it('is only what is set', () => {
    expect(talentParams(allTalent)).toEqual({ page: 1, limit: 12, sort: 'relevance' });
    expect(talentParams(everything)).toEqual({
      page: 3,
      limit: 12,
      sort: 'rate-low',
      query: 'online shop',
      skills: 'React,C++',
      skillsExcluded: 'WordPress',
      location: 'Graz',
      minRating: 4.5,
      minRate: 0,
      maxRate: 47.5,
      experienceLevel: 'expert',
      availability: false,
    });
  });
});

describe('the filters that are set', () => {
  it('are named one by one, each with what is left without it', () => {
    expect(filtersSet(allTalent)).toEqual([]);
    expect(filtersSet(everything)).toEqual([
      { name: 'skills', value: 'React', without: { skills: ['C++'] } },
      { name: 'skills', value: 'C++', without: { skills: ['React'] } },
      { name: 'skillsExcluded', value: 'WordPress', without: { skillsExcluded: [] } },
      { name: 'location', without: { location: '' } },
      { name: 'minRating', without: { minRating: null } },
      { name: 'minRate', without: { minRate: null } },
      { name: 'maxRate', without: { maxRate: null } },
      { name: 'experienceLevel', without: { experienceLevel: null } },
      { name: 'availability', without: { availability: null } },
    ]);
  });

  it('are all gone when each is taken away', () => {
    const left = filtersSet(everything).reduce<TalentCriteria>(
      (criteria, { name, value }) => ({
        ...criteria,
        ...filtersSet(criteria).find((filter) => filter.name === name && filter.value === value)?.without,
      }),
      everything,
    );
    expect(filtersSet(left)).toEqual([]);
  });
});

describe('what looser searches would find', () => {
  it('is said as changes of the criteria, and only for what people are searched by', () => {
    const counts = { total: 14, isCapped: false };
    const criteria: TalentCriteria = { ...everything, skillsExcluded: ['WordPress', 'PHP'] };
    const looser = looserSearches(criteria, [
      { filter: 'location', ...counts },
      { filter: 'skills', ...counts },
      { filter: 'skillsExcluded', value: 'PHP', ...counts },
      { filter: 'query', ...counts },
      { filter: 'budgetMin', ...counts },
    ]);
    expect(looser.map(({ change }) => change)).toEqual([
      { location: '' },
      { skills: [] },
      { skillsExcluded: ['WordPress'] },
      { query: '' },
    ]);
    expect(looser[2]).toMatchObject({ name: 'skillsExcluded', value: 'PHP', total: 14 });
  });
});

describe('whether a list of freelancers is narrowed', () => {
  it.each(Object.entries(everything))('is decided by words and filters, not by order or page: %s', (name, value) => {
    expect(isNarrowed({ ...allTalent, [name]: value })).toBe(name !== 'sort' && name !== 'page');
  });
});
