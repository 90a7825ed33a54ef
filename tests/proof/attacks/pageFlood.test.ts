import { afterAll, expect, test } from 'vitest';

import { readConfig } from '../../../apps/server/src/config.ts';
import { createTestApp } from '../../../apps/server/src/testing/testApp.ts';
import { servePages } from '../../../apps/server/src/web/pages.ts';

const services = { config: readConfig({ NODE_ENV: 'test' }), headline: async () => null, connectionString: '' };
const here = await createTestApp({}, { extend: (app) => servePages(app, undefined, services) });
afterAll(() => here.close());

const open = (remoteAddress: string) => here.app.inject({ url: '/', remoteAddress, headers: { accept: 'text/html' } });

test('one address opens so many pages in a minute and no more, and others open theirs', async () => {
  const statuses = [];
  for (let page = 0; page < 620; page += 1) statuses.push((await open('203.0.113.7')).statusCode);
  expect(statuses.indexOf(429)).toBe(600);
  expect(new Set(statuses.slice(600))).toEqual(new Set([429]));
  const refused = await open('203.0.113.7');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers['content-type']).toMatch('text/html');
  expect((await open('203.0.113.8')).statusCode).not.toBe(429);
  // A subscriber's whole network counts as one.
  for (let page = 0; page < 601; page += 1) await open(`2001:db8::${page.toString(16)}`);
  expect((await open('2001:db8::ffff')).statusCode).toBe(429);
});
