import { assignedProjects, completedWork } from '@guildhall/machines/testing/samples';
import { expect, it } from 'vitest';

import { hiddenFromClient } from './hiddenFromClient.ts';
import { rateableClients } from './rateableClients.ts';

const rating = { id: 'a', rating: 5, review: null, createdAt: '2026-11-01T09:00:00Z' };
const at = (day: string) => Date.parse(`${day}T15:00:00.000Z`);

it('is the client of every completed project of the list that the freelancer has not rated', () => {
  const unrated = assignedProjects.filter(({ status, clientRating }) => status === 'COMPLETED' && !clientRating);
  expect(rateableClients(assignedProjects, at('2026-11-20')).map(({ projectId }) => projectId)).toEqual(
    unrated.map(({ id }) => id),
  );
  expect(rateableClients([completedWork], at('2026-11-20'))).toEqual([
    {
      projectId: completedWork.id,
      projectTitle: completedWork.title,
      rated: 'CLIENT',
      name: completedWork.client.name,
      hiddenUntil: '2026-12-02T15:00:00.000Z',
    },
  ]);
  expect(rateableClients([{ ...completedWork, clientRating: rating }], at('2026-11-20'))).toEqual([]);
});

it('sees the rating once the two weeks are over, or at once after rating', () => {
  expect(hiddenFromClient(completedWork, at('2026-12-02'))).toBeNull();
  expect(hiddenFromClient({ ...completedWork, rating }, at('2026-11-20'))).toBeNull();
});
