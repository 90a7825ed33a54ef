import { expect, it } from 'vitest';

import { clientDashboard } from '../testing/samples.ts';
import { recentActivity } from './recentActivity.ts';

it('is the latest three applications and two jobs, newest first', () => {
  const activity = recentActivity(clientDashboard);
  expect(activity.filter(({ applicant }) => applicant !== null)).toHaveLength(3);
  expect(activity.filter(({ applicant }) => applicant === null)).toHaveLength(2);
  const instants = activity.map(({ at }) => Date.parse(at));
  expect(instants).toEqual(instants.toSorted((one, other) => other - one));
});

it('is nothing where nothing happened', () => {
  expect(
    recentActivity({ ...clientDashboard, recentApplications: [], client: { ...clientDashboard.client, projects: [] } }),
  ).toEqual([]);
});
