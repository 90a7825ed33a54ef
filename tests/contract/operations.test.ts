import { operations as facts } from '@guildhall/api/operations';
import type { OperationId } from '@guildhall/api/operations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { listOperations, readContract } from '../../apps/server/src/contract/document.ts';
import type { Marketplace, Person } from '../../apps/server/src/operations/testing/marketplace.ts';
import { openMarketplace } from '../../apps/server/src/operations/testing/marketplace.ts';
import { seed } from '../../apps/server/src/seed/seed.ts';
import type { TestApp } from '../../apps/server/src/testing/testApp.ts';
import { createTestApp } from '../../apps/server/src/testing/testApp.ts';

let testApp: TestApp;
let market: Marketplace;
let people: Record<'CLIENT' | 'FREELANCER', Person>;

beforeAll(async () => {
  testApp = await createTestApp();
  market = openMarketplace(testApp);
  await seed(testApp.db);
  people = { CLIENT: await market.makeClient(), FREELANCER: await market.makeFreelancer() };
});
afterAll(async () => testApp.close());

const ids = Object.keys(facts) as OperationId[];
const absent = '00000000-0000-4000-8000-000000000000';

/** Path parameters that name nothing. */
const nowhere = (id: OperationId) =>
  Object.fromEntries([...facts[id].path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name ?? '', absent]));

/** Calls whose body may say nothing. */
const withOptionalBody: readonly OperationId[] = ['rejectApplication', 'cancelProject', 'requestCompletion'];

/** What a read cannot do without. */
const needed: Partial<Record<OperationId, Record<string, string>>> = {
  compareFreelancers: { ids: absent },
  getMeetingConflicts: { meetingDate: '2030-05-06', meetingTime: '10:00' },
};

const tokenFor = (id: OperationId) => facts[id].roles.map((role) => people[role].token)[0];

test('the generated list is the contract’s list', () => {
  expect(ids.toSorted()).toEqual(
    listOperations(readContract())
      .map(({ id }) => id)
      .toSorted(),
  );
});

describe('who may call', () => {
  const guarded = ids.filter((id) => !facts[id].isOpen);

  test.each(guarded)('%s: no one without a token', async (id) => {
    expect((await market.call(id, { params: nowhere(id) })).status).toBe(401);
  });

  test.each(guarded.filter((id) => facts[id].roles.length === 1))('%s: no one of the other role', async (id) => {
    const other = facts[id].roles[0] === 'CLIENT' ? people.FREELANCER : people.CLIENT;
    expect((await market.call(id, { params: nowhere(id), token: other.token })).status).toBe(403);
  });
});

/** Answers outside the contract are collected by the test server, and fail its `close`. */
describe('answers within the contract', () => {
  // A stream of events goes on, and is read in a test of its own.
  const plain = ids.filter(
    (id) => id !== 'streamChanges' && facts[id].method === 'GET' && !facts[id].path.includes('{'),
  );
  test.each(plain)('%s: a plain read succeeds', async (id) => {
    const token = tokenFor(id);
    const query = needed[id] ?? {};
    expect((await market.call(id, { query, ...(token && { token }) })).status).toBe(200);
  });

  test.each(ids.filter((id) => facts[id].path.includes('{')))('%s: what does not exist is refused', async (id) => {
    const token = tokenFor(id);
    const needsBody = facts[id].bodies.length > 0 && !withOptionalBody.includes(id);
    const reply = await market.call(id, {
      params: nowhere(id),
      query: needed[id] ?? {},
      ...(token && { token }),
      ...(needsBody && { body: {} }),
    });
    expect(reply.status).toBe(needsBody ? 422 : 404);
  });

  test.each(ids)('%s: an unknown parameter is named', async (id) => {
    const token = tokenFor(id);
    const reply = await market.call(id, { params: nowhere(id), query: { colour: 'blue' }, ...(token && { token }) });
    expect(reply).toMatchObject({ status: 400, message: expect.stringContaining('colour') });
  });

  test('none was seen so far that breaks it', () => {
    expect(testApp.breaches).toEqual([]);
  });
});
