import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Marketplace, Person } from '../operations/testing/marketplace.ts';
import { openMarketplace } from '../operations/testing/marketplace.ts';
import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';

let testApp: TestApp;
let market: Marketplace;
let client: Person;

beforeAll(async () => {
  testApp = await createTestApp();
  market = openMarketplace(testApp);
  client = await market.makeClient();
});
afterAll(() => testApp.close());

const job = {
  title: 'A catalogue',
  description: 'Twelve\u0000collections.',
  skillsRequired: ['React'],
  budgetMin: 100,
  budgetMax: 200,
  duration: '1 month',
};

test('a text that the database cannot hold is refused by the name of its field', async () => {
  const { status, errors } = await market.call('createProject', { body: job, token: client.token });
  expect(status).toBe(422);
  expect(errors).toEqual({ description: 'Remove the character U+0000, which cannot be stored.' });
});

test('half of a surrogate pair is refused as well, also within a list', async () => {
  const body = { ...job, title: 'A catalogue \ud83d', description: 'Twelve collections. \ud83d\ude00' };
  const { status, errors } = await market.call('createProject', { body, token: client.token });
  expect(status).toBe(422);
  const remedy = 'Remove the broken character (half of a surrogate pair), which cannot be stored.';
  expect(errors).toEqual({ title: remedy });
  const maya = await market.makeFreelancer();
  const profile = { ...market.profile, skills: ['React', '\udc00'] };
  const second = await market.call('updateFreelancerProfile', { body: profile, token: maya.token });
  expect(second).toMatchObject({ status: 422, errors: { skills: remedy } });
});

test('a search for such a text is refused, and says which part', async () => {
  const { status, message } = await market.call('listPublicJobs', { query: { location: 'Por\u0000to' } });
  expect(status).toBe(400);
  expect(message).toBe('Remove the character U+0000 from location.');
});
