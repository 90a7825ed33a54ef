import { createHash } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { forgetSalts } from '../repositories/profileViews.ts';
import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';
import type { Marketplace, Person } from './testing/marketplace.ts';
import { openMarketplace } from './testing/marketplace.ts';

let testApp: TestApp;
let market: Marketplace;

beforeAll(async () => {
  testApp = await createTestApp();
  market = openMarketplace(testApp);
  // From noon on, so that no test runs over midnight.
  const noon = new Date(testApp.clock.now());
  testApp.clock.advance((noon.setUTCHours(36, 0, 0, 0) - testApp.clock.now().getTime()) / 1000);
});
afterAll(async () => testApp.close());

const day = 86_400;

/** Reads the profile from `address`, with the token of `reader` where there is one. */
async function look(person: Person, address: string, reader?: Person): Promise<number> {
  const { statusCode } = await testApp.app.inject({
    url: `/api/v1/public/users/${person.userId}/profile`,
    remoteAddress: address,
    headers: reader ? { authorization: `Bearer ${reader.token}` } : {},
  });
  return statusCode;
}

const viewsOf = async (person: Person) =>
  (await market.call('getFreelancerDashboard', { token: person.token })).data.freelancer.profileViews;

test('a visitor is one view a day, however often they look', async () => {
  const maya = await market.makeFreelancer();
  for (let visit = 0; visit < 3; visit += 1) await look(maya, '203.0.113.7');
  expect(await viewsOf(maya)).toBe(1);
  await look(maya, '203.0.113.8');
  expect(await viewsOf(maya)).toBe(2);
  testApp.clock.advance(day);
  await look(maya, '203.0.113.7');
  expect(await viewsOf(maya)).toBe(3);
});

test('both calls of a page that falls back are one view, and reading the plain freelancer is none', async () => {
  const maya = await market.makeFreelancer();
  await market.call('getPublicProfile', { params: { userId: maya.userId } });
  await market.call('getPublicFreelancerProfile', { params: { userId: maya.userId } });
  expect(await viewsOf(maya)).toBe(1);
  const ivo = await market.makeFreelancer('Ivo Petrov');
  await market.call('getPublicFreelancer', { params: { freelancerId: ivo.userId } });
  expect(await viewsOf(ivo)).toBe(0);
});

test('a network with more addresses than anyone can count is one visitor', async () => {
  const maya = await market.makeFreelancer();
  await look(maya, '2001:db8:1:2::1');
  await look(maya, '2001:db8:1:2:ffff::9');
  expect(await viewsOf(maya)).toBe(1);
  await look(maya, '2001:db8:1:3::1');
  expect(await viewsOf(maya)).toBe(2);
});

test('one’s own look does not count, also where the page came before the session was known', async () => {
  const maya = await market.makeFreelancer();
  await look(maya, '203.0.113.7', maya);
  expect(await viewsOf(maya)).toBe(0);
  await look(maya, '203.0.113.7');
  await look(maya, '203.0.113.7', maya);
  expect(await viewsOf(maya)).toBe(0);
});

test('someone signed in is one view from everywhere, and not a visitor beside', async () => {
  const [maya, client] = [await market.makeFreelancer(), await market.makeClient()];
  await look(maya, '203.0.113.7');
  await look(maya, '203.0.113.7', client);
  await look(maya, '198.51.100.4', client);
  expect(await viewsOf(maya)).toBe(1);
  await look(maya, '203.0.113.99');
  expect(await viewsOf(maya)).toBe(2);
});

test('a client’s profile has no views', async () => {
  const client = await market.makeClient();
  await look(client, '203.0.113.7');
  const rows = await testApp.db
    .selectFrom('profileViews')
    .selectAll()
    .where('profileUserId', '=', client.userId)
    .execute();
  expect(rows).toEqual([]);
});

test('two hundred visitors at once, each twice, are two hundred views', async () => {
  const maya = await market.makeFreelancer();
  testApp.clock.advance(day);
  const looks = Array.from({ length: 400 }, (_, index) => look(maya, `198.51.${index % 100}.${index % 200}`));
  // A profile saved meanwhile holds the account's row.
  const saves = Array.from({ length: 10 }, () =>
    market.call('updateFreelancerProfile', { token: maya.token, body: market.profile }),
  );
  expect(new Set(await Promise.all(looks))).toEqual(new Set([200]));
  await Promise.all(saves);
  expect(await viewsOf(maya)).toBe(200);
});

test('a look waits for no one who changes the profile', async () => {
  const maya = await market.makeFreelancer();
  await testApp.db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').selectAll().where('id', '=', maya.userId).forUpdate().execute();
    expect(await look(maya, '203.0.113.7')).toBe(200);
  });
  expect(await viewsOf(maya)).toBe(1);
});

test('no address can be found again: keys are hashes under a salt that is gone two days later', async () => {
  const maya = await market.makeFreelancer();
  const address = '203.0.113.7';
  await look(maya, address);
  const [view] = await testApp.db
    .selectFrom('profileViews')
    .selectAll()
    .where('profileUserId', '=', maya.userId)
    .execute();
  const hashes = [address, `${view?.viewedOn ?? ''}${address}`, `${address}${view?.viewedOn ?? ''}`].map((text) =>
    createHash('sha256').update(text).digest('hex'),
  );
  expect(view?.viewerKey).toHaveLength(32);
  expect(hashes).not.toContain(view?.viewerKey.toString('hex'));
  testApp.clock.advance(2 * day);
  await look(maya, address);
  const salts = await testApp.db.selectFrom('visitorSalts').select('day').execute();
  expect(salts.map((salt) => salt.day)).toEqual([testApp.clock.now().toISOString().slice(0, 10)]);
  testApp.clock.advance(2 * day);
  await forgetSalts(testApp.db, testApp.clock.now());
  expect(await testApp.db.selectFrom('visitorSalts').selectAll().execute()).toEqual([]);
});

test('a count that fails costs the reader nothing', async () => {
  const maya = await market.makeFreelancer();
  await sql`alter table profile_views rename to profile_views_away`.execute(testApp.db);
  expect(await look(maya, '203.0.113.7')).toBe(200);
  await sql`alter table profile_views_away rename to profile_views`.execute(testApp.db);
  expect(await viewsOf(maya)).toBe(0);
});
