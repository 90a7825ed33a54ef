import { networkInterfaces, tmpdir } from 'node:os';

import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { readConfig } from '../config.ts';
import { openMarketplace } from '../operations/testing/marketplace.ts';
import type { RunningServer } from '../server.ts';
import { startServer } from '../server.ts';
import type { DatabaseProxy } from '../testing/databaseProxy.ts';
import { startDatabaseProxy } from '../testing/databaseProxy.ts';
import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';

let testApp: TestApp;
let proxy: DatabaseProxy;
let server: RunningServer;

beforeAll(async () => {
  testApp = await createTestApp();
  proxy = await startDatabaseProxy(testApp.connectionString);
  server = await startServer({
    // A port that nothing listens on: no mail can go out.
    config: readConfig({
      PORT: '0',
      HOST: '0.0.0.0',
      METRICS_PORT: '0',
      SMTP_URL: 'smtp://127.0.0.1:9',
      DATA_DIR: tmpdir(),
      NODE_ENV: 'test',
    }),
    connectionString: proxy.connectionString,
    log: pino({ level: 'silent' }),
  });
});
afterAll(async () => {
  await server.close();
  await proxy.close();
  await testApp.close();
});

const metricsUrl = () => `http://localhost:${server.metricsPort}/metrics`;

/** `http_requests_in_flight` or `name{label="value"}` → its value. */
async function read(): Promise<Map<string, number>> {
  const text = await (await fetch(metricsUrl())).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}

test('metrics open on this machine alone, wherever the server listens', async () => {
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  const outer = addresses.find(({ internal, family }) => !internal && family === 'IPv4')?.address ?? '127.0.0.2';
  const live = await fetch(`http://${outer}:${new URL(server.url).port}/health/live`);
  expect(live.status).toBe(200);
  await expect(fetch(`http://${outer}:${server.metricsPort}/metrics`)).rejects.toThrow('fetch failed');
  expect((await fetch(metricsUrl())).status).toBe(200);
});

const counted = (operation: string, status: number) =>
  `http_request_duration_seconds_count{operation="${operation}",status="${status}"}`;

test('requests are counted and timed by operation and status', async () => {
  const before = await read();
  await fetch(`${server.url}/api/v1/public/jobs`);
  await fetch(`${server.url}/api/v1/public/jobs?page=1&query=react`);
  await fetch(`${server.url}/api/v1/client/projects`);
  const after = await read();
  const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  expect(grown(counted('listPublicJobs', 200))).toBe(2);
  expect(grown(counted('listClientProjects', 401))).toBe(1);
  expect(after.get('http_requests_in_flight')).toBe(0);
  expect(after.get('db_pool_connections{state="total"}')).toBeGreaterThan(0);
  expect(after.get('db_pool_waiting')).toBe(0);
  expect(after.get('process_resident_memory_bytes')).toBeGreaterThan(0);
});

test('no address that a sender makes up becomes a label', async () => {
  const series = async () => [...(await read()).keys()].filter((name) => name.startsWith('http_request_duration'));
  await fetch(`${server.url}/made-up/first`);
  await fetch(`${server.url}/api/v1/public/jobs/first`);
  const before = await series();
  for (let number = 0; number < 20; number += 1) {
    await fetch(`${server.url}/made-up/${number}`);
    await fetch(`${server.url}/api/v1/public/jobs/${number}`);
  }
  expect(await series()).toEqual(before);
});

test('mails that wait, and deliveries that fail, are seen', async () => {
  expect((await read()).get('mail_deliveries_total{outcome="failed"}')).toBe(0);
  await openMarketplace(testApp).call('sendVerificationOtp', { body: { email: 'maya@example.com' } });
  await vi.waitFor(
    async () => {
      const metrics = await read();
      expect(metrics.get('mail_deliveries_total{outcome="failed"}')).toBeGreaterThan(0);
      expect(metrics.get('mail_queue_depth{state="waiting"}')).toBe(1);
    },
    { timeout: 15_000, interval: 100 },
  );
});

test('metrics are not on the public port, and nothing else is on theirs', async () => {
  expect((await fetch(`${server.url}/metrics`, { headers: { accept: 'text/plain' } })).status).toBe(404);
  expect((await fetch(metricsUrl().replace('/metrics', '/api/v1/public/jobs'))).status).toBe(404);
});

test('metrics are still told while the database is away', async () => {
  proxy.cut();
  const metrics = await read();
  expect(metrics.has('mail_queue_depth{state="waiting"}')).toBe(false);
  expect(metrics.get('process_resident_memory_bytes')).toBeGreaterThan(0);
  proxy.restore();
});
