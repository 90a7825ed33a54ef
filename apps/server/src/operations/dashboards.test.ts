import { afterAll, beforeAll, expect, test } from 'vitest';

import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';
import type { Marketplace, Person } from './testing/marketplace.ts';
import { openMarketplace } from './testing/marketplace.ts';

let testApp: TestApp;
let market: Marketplace;

beforeAll(async () => {
  testApp = await createTestApp();
  market = openMarketplace(testApp);
});
afterAll(async () => testApp.close());

/** Hires the freelancer for a new project. */
async function hire(client: Person, freelancer: Person): Promise<{ projectId: string }> {
  const projectId = await market.postJob(client);
  await market.approve(client, projectId, (await market.apply(freelancer, projectId)).data.id);
  return { projectId };
}

const requestCompletion = (freelancer: Person, params: { projectId: string }) =>
  market.call('requestCompletion', { token: freelancer.token, params });

test('a client’s dashboard counts projects of every status, applications and the people hired', async () => {
  const [client, other] = [await market.makeClient(), await market.makeClient('Ada Okafor')];
  const [maya, ivo] = [await market.makeFreelancer(), await market.makeFreelancer('Ivo Petrov')];
  const read = async () => (await market.call('getClientDashboard', { token: client.token })).data;
  expect((await read()).stats).toEqual({
    totalProjects: 0,
    openProjects: 0,
    assignedProjects: 0,
    completedProjects: 0,
    activeProjects: 0,
    totalApplications: 0,
    pendingApplications: 0,
    freelancersHired: 0,
  });

  const open = await market.postJob(client);
  await market.apply(maya, open);
  await market.apply(ivo, open);
  const cancelled = await market.postJob(client);
  await market.apply(maya, cancelled);
  await market.call('cancelProject', { token: client.token, params: { projectId: cancelled } });
  await hire(client, maya);
  const pending = await hire(client, maya);
  await requestCompletion(maya, pending);
  const returned = await hire(client, ivo);
  await requestCompletion(ivo, returned);
  await market.call('rejectCompletion', { token: client.token, params: returned, body: { reason: 'Not yet.' } });
  await market.finishJob(client, ivo);
  // Someone else's do not count.
  await market.finishJob(other, maya);

  const data = await read();
  expect(data.stats).toEqual({
    totalProjects: 6,
    openProjects: 1,
    assignedProjects: 3,
    completedProjects: 1,
    activeProjects: 4,
    totalApplications: 7,
    pendingApplications: 2,
    freelancersHired: 2,
  });
  const statuses = data.client.projects.map(({ status }) => status);
  expect(statuses).toEqual(['COMPLETED', 'IN_PROGRESS', 'PENDING_COMPLETION', 'ASSIGNED', 'CANCELLED', 'OPEN']);
  expect(data.client).toMatchObject({ userId: client.userId, name: client.name });
});

test('a freelancer’s dashboard shows nothing before the first work, and real figures after', async () => {
  const [client, maya] = [await market.makeClient(), await market.makeFreelancer()];
  const read = async () => (await market.call('getFreelancerDashboard', { token: maya.token })).data.freelancer;
  expect(await read()).toMatchObject({
    userId: maya.userId,
    ratings: null,
    totalRatings: 0,
    projectsCompleted: 0,
    profileViews: 0,
    successRate: null,
    completion: { percentage: 75 },
    assignedProjects: [],
  });

  for (const stars of [5, 4, 4]) await market.rate(client, await market.finishJob(client, maya), stars);
  const returned = await hire(client, maya);
  await requestCompletion(maya, returned);
  await market.call('rejectCompletion', { token: client.token, params: returned, body: { reason: 'Not yet.' } });
  await market.call('getPublicProfile', { params: { userId: maya.userId }, token: client.token });

  const after = await read();
  expect(after).toMatchObject({
    ratings: 4.33,
    totalRatings: 3,
    projectsCompleted: 3,
    profileViews: 1,
    successRate: 75,
  });
  expect(after.assignedProjects.map(({ status, rating }) => [status, rating?.rating ?? null])).toEqual([
    ['IN_PROGRESS', null],
    ['COMPLETED', 4],
    ['COMPLETED', 4],
    ['COMPLETED', 5],
  ]);
});
