import { expect, it } from 'vitest';

import { screenImports } from './imports.ts';
import { mailsTo } from './mailsTo.ts';

const namesOf = async (...places: Parameters<typeof mailsTo>[0]) => (await mailsTo(places)).map(({ name }) => name);

it('names the emails that lead to a tab, and all that lead to its page', async () => {
  const applicants = await namesOf({ path: '/client-dashboard', tab: 'applicants' });
  expect(applicants).toEqual(['application received', 'application withdrawn']);
  const page = await namesOf({ path: '/client-dashboard' });
  expect(page).toEqual(expect.arrayContaining([...applicants, 'completion requested']));
  expect(await namesOf({ path: '/account', tab: 'verification' })).toEqual(['verification ended']);
});

it('knows of which pages a screen is a tab, as their addresses call it', () => {
  const { accountExport, applicants, assignedProjects, login, meetings, verification } = screenImports();
  expect(applicants?.tabs).toEqual([{ page: 'clientDashboard', name: 'applicants' }]);
  expect(assignedProjects?.tabs).toEqual([{ page: 'freelancerDashboard', name: 'assigned' }]);
  expect(meetings?.tabs.map(({ page }) => page).toSorted()).toEqual(['clientDashboard', 'freelancerDashboard']);
  expect(verification?.tabs).toEqual([{ page: 'account', name: 'verification' }]);
  expect(accountExport?.tabs).toEqual([{ page: 'account', name: 'your-data' }]);
  expect(login?.tabs).toEqual([]);
});
