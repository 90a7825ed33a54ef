import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';
import type { Marketplace, Person } from './testing/marketplace.ts';
import { openMarketplace } from './testing/marketplace.ts';

let testApp: TestApp;
let market: Marketplace;
let client: Person;
let maya: Person;

beforeAll(async () => {
  testApp = await createTestApp();
  market = openMarketplace(testApp);
  client = await market.makeClient();
  maya = await market.makeFreelancer('Maya Lindqvist');
});
afterAll(async () => testApp.close());

async function applied() {
  const projectId = await market.postJob(client);
  return { projectId, applicationId: (await market.apply(maya, projectId)).data.id };
}

const readAs = {
  client: async (id: string) =>
    (await market.call('listClientApplications', { token: client.token, query: { limit: 50 } })).data.applications.find(
      (one) => one.id === id,
    ),
  freelancer: async (id: string) =>
    (
      await market.call('listFreelancerApplications', { token: maya.token, query: { limit: 50 } })
    ).data.applications.find((one) => one.id === id),
};

const newOf = async (projectId: string) =>
  (await market.call('listClientProjects', { token: client.token })).data.projects.find(({ id }) => id === projectId)
    ?.newApplicationsCount;

describe('looking at an application', () => {
  test('is noted once, read by both, and takes it from what is new', async () => {
    const params = await applied();
    expect(await readAs.client(params.applicationId)).toMatchObject({ viewedAt: null });
    expect(await newOf(params.projectId)).toBe(1);
    const first = await market.call('markApplicationViewed', { token: client.token, params });
    expect(first).toMatchObject({ status: 200, data: { id: params.applicationId, viewedAt: expect.any(String) } });
    testApp.clock.advance(60);
    const again = await market.call('markApplicationViewed', { token: client.token, params });
    expect(again.data.viewedAt).toBe(first.data.viewedAt);
    expect(await readAs.freelancer(params.applicationId)).toMatchObject({ viewedAt: first.data.viewedAt });
    expect(await newOf(params.projectId)).toBe(0);
  });

  test('does not make a decision stale', async () => {
    const params = await applied();
    const { data } = await market.call('markApplicationViewed', { token: client.token, params });
    const headers = { 'If-Match': data.project.etag };
    expect((await market.call('approveApplication', { token: client.token, params, headers })).status).toBe(200);
  });
});

describe('the shortlist', () => {
  test('is put together, filtered by, and taken apart', async () => {
    const params = await applied();
    const call = { token: client.token, params };
    const listed = async (shortlisted: boolean) => {
      const query = { projectId: params.projectId, shortlisted };
      const { data } = await market.call('listClientApplications', { token: client.token, query });
      return data.applications.map(({ id }) => id);
    };
    expect(await listed(true)).toEqual([]);
    const { data } = await market.call('shortlistApplication', call);
    expect(data.shortlistedAt).toEqual(expect.any(String));
    expect(await listed(true)).toEqual([params.applicationId]);
    expect(await listed(false)).toEqual([]);
    expect((await market.call('unshortlistApplication', call)).data.shortlistedAt).toBeNull();
    expect(await listed(true)).toEqual([]);
  });

  test('is in no answer to the freelancer', async () => {
    const params = await applied();
    await market.call('shortlistApplication', { token: client.token, params });
    expect(JSON.stringify(await readAs.freelancer(params.applicationId))).not.toMatch(/shortlist/i);
    expect(JSON.stringify((await market.call('getFreelancerDashboard', { token: maya.token })).data)).not.toMatch(
      /shortlist/i,
    );
  });
});

describe('a rejection', () => {
  test('carries its reason to the freelancer, on the application and by email', async () => {
    const params = await applied();
    const body = { reason: '  We need someone who can start this week.\n' };
    const rejected = await market.call('rejectApplication', { token: client.token, params, body });
    expect(rejected.data).toMatchObject({ status: 'REJECTED', rejectionReason: body.reason.trim() });
    expect(await readAs.freelancer(params.applicationId)).toMatchObject({ rejectionReason: body.reason.trim() });
    const mail = (await testApp.mails(maya.email)).at(-1);
    expect(mail?.text).toContain('> We need someone who can start this week.');
  });

  test.each([undefined, {}, { reason: null }, { reason: ' \n ' }])('needs no reason: %o', async (body) => {
    const params = await applied();
    const rejected = await market.call('rejectApplication', { token: client.token, params, ...(body && { body }) });
    expect(rejected).toMatchObject({ status: 200, data: { rejectionReason: null } });
    expect((await testApp.mails(maya.email)).at(-1)?.text).not.toContain('reason:');
  });

  test('by the position being filled has none', async () => {
    const { projectId, applicationId } = await applied();
    const ivo = await market.makeFreelancer('Ivo Petrov');
    const hired = (await market.apply(ivo, projectId)).data.id;
    await market.approve(client, projectId, hired);
    expect(await readAs.freelancer(applicationId)).toMatchObject({ status: 'REJECTED', rejectionReason: null });
  });
});
