import { afterAll, beforeAll, expect, test } from 'vitest';

import { connect } from '../db/connect.ts';
import type { Db } from '../db/schema.ts';
import { seed } from '../seed/seed.ts';
import { createTestDatabase } from '../testing/testApp.ts';
import { openHeadline } from './headline.ts';

let db: Db;
let drop: () => Promise<void>;

beforeAll(async () => {
  const made = await createTestDatabase();
  db = connect(made.connectionString);
  drop = made.drop;
});
afterAll(async () => {
  await db.destroy();
  await drop();
});

test('the figures of the pages are counted, kept for a while, and left out where they cannot be counted', async () => {
  let now = 0;
  const headline = openHeadline(db, () => now);
  expect(await headline()).toMatchObject({ freelancers: 0, countries: 0, ratings: 0 });
  await seed(db);
  expect(await headline()).toMatchObject({ freelancers: 0 });
  now += 16 * 60_000;
  await headline();
  await expect.poll(headline).toMatchObject({ freelancers: 60, clients: 40, projects: 150 });
  const counts = await headline();
  expect(counts?.countries).toBeGreaterThan(5);
  expect(counts?.goodRatings).toBeLessThanOrEqual(counts?.ratings ?? 0);

  const away = connect('postgres://none@127.0.0.1:1/none');
  expect(await openHeadline(away)()).toBe(null);
  await away.destroy();
});
