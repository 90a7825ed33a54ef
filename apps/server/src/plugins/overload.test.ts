import { pbkdf2Sync } from 'node:crypto';

import { afterAll, expect, test } from 'vitest';

import { createTestApp } from '../testing/testApp.ts';

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
