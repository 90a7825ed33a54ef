import type { WorkCriteria } from '@guildhall/machines/domain/workCriteria';
import { allWork } from '@guildhall/machines/domain/workCriteria';
import { describe, expect, it } from 'vitest';

import { chosenJobFilters, offeredJobSearches, panelFilters } from './chosenJobFilters.ts';
import { budgetChoices } from './jobOptions.ts';

const everything: WorkCriteria = {
  ...allWork,
  query: 'shop',
  category: 'design',
  skills: ['React'],
  skillsExcluded: ['WordPress'],
  budgetMin: 500,
  budgetMax: 5000,
  duration: '2-3 months',
};

describe('the filters that are set', () => {
  it('are named in a few words', () => {
    expect(chosenJobFilters(everything).map(({ label }) => label)).toEqual([
      'React',
      'Not WordPress',
      'Design',
      'At least $500',
      'At most $5,000',
      '2-3 months',
    ]);
    expect(panelFilters(everything).map(({ name }) => name)).not.toContain('category');
  });

  it('are named in what an empty list offers', () => {
    const found = { total: 14, isCapped: false };
    expect(
      offeredJobSearches(everything, [
        { filter: 'query', ...found },
        { filter: 'skillsExcluded', value: 'WordPress', ...found },
        { filter: 'budgetMin', ...found },
        { filter: 'category', ...found },
        { filter: 'skills', total: 1, isCapped: false },
      ]).map(({ label }) => label),
    ).toEqual([
      'Remove “shop”: 14 jobs',
      'Include WordPress: 14 jobs',
      'Remove “At least $500”: 14 jobs',
      'Remove “Design”: 14 jobs',
      'Remove React: 1 job',
    ]);
  });
});

describe('the amounts of a budget', () => {
  it('stay between the other end and have the chosen one, also where an address made it up', () => {
    const labels = (asked: Parameters<typeof budgetChoices>[0]) =>
      budgetChoices(asked).options.map(({ label }) => label);
    expect(labels({ chosen: null, least: null, most: 1000 })).toEqual(['Any', '$250', '$500', '$1,000']);
    expect(labels({ chosen: 700, least: 5000, most: null })).toEqual(['Any', '$700', '$5,000', '$10,000', '$25,000']);
  });
});
