import { postedProjects } from '@guildhall/machines/testing/samples';
import { expect, it } from 'vitest';

import { rateableIn } from './rateableIn.ts';

const completed = postedProjects.filter(({ status }) => status === 'COMPLETED');
const unrated = completed.map((project) => ({ ...project, rating: null }));
const rating = { id: 'a', rating: 5, review: null, createdAt: '2026-11-20T09:00:00Z' };

it('is every completed job that is not rated', () => {
  const others = postedProjects.filter(({ status }) => status !== 'COMPLETED');
  expect(rateableIn([...others, ...unrated]).map(({ projectId }) => projectId)).toEqual(unrated.map(({ id }) => id));
  expect(rateableIn(unrated.map((project) => ({ ...project, rating })))).toEqual([]);
});
