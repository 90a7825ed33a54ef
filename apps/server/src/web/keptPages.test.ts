import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { readConfig } from '../config.ts';
import type { Marketplace, Person } from '../operations/testing/marketplace.ts';
import { openMarketplace } from '../operations/testing/marketplace.ts';
import type { TestApp, TestDatabase } from '../testing/testApp.ts';
import { createTestApp, createTestDatabase } from '../testing/testApp.ts';
import { testPages } from '../testing/testPages.ts';
import { servePages } from './pages.ts';

/** How often a page was read, and how often one was drawn. */
let [read, drawn] = [0, 0];
/** What a page waits for once the API has answered it. */
let held: Promise<void> | undefined;
/** The time by which pages grow old, in milliseconds: by itself it stands still. */
let time = 1;

/** A web app that shows what the API says of open jobs, at every address. */
const pages = testPages(
  async ({ url, origin, fetch }) => {
    const waits = held;
    const answer = await (await fetch(new Request(`${origin}/api/v1/public/jobs`))).text();
    read += 1;
    await waits;
    return {
      status: 200,
      facts: url + answer,
      async draw() {
        drawn += 1;
        return answer;
      },
    };
  },
  { keepingOf: (url) => ({ page: !url.includes('?'), reading: !url.includes('?') && url !== '/counted' }) },
);

// Changes are made on the one server, and pages read from both.
let here: TestApp;
let there: TestApp;
let market: Marketplace;
let client: Person;

const startReplica = (given: TestDatabase): Promise<TestApp> =>
  createTestApp(
    {},
    {
      log: pino({ level: 'silent' }),
      async extend(app) {
        const services = { config: readConfig({ NODE_ENV: 'test', LIMITS: 'off' }), headline: async () => null };
        await servePages(app, pages, { ...services, connectionString: given.connectionString });
      },
    },
    given,
  );

beforeAll(async () => {
  const database = await createTestDatabase();
  here = await startReplica(database);
  there = await startReplica({ ...database, drop: async () => {} });
  market = openMarketplace(here);
  client = await market.makeClient();
  await vi.waitUntil(async () => (await listeners()).length === 2);
  vi.spyOn(performance, 'now').mockImplementation(() => time);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await there.close();
  await here.close();
});
beforeEach(() => {
  [read, drawn] = [0, 0];
  held = undefined;
});

/** The connections that hear of changes to pages. */
async function listeners(): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and application_name = 'guildhall pages'`.execute(here.db);
  return rows.map(({ pid }) => pid);
}

const get = (url: string, { app }: TestApp = here) => app.inject({ url, headers: { accept: 'text/html' } });
const textOf = async (url: string, replica: TestApp) => (await get(url, replica)).body;

test('a crowd that opens a page at once has it read once and drawn once', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => get('/crowd')));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect([read, drawn]).toEqual([1, 1]);
});

test('what changes is on the page at once, on every server', async () => {
  for (const replica of [here, there]) await get('/jobs', replica);
  const jobId = await market.postJob(client);
  for (const replica of [here, there]) await expect.poll(() => textOf('/jobs', replica)).toContain(jobId);
});

test('what is read again and says the same is not drawn again', async () => {
  await get('/same');
  await sql`select pg_notify('pages', '')`.execute(here.db);
  await expect.poll(async () => (await get('/same'), read)).toBe(2);
  expect(drawn).toBe(1);
});

test('a page that was being read when something changed is not shown afterwards', async () => {
  await get('/kept');
  const released = Promise.withResolvers<void>();
  held = released.promise;
  const early = get('/early');
  await expect.poll(() => read).toBe(2);
  held = undefined;
  const jobId = await market.postJob(client);
  // A page that was kept shows the job once the server has heard of it; one that was not shows it at once.
  await expect.poll(() => textOf('/kept', here)).toContain(jobId);
  released.resolve();
  await early;
  expect(await textOf('/early', here)).toContain(jobId);
});

test('an address with a query is drawn each time, and a page that counts its readers is read for each', async () => {
  for (let reader = 0; reader < 3; reader += 1) await get('/jobs?campaign=1');
  expect([read, drawn]).toEqual([3, 3]);
  for (let reader = 0; reader < 3; reader += 1) await get('/counted');
  expect([read, drawn]).toEqual([6, 4]);
});

test('a page that could not read everything serves one request', async () => {
  await sql`alter table job_search rename to job_search_away`.execute(here.db);
  const broken = await get('/broken');
  await sql`alter table job_search_away rename to job_search`.execute(here.db);
  expect(broken.headers['cache-control']).toBe('no-store');
  expect(broken.headers['etag']).toBeUndefined();
  const whole = await get('/broken');
  expect(whole.headers['etag']).toBeDefined();
  expect(whole.body).not.toBe(broken.body);
});

test('a change of which a server did not hear is on its pages a second later', async () => {
  const before = await textOf('/missed', there);
  for (const pid of await listeners()) await sql`select pg_terminate_backend(${pid})`.execute(here.db);
  await expect.poll(listeners).toEqual([]);
  const jobId = await market.postJob(client);
  expect(await textOf('/missed', there)).toBe(before);
  time += 1001;
  await expect.poll(() => textOf('/missed', there)).toContain(jobId);
});
