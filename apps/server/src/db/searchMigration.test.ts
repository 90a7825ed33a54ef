import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { createDatabase, dropDatabase } from '../embedded/databases.ts';
import { searchJobs } from '../repositories/jobs.ts';
import { listNewTalent, searchTalent } from '../repositories/talent.ts';
import { drawMarket, insertMarket } from '../repositories/testing/searchMarket.ts';
import { plainJobs, plainTalent } from '../repositories/testing/searchModel.ts';
import { makeRandom } from '../seed/random.ts';
import { connect } from './connect.ts';
import { domain } from './migrations/0001_domain.ts';
import { search } from './migrations/0003_search.ts';
import { listedAt } from './migrations/0017_listed_at.ts';
import { standing } from './migrations/0065_standing.ts';
import { searchList } from './migrations/0086_search_list.ts';
import { searchWords } from './migrations/0088_search_words.ts';
import type { Db } from './schema.ts';

const name = `test_${randomUUID().replaceAll('-', '')}`;
let db: Db;

beforeAll(async () => {
  db = connect(await createDatabase(inject('postgres'), name));
});
afterAll(async () => {
  await db.destroy();
  await dropDatabase(inject('postgres'), name);
});

/** Of all ratings, as the migration found it. */
async function readMean(): Promise<number> {
  const { rows } = await sql<{ mean: number }>`
    select mean::float8 as mean from marketplace_ratings where role = 'FREELANCER'`.execute(db);
  return rows[0]?.mean ?? 0;
}

test('those who were there before search was kept are found after the migration', async () => {
  const drawn = drawMarket(makeRandom(1), 40);
  const market = {
    ...drawn,
    jobs: drawn.jobs.map((job, index) => (index === 0 ? { ...job, isOpen: true, title: '“Élan”' } : job)),
  };
  await domain.up(db);
  await insertMarket(db, market);
  for (const step of [search, listedAt, standing, searchList, searchWords]) await step.up(db);
  const page = { page: 1, limit: 50 };
  const wanted = { location: 'ber', sort: 'recent' } as const;
  const people = await searchTalent(db, wanted, page);
  expect(people.entries.map(({ userId }) => userId)).toEqual(
    plainTalent(market.freelancers, wanted, new Map()).map(({ userId }) => userId),
  );
  // They count as listed since they signed up, in the rows that search reads as in the list.
  expect(people.entries.map((one) => one.listedAt)).toEqual(people.entries.map(({ createdAt }) => createdAt));
  const [newest] = people.entries;
  if (!newest) throw new Error('The market has no one there.');
  const listed = { after: new Date(newest.createdAt.getTime() - 1), upTo: newest.createdAt };
  const since = await listNewTalent(db, { location: 'ber', listed }, 50);
  expect(since.entries.map(({ userId }) => userId)).toContain(newest.userId);
  const first = { sort: 'relevance' } as const;
  const ranked = await searchTalent(db, first, page);
  expect(ranked.entries.map(({ userId }) => userId)).toEqual(
    plainTalent(market.freelancers, first, new Map(), await readMean()).map(({ userId }) => userId),
  );
  const jobs = await searchJobs(db, { category: 'design', sort: 'budget-low' }, page);
  expect(jobs.entries.map(({ id }) => id)).toEqual(
    plainJobs(market.jobs, { category: 'design', sort: 'budget-low' }, new Map()).map(({ id }) => id),
  );
  expect([people.total, jobs.total]).not.toContain(0);
  // By words that documents of before knew only together with their quotes.
  const quoted = await searchJobs(db, { query: 'élan', sort: 'latest' }, page);
  expect(quoted.entries.map(({ id }) => id)).toEqual([market.jobs[0]?.id]);
});
