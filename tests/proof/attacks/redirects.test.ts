import { afterAll, expect, test } from 'vitest';

import { readConfig } from '../../../apps/server/src/config.ts';
import { createTestApp } from '../../../apps/server/src/testing/testApp.ts';
import { servePages } from '../../../apps/server/src/web/pages.ts';
import { onThisSite } from '../../../apps/server/src/web/plainPage.ts';

const services = { config: readConfig({ NODE_ENV: 'test' }), headline: async () => null, connectionString: '' };
const here = await createTestApp({}, { extend: (app) => servePages(app, undefined, services) });
afterAll(() => here.close());

const site = 'https://guildhall.example';
const starts = [
  '//',
  '///',
  '////',
  '/\\\\',
  '\\\\',
  '/\\',
  '/\t/',
  ' //',
  '//user@',
  '//%5c',
  '/%2f%2f',
  '/./',
  '/..//',
  '/.//',
];
const ends = ['', '/', '/login', '/login?next=//evil.example', '/..//login', '/%2e%2e//x'];
const addresses = [
  ...starts.flatMap((start) => ends.map((end) => `${start}evil.example${end}`)),
  'https://evil.example/login',
  'https:evil.example',
  'javascript:alert(1)',
  '/login',
  '/jobs?page=2',
];

test.each(addresses)('a form that is posted to %j is shown again on this site, or not at all', async (url) => {
  const { headers } = await here.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'a=1',
  });
  expect(new URL(headers.location ?? '/', `${site}/a/b`).origin).toBe(site);
});

test('wherever a page leads to is on this site, and the rest of the address stays', () => {
  for (const address of addresses.filter((one) => !/^[a-z]+:/.test(one)))
    expect(new URL(onThisSite(address), `${site}/a/b`).origin).toBe(site);
  expect(onThisSite('/login?next=%2Fjobs%3Fa%3D1#top')).toBe('/login?next=%2Fjobs%3Fa%3D1#top');
});
