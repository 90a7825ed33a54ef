import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { makeRandom } from '../seed/random.ts';
import { seed } from '../seed/seed.ts';
import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';
import type { Marketplace } from './testing/marketplace.ts';
import { openMarketplace } from './testing/marketplace.ts';

let testApp: TestApp;
let market: Marketplace;
let ids: string[];

beforeAll(async () => {
  testApp = await createTestApp();
  market = openMarketplace(testApp);
});
afterAll(async () => testApp.close());

const read = async () => (await market.call('getFreelancerRates')).data;
const listed = async (query: Record<string, number>) =>
  (await market.call('listPublicFreelancers', { query: { limit: 1, ...query } })).data.pagination.total;
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** What the list has at each step of the scale. */
async function listedAtSteps({ step, from, counts }: Awaited<ReturnType<typeof read>>): Promise<number[]> {
  const totals = [];
  for (const index of counts.keys()) {
    const minRate = from + index * step;
    const isLast = index === counts.length - 1;
    totals.push(await listed(isLast ? { minRate } : { minRate, maxRate: minRate + step - 0.01 }));
  }
  return totals;
}

/** Gives each of the people a rate. */
async function setRates(rates: readonly number[]): Promise<void> {
  await sql`update freelancers set hourly_rate = asked.rate
    from unnest(${ids}::uuid[], ${rates}::numeric[]) as asked (id, rate) where user_id = asked.id`.execute(testApp.db);
}

test('where no one has a rate there is no scale', async () => {
  expect(await read()).toEqual({ step: 5, from: 0, counts: [] });
});

test('each step counts whom the list has there, and the whole is everyone', async () => {
  await seed(testApp.db);
  const people = await testApp.db.selectFrom('freelancerSearch').select('userId').orderBy('userId').execute();
  ids = people.map(({ userId }) => userId);
  const random = makeRandom(80);
  const markets: (() => number)[] = [
    () => random.between(20, 160),
    () => random.between(4000, 9999) / 100,
    () => random.between(0, 10_000),
    // One asks a hundred times as much as the rest.
    (() => {
      let asked = 0;
      return () => (asked++ === 0 ? 8000 : random.between(30, 80));
    })(),
  ];
  for (const [turn, rateOf] of markets.entries()) {
    await setRates(ids.map(rateOf));
    // One less is listed each time, so that newer counts are known from older ones.
    const gone = ids[turn + 1] ?? '';
    await testApp.db.updateTable('users').set({ isActive: false }).where('id', '=', gone).execute();
    await market.makePerson('FREELANCER', 'Blank Page');
    testApp.clock.advance(301);
    await read();
    await expect.poll(async () => sum((await read()).counts)).toBe(ids.length - 1 - turn);
    const spread = await read();
    expect(spread.counts).toEqual(await listedAtSteps(spread));
    expect(sum(spread.counts)).toBe(await listed({}));
  }
  // The last scale is that of the many, not of the one.
  const { step, from, counts } = await read();
  expect(step).toBe(5);
  expect(from + (counts.length - 1) * step).toBeLessThanOrEqual(85);
}, 60_000);

test('counts are kept for five minutes, whatever is asked and changed meanwhile', async () => {
  const before = await read();
  await setRates(ids.map(() => 9999));
  expect(await Promise.all(Array.from({ length: 50 }, read))).toEqual(Array.from({ length: 50 }, () => before));
  testApp.clock.advance(301);
  await read();
  await expect.poll(read).not.toEqual(before);
});
