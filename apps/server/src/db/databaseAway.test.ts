import { tmpdir } from 'node:os';

import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { readConfig } from '../config.ts';
import type { RunningServer } from '../server.ts';
import { startServer } from '../server.ts';
import type { DatabaseProxy } from '../testing/databaseProxy.ts';
import { startDatabaseProxy } from '../testing/databaseProxy.ts';
import { createTestDatabase } from '../testing/testApp.ts';
import { testPages } from '../testing/testPages.ts';
import { connect } from './connect.ts';
import type { Db } from './schema.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let proxy: DatabaseProxy;
let db: Db;
let server: RunningServer;

/** Draws what the jobs call answered, as the web app does. */
const pages = testPages(async ({ origin, fetch: call }) => {
  const { message } = (await (await call(new Request(`${origin}/api/v1/public/jobs`))).json()) as { message: string };
  return { status: 200, facts: message, draw: async () => `<h1>${message}</h1>` };
});

const limits = { lock: 300, statement: 600, answer: 900 };

beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await startDatabaseProxy(database.connectionString);
  db = connect(database.connectionString);
  server = await startServer({
    config: readConfig({ PORT: '0', DATA_DIR: tmpdir(), NODE_ENV: 'test', SEED: 'none' }),
    connectionString: proxy.connectionString,
    log: pino({ level: 'silent' }),
    limits,
    pages,
  });
});
afterAll(async () => {
  await server.close();
  await proxy.close();
  await db.destroy();
  await database.drop();
});
beforeEach(() => proxy.restore());

const get = (path: string, accept = 'application/json') => fetch(server.url + path, { headers: { accept } });
const jobs = () => get('/api/v1/public/jobs');

async function isServed(): Promise<void> {
  await vi.waitFor(async () => expect((await jobs()).status).toBe(200), { timeout: 10_000, interval: 20 });
  expect((await get('/health/ready')).status).toBe(200);
}

/** What a refusal says, and how soon to come again. */
async function refusal(answer: Response): Promise<unknown> {
  const { success, message } = (await answer.json()) as { success: boolean; message: string };
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), success, message };
}

const away = {
  status: 503,
  retryAfter: '5',
  success: false,
  message: 'The service is not available at the moment. Please try again shortly.',
};

test('while another holds the table, a request is refused in time, and served when it lets go', async () => {
  await isServed();
  await db.transaction().execute(async (trx) => {
    await sql`lock table projects`.execute(trx);
    for (const answer of await Promise.all([jobs(), jobs(), jobs()])) expect(await refusal(answer)).toEqual(away);
    expect((await get('/health/ready')).status).toBe(200);
  });
  await isServed();
});

test.each(['cut', 'stall'] as const)('a database is away, and then back: %s', async (fault) => {
  await isServed();
  proxy[fault]();
  for (const answer of await Promise.all([jobs(), jobs(), jobs()])) expect(await refusal(answer)).toEqual(away);
  const ready = await get('/health/ready');
  expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await get('/health/live')).status).toBe(200);
  proxy.restore();
  await isServed();
});

test('while the database is away, a page is readable and says to come again', async () => {
  await isServed();
  proxy.cut();
  const page = await get('/jobs', 'text/html');
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await page.text()).toContain('not available at the moment');
  proxy.restore();
  await isServed();
});

test.each([
  '/unsubscribe/8f14e45f-ceea-4e7a-9d3b-2f6a1c0b9e55.' + 'a'.repeat(43),
  '/undo-email-change/' + 'a'.repeat(43),
])('while the database is away, a page that a mail leads to says so, and changes nothing: %s', async (path) => {
  await isServed();
  expect((await get(path, 'text/html')).status).toBe(404);
  proxy.cut();
  for (const method of ['GET', 'POST']) {
    const page = await fetch(server.url + path, { method, headers: { accept: 'text/html' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain('Nothing has been changed.');
  }
  proxy.restore();
  await isServed();
});

test('a sign-in that waits for a table that is not let go is refused in time', async () => {
  await isServed();
  await db.transaction().execute(async (trx) => {
    await sql`lock table users`.execute(trx);
    const answer = await fetch(`${server.url}/api/v1/client/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'maya@example.com', password: 'seven quiet lanterns' }),
    });
    expect(await refusal(answer)).toEqual(away);
  });
});
