import { expect, test } from 'vitest';

import { loosen } from './loosened.ts';
import { searchLimits } from './searchLimits.ts';

type Asked = { query?: string; location?: string; minRating?: number; skillsExcluded?: string[] };

/** Looser searches over one freelancer, and what was counted for them. */
async function loosenOver(has: { word: string; location: string; rating: number; skill: string }, filter: Asked) {
  const counted: Asked[] = [];
  const count = (rest: Asked) => {
    const { query = has.word, location = has.location, minRating = 0, skillsExcluded = [] } = rest;
    const fits = query === has.word && location === has.location && has.rating >= minRating;
    return { total: fits && !skillsExcluded.includes(has.skill) ? 1 : 0, isCapped: false };
  };
  const loosened = await loosen(filter, searchLimits, async (rests) => {
    counted.push(...rests);
    return rests.map(count);
  });
  return { filters: loosened.map((one) => one.filter), counted };
}

const maya = { word: 'react', location: 'Lisbon', rating: 4, skill: 'PHP' };

test('words that match nothing are searched twice at most, whatever other filters are set', async () => {
  const { filters, counted } = await loosenOver(maya, {
    query: 'zzzqqq',
    location: 'Lisbon',
    minRating: 3,
    skillsExcluded: ['Go', 'SEO', 'Rust'],
  });
  expect(filters).toEqual(['query']);
  expect(counted).toHaveLength(2);
});

test('words that match something are kept while each other filter is left out', async () => {
  const asked = { query: 'react', location: 'Lisbon', minRating: 3, skillsExcluded: ['PHP', 'SEO'] };
  expect((await loosenOver(maya, asked)).filters).toEqual(['skillsExcluded']);
  expect((await loosenOver(maya, { ...asked, location: 'Porto', skillsExcluded: [] })).filters).toEqual(['location']);
});
