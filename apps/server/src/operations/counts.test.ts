import { applicationStatuses } from '@guildhall/api/enums';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { demoAccounts } from '../seed/demoAccounts.ts';
import { seed } from '../seed/seed.ts';
import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';
import type { Marketplace } from './testing/marketplace.ts';
import { openMarketplace } from './testing/marketplace.ts';

let testApp: TestApp;
let market: Marketplace;

beforeAll(async () => {
  testApp = await createTestApp();
  market = openMarketplace(testApp);
  await seed(testApp.db);
});
afterAll(async () => testApp.close());

function credentials(role: keyof typeof demoAccounts) {
  const { email, password } = demoAccounts[role];
  return { email, password };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

describe('what a client’s overview counts is what the lists behind it hold', () => {
  test('jobs, by status and in all; applications, by job and in all; new ones', async () => {
    const login = await market.call('logInClient', { body: credentials('client') });
    const token = login.data.token;
    const { stats, client, waiting } = (await market.call('getClientDashboard', { token })).data;

    const jobs = async (...statuses: ('OPEN' | 'ASSIGNED' | 'IN_PROGRESS' | 'PENDING_COMPLETION' | 'COMPLETED')[]) => {
      const lists = statuses.map((status) => market.call('listClientProjects', { token, query: { status } }));
      return sum((await Promise.all(lists)).map(({ data }) => data.pagination.total));
    };
    const engaged = await jobs('ASSIGNED', 'IN_PROGRESS', 'PENDING_COMPLETION');
    expect(stats).toMatchObject({
      totalProjects: (await market.call('listClientProjects', { token })).data.pagination.total,
      openProjects: await jobs('OPEN'),
      assignedProjects: engaged,
      completedProjects: await jobs('COMPLETED'),
      activeProjects: (await jobs('OPEN')) + engaged,
    });

    const applications = async (query: { projectId?: string }) =>
      (await market.call('listClientApplications', { token, query: { ...query, limit: 50 } })).data;
    const all = await applications({});
    expect(all.pagination.pages).toBe(1);
    expect(stats.totalApplications).toBe(all.pagination.total);
    for (const { id, applicationsCount, pendingApplicationsCount, newApplicationsCount } of client.projects) {
      const listed = await applications({ projectId: id });
      const pending = listed.applications.filter(({ status }) => status === 'PENDING');
      expect([applicationsCount, pendingApplicationsCount, newApplicationsCount]).toEqual([
        listed.pagination.total,
        pending.length,
        pending.filter(({ viewedAt }) => viewedAt === null).length,
      ]);
    }
    expect(stats.pendingApplications).toBe(sum(client.projects.map((one) => one.pendingApplicationsCount)));
    expect(waiting.total).toBe(waiting.decisions.length);
    const asked = waiting.decisions.filter(({ kind }) => kind === 'APPLICATION');
    expect(sum(asked.map(({ count }) => count))).toBe(stats.pendingApplications);
  });
});

test('what a freelancer has sent and does is counted as its lists hold it', async () => {
  const login = await market.call('logInFreelancer', { body: credentials('freelancer') });
  const token = login.data.token;
  const { waiting, freelancer } = (await market.call('getFreelancerDashboard', { token })).data;
  const sent = async (query: { status?: (typeof applicationStatuses)[number] }) =>
    (await market.call('listFreelancerApplications', { token, query })).data.pagination.total;
  const byStatus = await Promise.all(applicationStatuses.map((status) => sent({ status })));
  expect(sum(byStatus)).toBe(await sent({}));
  expect(waiting.total).toBe(waiting.tasks.length);
  expect(freelancer.projectsCompleted).toBe(
    freelancer.assignedProjects.filter(({ status }) => status === 'COMPLETED').length,
  );
});
