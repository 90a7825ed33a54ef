import { tmpdir } from 'node:os';

import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { safeError } from '../log.ts';
import type { Marketplace } from '../operations/testing/marketplace.ts';
import { openMarketplace } from '../operations/testing/marketplace.ts';
import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';

let testApp: TestApp;
let app: TestApp['app'];
let market: Marketplace;
let lines: string[];

beforeAll(async () => {
  testApp = await createTestApp();
  market = openMarketplace(testApp);
  const config = readConfig({ NODE_ENV: 'production', DATA_DIR: tmpdir() });
  const log = pino(
    { level: 'info', base: null, serializers: { err: safeError } },
    { write: (line) => void lines.push(line) },
  );
  const { db, mail, files, changes, clock } = testApp;
  app = await createApp({ services: { db, mail, files, changes, clock, config }, log });
});
afterAll(async () => {
  await app.close();
  await testApp.close();
});
beforeEach(() => {
  lines = [];
});

const entries = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

test('each request leaves one line: which operation, who, how it ended, how long it took', async () => {
  const client = await market.makeClient();
  const answer = await app.inject({
    url: '/api/v1/client/projects?query=maya@example.com',
    headers: { authorization: `Bearer ${client.token}` },
  });
  expect(answer.statusCode).toBe(200);
  expect(entries()).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      reqId: answer.headers['x-request-id'],
      operation: 'listClientProjects',
      method: 'GET',
      status: 200,
      ms: expect.any(Number),
      user: client.userId,
      msg: 'request',
    },
  ]);
});

test('what is secret or personal never reaches the log', async () => {
  const client = await market.makeClient();
  const feed = await market.call('renewCalendarFeed', { token: client.token });
  const calendar = new URL(feed.data.address ?? '').pathname;
  const secrets = ['seven quiet lanterns', 'maya@example.com', '481516', client.token, calendar.split('.')[1] ?? ''];
  expect((await app.inject({ url: calendar })).statusCode).toBe(200);
  await app.inject({ url: calendar.replace('.ics', 'x.ics') });
  await app.inject({ url: `/api/v1/public/jobs?query=${secrets[1]}` });
  await app.inject({ url: `/%zz?email=${secrets[1]}` });
  await app.inject({ url: `/nowhere/${secrets[1]}` });
  await app.inject({
    method: 'POST',
    url: '/api/v1/client/login',
    payload: { email: secrets[1], password: secrets[0] },
  });
  await app.inject({
    method: 'POST',
    url: '/api/v1/email/verify-otp',
    payload: { email: secrets[1], otp: secrets[2] },
  });
  await app.inject({
    method: 'POST',
    url: '/api/v1/session/logout',
    headers: { authorization: `Bearer ${client.token}` },
  });
  expect(lines.length).toBeGreaterThanOrEqual(5);
  for (const secret of secrets) expect(lines.join('')).not.toContain(secret);
});

test('a request keeps the id it came with, so that logs can be put together', async () => {
  const id = '4bf92f3577b34da6a3ce929d0e0e4736';
  const answer = await app.inject({ url: '/health/live', headers: { 'x-request-id': id } });
  expect([answer.headers['x-request-id'], entries()[0]?.['reqId']]).toEqual([id, id]);
});

test.each([
  ['none', undefined],
  ['a short one', 'a'],
  ['one that would forge a line', 'abcdefgh\\n{"level":60}'],
  ['an endless one', 'a'.repeat(129)],
])('a request with a bad id (%s) gets one of ours', async (_title, id) => {
  const answer = await app.inject({ url: '/health/live', headers: id === undefined ? {} : { 'x-request-id': id } });
  expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
});

test('refusals of every kind carry an id as well', async () => {
  for (const url of ['/nowhere', '/%zz', '/api/v1/client/projects', '/api/v1/public/jobs?colour=blue']) {
    expect((await app.inject({ url })).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test('an error is logged without the row or the address that it is about', async () => {
  const failed: unknown = await testApp.db
    .insertInto('users')
    .values({
      role: 'CLIENT',
      name: 'Maya',
      email: (await market.makeClient()).email,
      passwordHash: 'x',
      createdAt: new Date(),
    })
    .execute()
    .catch((error: unknown) => error);
  expect(failed).toMatchObject({ detail: expect.stringContaining('@example.com') });
  const turnedAway = new Error('550 5.1.1 <maya@example.com>: no such user', { cause: failed });
  const text = JSON.stringify(safeError(turnedAway));
  expect(text).not.toContain('@example.com');
  expect(safeError(turnedAway)).toMatchObject({
    message: '550 5.1.1 <[address]>: no such user',
    cause: { errorCode: '23505', table: 'users' },
  });
});

test('what a library has copied of an error says what it was, and an error that holds several says each', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED ::1:5432'), { code: 'ECONNREFUSED' });
  expect(
    safeError({ code: 'ECONNREFUSED', message: `${refused.message} for maya@example.com`, queue: 'mail' }),
  ).toMatchObject({
    message: 'connect ECONNREFUSED ::1:5432 for [address]',
    errorCode: 'ECONNREFUSED',
  });
  const several = safeError(new AggregateError([refused]));
  expect(several).toMatchObject({ errors: [{ message: 'connect ECONNREFUSED ::1:5432' }] });
  expect(safeError('a text that may be anything')).toEqual({ message: 'not an error' });
});
