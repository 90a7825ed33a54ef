import { pbkdf2Sync } from 'node:crypto';

import { afterAll, expect, test } from 'vitest';

import { createTestApp } from '../testing/testApp.ts';
import { mostCalls } from './overload.ts';

const here = await createTestApp({}, { shedsLoadAfter: 0 });
afterAll(() => here.close());

const get = (url: string, accept = 'application/json') => here.app.inject({ url, headers: { accept } });

/** Holds the event loop for longer than one of the guard's samples. */
function block(): void {
  const end = performance.now() + 1500;
  while (performance.now() < end) pbkdf2Sync('password', 'salt', 10_000, 32, 'sha256');
}

test('while the event loop is late, requests are refused at once, and served again when it is not', async () => {
  const isServed = async () => (await get('/health/ready')).statusCode;
  await expect.poll(isServed, { timeout: 30_000 }).toBe(200);
  await expect
    .poll(
      async () => {
        block();
        return isServed();
      },
      { timeout: 30_000, interval: 0 },
    )
    .toBe(503);
  const [call, page, live] = await Promise.all([
    get('/api/v1/public/jobs'),
    get('/', 'text/html'),
    get('/health/live'),
  ]);
  expect(call).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5', 'x-content-type-options': 'nosniff' } });
  expect(call.json()).toMatchObject({ success: false, message: expect.stringMatching(/too much to do/) });
  expect(page.headers['content-type']).toMatch('text/html');
  expect(live.statusCode).toBe(200);
  await expect.poll(isServed, { timeout: 30_000 }).toBe(200);
});

test('of more calls than can be answered the excess is refused at once, and the others are answered', async () => {
  const released = Promise.withResolvers<string>();
  const busy = await createTestApp(
    {},
    {
      shedsLoadAfter: Number.MAX_SAFE_INTEGER,
      extend: async (app) => void app.get('/api/v1/slow', () => released.promise),
    },
  );
  const statuses: number[] = [];
  const calls = Array.from({ length: mostCalls + 3 }, async () => {
    const answer = await busy.app.inject('/api/v1/slow');
    statuses.push(answer.statusCode);
    return answer;
  });
  await expect.poll(() => statuses).toEqual([503, 503, 503]);
  const payload = { email: 'a@example.com', password: 'seven quiet lanterns' };
  const withBody = await busy.app.inject({ method: 'POST', url: '/api/v1/client/login', payload });
  expect(withBody).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } });
  expect(withBody.json()).toMatchObject({ success: false, message: expect.stringMatching(/too much to do/) });
  for (const url of ['/health/live', '/health/ready'])
    expect(await busy.app.inject(url)).toMatchObject({ statusCode: 200 });
  released.resolve('done');
  await Promise.all(calls);
  expect(statuses.slice(3)).toEqual(Array.from({ length: mostCalls }, () => 200));
  expect(await busy.app.inject('/api/v1/public/jobs')).toMatchObject({ statusCode: 200 });
  await busy.close();
});
