import { afterAll, beforeAll, expect, test } from 'vitest';

import { connect } from '../db/connect.ts';
import type { Db } from '../db/schema.ts';
import { makeRandom } from '../seed/random.ts';
import type { DatabaseProxy } from '../testing/databaseProxy.ts';
import { startDatabaseProxy } from '../testing/databaseProxy.ts';
import { createTestDatabase } from '../testing/testApp.ts';
import { listNewJobs, searchJobs } from './jobs.ts';
import { searchLimits } from './searchLimits.ts';
import { listNewTalent, searchTalent } from './talent.ts';
import { drawMarket, insertMarket } from './testing/searchMarket.ts';

let proxy: DatabaseProxy;
let db: Db;
let drop: () => Promise<void>;

beforeAll(async () => {
  const made = await createTestDatabase();
  drop = made.drop;
  proxy = await startDatabaseProxy(made.connectionString);
  db = connect(proxy.connectionString, { max: 1 });
  await insertMarket(db, drawMarket(makeRandom(4711), 100));
});
afterAll(async () => {
  await db.destroy();
  await proxy.close();
  await drop();
});

async function tripsOf(search: () => Promise<unknown>): Promise<number> {
  const before = proxy.trips();
  await search();
  return proxy.trips() - before;
}

const page = { page: 1, limit: 10 };
/** Nothing can be told from a look at the beginning: what is found is gathered, or read on for. */
const hardly = { ...searchLimits, reach: 3, look: { rows: 1, documents: 1 }, toCount: 0 };
const period = { after: new Date(0), upTo: new Date() };
const unknown = { query: 'zzzqqq', location: 'nowhere', skillsExcluded: ['Go', 'SEO'] as const };

test('a list and its total are one question to the database, however it is searched', async () => {
  const talent = { query: 'react', skills: ['React'], skillsExcluded: ['Go'], location: 'ber', minRating: 1 };
  const jobs = { query: 'react', skills: ['React'] as const, skillsExcluded: ['Go'] as const, budgetMax: 9000 };
  for (const limits of [searchLimits, hardly]) {
    for (const sort of ['relevance', 'rate-low'] as const) {
      expect(await tripsOf(() => searchTalent(db, { sort }, page, limits))).toBe(1);
      expect(await tripsOf(() => searchTalent(db, { sort, query: 'an' }, page, limits))).toBe(1);
      expect(await tripsOf(() => searchTalent(db, { sort, skills: ['React'] }, page, limits))).toBe(1);
    }
    expect(await tripsOf(() => searchJobs(db, { sort: 'latest' }, page, limits))).toBe(1);
    expect(await tripsOf(() => searchJobs(db, { sort: 'budget-low', budgetMax: 9000 }, page, limits))).toBe(1);
  }
  expect(await tripsOf(() => listNewTalent(db, { ...talent, listed: period }, 10))).toBe(1);
  expect(await tripsOf(() => listNewJobs(db, { ...jobs, posted: period }, 10))).toBe(1);
});

test('a search that finds nothing asks twice more for what a filter less would find', async () => {
  expect(await tripsOf(() => searchTalent(db, { sort: 'relevance', ...unknown }, page))).toBe(3);
  expect(await tripsOf(() => searchJobs(db, { sort: 'latest', ...unknown }, page))).toBe(3);
});
