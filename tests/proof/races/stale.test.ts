import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Marketplace } from '../../../apps/server/src/operations/testing/marketplace.ts';
import { openMarketplace } from '../../../apps/server/src/operations/testing/marketplace.ts';
import { createTestApp } from '../../../apps/server/src/testing/testApp.ts';
import type { TestApp } from '../../../apps/server/src/testing/testApp.ts';
import { depth, timeLimit } from '../depth.ts';
import { atOnce, one, tally } from './atOnce.ts';

let testApp: TestApp;
let market: Marketplace;

beforeAll(async () => {
  testApp = await createTestApp();
  market = openMarketplace(testApp);
});
afterAll(async () => testApp.close());

const writers = 50;
const rounds = depth({ small: 2, deep: 50 });

test(
  'of fifty who change the version they all read, one wins and nothing is overwritten',
  { timeout: timeLimit },
  async () => {
    const maya = await market.makeFreelancer();
    for (let round = 0; round < rounds; round += 1) {
      const etag = String((await market.call('getFreelancerProfile', { token: maya.token })).headers['etag']);
      const replies = await atOnce(writers, (index) =>
        market.call('updateFreelancerProfile', {
          token: maya.token,
          headers: { 'If-Match': etag },
          body: { ...market.profile, bio: `Version ${round}.${index}` },
        }),
      );
      expect(tally(replies)).toEqual({ 200: 1, 412: writers - 1 });
      const winner = one(replies.find(({ status }) => status === 200));
      const { data, headers } = await market.call('getFreelancerProfile', { token: maya.token });
      expect(data.bio).toBe(winner.data.bio);
      expect(headers['etag']).toBe(winner.headers['etag']);
      expect(headers['etag']).not.toBe(etag);
    }
  },
);

test('the same for a client’s profile', { timeout: timeLimit }, async () => {
  const client = await market.makeClient();
  const body = { companyName: 'Northwind Coffee', industry: 'Technology', location: 'Hamburg' };
  await market.call('updateClientProfile', { token: client.token, body });
  for (let round = 0; round < rounds; round += 1) {
    const etag = String((await market.call('getClientProfile', { token: client.token })).headers['etag']);
    const replies = await atOnce(writers, (index) =>
      market.call('updateClientProfile', {
        token: client.token,
        headers: { 'If-Match': etag },
        body: { companyName: `Company ${round}.${index}` },
      }),
    );
    expect(tally(replies)).toEqual({ 200: 1, 412: writers - 1 });
    const { data } = await market.call('getClientProfile', { token: client.token });
    expect(data.companyName).toBe(one(replies.find(({ status }) => status === 200)).data.companyName);
  }
});

test(
  'the address of a calendar feed is replaced by one of fifty, the first one too',
  { timeout: timeLimit },
  async () => {
    const { token } = await market.makeClient();
    for (let round = 0; round < rounds; round += 1) {
      const read = await market.call('getCalendarFeed', { token });
      const replies = await atOnce(writers, () =>
        market.call('renewCalendarFeed', { token, headers: { 'If-Match': read.data.etag } }),
      );
      expect(tally(replies)).toEqual({ 200: 1, 412: writers - 1 });
      const { data } = await market.call('getCalendarFeed', { token });
      expect(data).toEqual(one(replies.find(({ status }) => status === 200)).data);
      expect(data.address).not.toBe(read.data.address);
    }
  },
);

test('a project is moved on by one of fifty who read the same version', { timeout: timeLimit }, async () => {
  const [client, maya] = [await market.makeClient(), await market.makeFreelancer()];
  const projectId = await market.postJob(client);
  const application = await market.apply(maya, projectId);
  const accepted = await market.approve(client, projectId, application.data.id);
  const headers = { 'If-Match': String(accepted.headers['etag']) };
  const replies = await atOnce(writers, () =>
    market.call('requestCompletion', { token: maya.token, params: { projectId }, headers }),
  );
  // What happened to it says more than that the version is an earlier one.
  expect(tally(replies)).toEqual({ 200: 1, 409: writers - 1 });
});
