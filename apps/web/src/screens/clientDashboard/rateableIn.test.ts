import { clientDashboard, projectsInEveryStatus } from '@guildhall/machines/testing/samples';
import { expect, it } from 'vitest';

import { rateableIn } from './rateableIn.ts';

const completed = projectsInEveryStatus.filter(({ status }) => status === 'COMPLETED');
const unrated = completed.map((project) => ({ ...project, rating: null }));
const { decisions } = clientDashboard.waiting;
const rating = { id: 'a', rating: 5, review: null, createdAt: '2026-11-20T09:00:00Z' };

it('is every completed job of the list that is not rated', () => {
  const others = projectsInEveryStatus.filter(({ status }) => status !== 'COMPLETED');
  expect(rateableIn([...others, ...unrated], []).map(({ projectId }) => projectId)).toEqual(
    unrated.map(({ id }) => id),
  );
  expect(
    rateableIn(
      unrated.map((project) => ({ ...project, rating })),
      decisions,
    ),
  ).toEqual([]);
});

it('is an older job that waits for its rating, once', () => {
  expect(rateableIn([], decisions)).toEqual([
    { projectId: completed[0]?.id, projectTitle: completed[0]?.title, freelancerName: 'Emil Sørensen' },
  ]);
  expect(rateableIn(unrated, decisions)).toHaveLength(1);
});
