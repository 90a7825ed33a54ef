import { applicationStatuses, projectStatuses } from '@guildhall/api/enums';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Marketplace } from '../operations/testing/marketplace.ts';
import { openMarketplace } from '../operations/testing/marketplace.ts';
import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';
import { demoAccounts } from './demoAccounts.ts';
import { seed } from './seed.ts';

let testApp: TestApp;
let market: Marketplace;
let filled: boolean[];

beforeAll(async () => {
  testApp = await createTestApp();
  market = openMarketplace(testApp);
  // As two replicas that start together would.
  filled = await Promise.all([seed(testApp.db), seed(testApp.db)]);
});
afterAll(async () => testApp.close());

const count = async (table: 'clients' | 'freelancers' | 'projects' | 'applications' | 'meetings' | 'ratings') => {
  const { rows } = await testApp.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return rows;
};

describe('the demo marketplace', () => {
  test('has 60 freelancers, 40 clients and 150 projects in every status', async () => {
    expect([await count('freelancers'), await count('clients'), await count('projects')]).toEqual([60, 40, 150]);
    const statuses = await testApp.db.selectFrom('projects').select('status').distinct().execute();
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set(projectStatuses));
    expect(await count('applications')).toBeGreaterThan(340);
    expect(await count('meetings')).toBeGreaterThan(30);
    expect(await count('ratings')).toBeGreaterThan(40);
  });

  test('is filled once, also when two servers start together', async () => {
    expect(filled.filter(Boolean)).toHaveLength(1);
    expect(await seed(testApp.db)).toBe(false);
    expect(await count('projects')).toBe(150);
  });

  test('leaves people who are there alone', async () => {
    const other = await createTestApp();
    await openMarketplace(other).makeClient();
    expect(await seed(other.db)).toBe(false);
    await other.close();
  });

  test('reads well: every title is its own, no placeholder is left, nothing lies in the future', async () => {
    const projects = await testApp.db.selectFrom('projects').selectAll().execute();
    const applications = await testApp.db.selectFrom('applications').selectAll().execute();
    expect(new Set(projects.map(({ title }) => title)).size).toBe(150);
    const texts = [
      ...projects.flatMap(({ title, description }) => [title, description]),
      ...applications.flatMap(({ proposal, coverLetter }) => [proposal, coverLetter]),
    ];
    expect(texts.filter((text) => /[{}]|undefined|null/.test(text))).toEqual([]);
    const now = new Date();
    expect(projects.filter((one) => one.updatedAt > now || one.updatedAt < one.createdAt)).toEqual([]);
    expect(
      applications.filter((one) => one.createdAt > now || (one.decidedAt !== null && one.decidedAt < one.createdAt)),
    ).toEqual([]);
  });

  test('counts each project’s applications', async () => {
    const { rows: wrong } = await testApp.db
      .selectFrom('projects')
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .where('applicationsCount', '<>', (eb) =>
        eb
          .selectFrom('applications')
          .select(eb.fn.countAll<number>().as('count'))
          .whereRef('applications.projectId', '=', 'projects.id'),
      )
      .executeTakeFirstOrThrow();
    expect(wrong).toBe(0);
  });
});

describe('the demo accounts', () => {
  const logIn = async (role: 'client' | 'freelancer') => {
    const { email, password } = demoAccounts[role];
    const { data } = await market.call(role === 'client' ? 'logInClient' : 'logInFreelancer', {
      body: { email, password },
    });
    return data;
  };

  test('the client has open projects with applications, and one assigned, one handed in, one completed', async () => {
    const { token, name } = await logIn('client');
    expect(name).toBe(demoAccounts.client.name);
    const { data } = await market.call('getClientDashboard', { token });
    const statuses = data.client.projects.map(({ status }) => status);
    expect(statuses).toEqual(expect.arrayContaining(['OPEN', 'ASSIGNED', 'PENDING_COMPLETION', 'COMPLETED']));
    expect(data.stats.pendingApplications).toBeGreaterThan(5);
    const applications = await market.call('listClientApplications', {
      token,
      query: { limit: 50 },
    });
    expect(applications.data.applications.some(({ meetings }) => meetings.length > 0)).toBe(true);
    expect((await market.call('getClientProfile', { token })).data).toMatchObject({
      companyName: 'Harbourlight Studio',
      projectsPosted: 6,
      ratings: expect.any(Number),
    });
  });

  test('the freelancer has a complete profile, applications in all statuses and assigned projects', async () => {
    const { token } = await logIn('freelancer');
    const { data } = await market.call('getFreelancerDashboard', { token });
    expect(data.freelancer).toMatchObject({
      completion: { percentage: 100, education: true, portfolio: true },
      projectsCompleted: 3,
      ratings: 4.67,
      successRate: 100,
    });
    expect(new Set(data.freelancer.assignedProjects.map(({ status }) => status))).toEqual(
      new Set(['ASSIGNED', 'IN_PROGRESS', 'PENDING_COMPLETION', 'COMPLETED']),
    );
    const applications = await market.call('listFreelancerApplications', {
      token,
      query: { limit: 50 },
    });
    expect(new Set(applications.data.applications.map(({ status }) => status))).toEqual(new Set(applicationStatuses));
    expect((await market.call('getFreelancerProfile', { token })).data.education).toHaveLength(1);
  });
});
