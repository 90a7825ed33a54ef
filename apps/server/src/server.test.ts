import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Config } from './config.ts';
import { ConfigError, readConfig } from './config.ts';
import { connect } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import type { EmbeddedPostgres } from './embedded/startEmbeddedPostgres.ts';
import { startEmbeddedPostgres } from './embedded/startEmbeddedPostgres.ts';
import { openSession } from './operations/sessions.ts';
import { insertUser } from './repositories/users.ts';
import type { RunningServer } from './server.ts';
import { startServer } from './server.ts';
import { readChanges } from './testing/changeReader.ts';
import { testPages } from './testing/testPages.ts';
import type { Pages } from './web/pages.ts';

let dataDir: string;
let postgres: EmbeddedPostgres;
let config: Config;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'guildhall-server-'));
  postgres = await startEmbeddedPostgres({ dataDir });
  config = readConfig({ PORT: '0', DATA_DIR: dataDir, NODE_ENV: 'test' });
  const db = connect(postgres.connectionString);
  await migrate(db);
  await db.destroy();
});
afterAll(async () => {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

function start(settings: Partial<Config> = {}, pages?: Pages): Promise<RunningServer> {
  return startServer({
    config: { ...config, ...settings },
    connectionString: postgres.connectionString,
    log: pino({ level: 'silent' }),
    ...(pages && { pages }),
  });
}

test('a port that is taken is named, with what to do', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const message = `Port ${port} is already used by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`;
  await expect(start({ port })).rejects.toThrow(new ConfigError(message));
  other.close();
});

/** A page that is drawn when it is released. */
function slowPage() {
  const arrived = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const pages = testPages(async ({ origin, fetch: call }) => {
    arrived.resolve();
    await released.promise;
    const { status } = await call(new Request(`${origin}/api/v1/public/jobs`));
    return { status, facts: '', draw: async () => '<p>finished</p>' };
  });
  return { pages, arrived: arrived.promise, release: () => released.resolve() };
}

test('closing finishes the request in flight with all it needs, and refuses every new one', async () => {
  const { pages, arrived, release } = slowPage();
  const server = await start({}, pages);
  const slow = fetch(server.url);
  await arrived;
  const closing = server.close();
  // It refuses from one of the next turns on, and then for good.
  await expect.poll(async () => (await fetch(`${server.url}/api/v1/public/jobs`)).status).toBe(503);

  for (const path of ['/api/v1/public/jobs', '/health/ready']) {
    const refused = await fetch(server.url + path);
    expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('connection')]).toEqual([
      503,
      '1',
      'close',
    ]);
    expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await refused.json()).toMatchObject({ success: false, data: null });
  }
  const page = await fetch(`${server.url}/jobs`, { headers: { accept: 'text/html' } });
  expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('<h1>This server is being')]);
  expect((await fetch(`${server.url}/health/live`)).status).toBe(200);

  release();
  const finished = await slow;
  expect([finished.status, await finished.text()]).toEqual([200, '<p>finished</p>']);
  await closing;
  await expect(fetch(server.url)).rejects.toThrow('fetch failed');
});

test('before it refuses, a closing server is not ready but serves, so that a balancer can notice', async () => {
  const server = await start({ drainSeconds: 1 });
  const closing = server.close();
  const ready = await fetch(`${server.url}/health/ready`);
  expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '1']);
  const jobs = await fetch(`${server.url}/api/v1/public/jobs`);
  expect([jobs.status, jobs.headers.get('connection')]).toEqual([200, 'close']);
  await closing;
});

test('a stream of changes does not hold up a closing server: it ends while the server still serves', async () => {
  const server = await start({ drainSeconds: 5 });
  const { db } = server.services;
  const token = await db.transaction().execute(async (trx) => {
    const now = new Date();
    const owner = { name: 'Jonas', email: 'jonas@example.com', passwordHash: 'none', createdAt: now };
    const user = await insertUser(trx, { ...owner, role: 'CLIENT' });
    if (!user) throw new Error('The address was taken.');
    return (await openSession(trx, user, now, { ip: '127.0.0.1' })).token;
  });
  const stream = await readChanges(server.url, token);
  expect(stream.status).toBe(200);
  const closing = server.close();
  await stream.ends();
  expect((await fetch(`${server.url}/api/v1/public/jobs`)).status).toBe(200);
  // Each is told to come back at another moment.
  expect(stream.text().match(/retry: \d+/g)).toHaveLength(2);
  expect((await readChanges(server.url, token)).status).toBe(503);
  await closing;
});

test('while the database is away requests get a clear 503, and are served again when it is back', async () => {
  const server = await start();
  const jobs = () => fetch(`${server.url}/api/v1/public/jobs`);
  expect((await jobs()).status).toBe(200);
  const before = postgres.pid() ?? 0;
  process.kill(before, 'SIGKILL');
  const statuses = new Set<number>();
  let away: Response | undefined;
  // PostgreSQL begins again by itself, in as long as the machine takes for it.
  for (let isBack = false; !isBack; await sleep(20)) {
    const answer = await jobs();
    statuses.add(answer.status);
    if (answer.status === 503) away = answer;
    isBack = away !== undefined && answer.status === 200;
  }
  expect(statuses).toEqual(new Set([200, 503]));
  expect(away?.headers.get('retry-after')).toBe('5');
  expect(await away?.json()).toMatchObject({
    success: false,
    message: expect.stringContaining('not available at the moment'),
  });
  await server.close();
});
