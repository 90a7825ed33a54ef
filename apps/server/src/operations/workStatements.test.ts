import { afterAll, beforeAll, expect, test } from 'vitest';

import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';
import type { Person } from './testing/marketplace.ts';
import { openMarketplace } from './testing/marketplace.ts';

let here: TestApp;
beforeAll(async () => {
  here = await createTestApp();
});
afterAll(() => here.close());

test('both sides of completed work read the same statement, and no one else', async () => {
  const market = openMarketplace(here);
  const [client, maya, ivo] = [await market.makeClient(), await market.makeFreelancer(), await market.makeFreelancer()];
  const projectId = await market.postJob(client);
  await market.approve(client, projectId, (await market.apply(maya, projectId)).data.id);
  const params = { projectId };
  const read = (person: Person) => market.call('getWorkStatement', { token: person.token, params });
  expect(await read(client)).toMatchObject({
    status: 409,
    message: 'There is a statement once the work is approved, or the project ended.',
  });

  const deliver = (delivered: string) =>
    market.call('requestCompletion', { token: maya.token, params, body: { delivered } });
  await deliver('All pages.');
  const reason = 'The manual is missing.';
  const sentBack = await market.call('rejectCompletion', { token: client.token, params, body: { reason } });
  const first = { delivered: 'All pages.', reason, isPartlyKnown: false };
  expect(sentBack.data.deliveries).toEqual([
    { ...first, deliveredAt: expect.any(String), sentBackAt: expect.any(String) },
  ]);
  const again = await deliver('The manual.');
  const second = { delivered: 'The manual.', sentBackAt: null, reason: null, isPartlyKnown: false };
  expect(again.data.deliveries).toMatchObject([first, second]);
  expect((await read(maya)).status).toBe(409);
  await market.call('approveCompletion', { token: client.token, params });
  const { data } = await read(client);
  expect(data).toMatchObject({
    number: expect.stringMatching(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/),
    client: { name: client.name },
    freelancer: { name: maya.name, location: 'Lisbon, Portugal' },
    budgetMin: 2500,
    budgetMax: 4000,
    deliveries: [first, second],
  });
  expect((await read(maya)).data).toEqual(data);
  // What people are called later does not change it.
  await market.call('updateFreelancerProfile', { token: maya.token, body: { ...market.profile, name: 'M. Berg' } });
  expect((await read(maya)).data).toEqual(data);
  expect(JSON.stringify(data)).not.toContain('@');
  expect((await read(ivo)).status).toBe(403);
  expect((await read(await market.makeClient('Ada Okafor'))).status).toBe(403);
});

test('both sides of a project that was ended read who ended it, and what was handed in until then', async () => {
  const market = openMarketplace(here);
  const [client, maya, ivo] = [await market.makeClient(), await market.makeFreelancer(), await market.makeFreelancer()];
  const projectId = await market.postJob(client);
  await market.approve(client, projectId, (await market.apply(maya, projectId)).data.id);
  const params = { projectId };
  const read = (person: Person) => market.call('getWorkStatement', { token: person.token, params });
  await market.call('requestCompletion', { token: maya.token, params, body: { delivered: 'All pages.' } });
  await market.call('rejectCompletion', { token: client.token, params, body: { reason: 'No manual.' } });
  await market.call('endAssignedProject', { token: maya.token, params, body: { reason: 'I have fallen ill.' } });
  const { status, data } = await read(client);
  expect(status).toBe(200);
  expect(data).toMatchObject({
    number: expect.stringMatching(/^.{4}-.{4}$/),
    freelancer: { name: maya.name },
    deliveries: [{ delivered: 'All pages.', reason: 'No manual.' }],
    completedAt: null,
    ended: { by: 'FREELANCER', reason: 'I have fallen ill.', at: expect.any(String) },
  });
  await market.call('updateFreelancerProfile', { token: maya.token, body: { ...market.profile, name: 'M. Berg' } });
  expect((await read(maya)).data).toEqual(data);
  expect((await read(ivo)).status).toBe(403);
  // A post that no one was hired for has none.
  const withdrawn = await market.postJob(client);
  await market.call('cancelProject', { token: client.token, params: { projectId: withdrawn } });
  const none = await market.call('getWorkStatement', { token: client.token, params: { projectId: withdrawn } });
  expect(none.status).toBe(409);
});
