import { gzipSync } from 'node:zlib';

import type { OperationId } from '@guildhall/api/operations';
import { operations as facts } from '@guildhall/api/operations';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Marketplace, Person } from '../../../apps/server/src/operations/testing/marketplace.ts';
import { openMarketplace } from '../../../apps/server/src/operations/testing/marketplace.ts';
import type { TestApp } from '../../../apps/server/src/testing/testApp.ts';
import { createTestApp } from '../../../apps/server/src/testing/testApp.ts';

let here: TestApp;
let market: Marketplace;
let client: Person;
let maya: Person;

beforeAll(async () => {
  here = await createTestApp();
  market = openMarketplace(here);
  [client, maya] = [await market.makeClient(), await market.makeFreelancer()];
});
afterAll(() => here.close());

type Sent = InjectOptions;

/** Sends a request and returns its status, when the answer is a refusal in the envelope that tells nothing of our inside. */
async function refused(request: Sent): Promise<number> {
  const answer = await here.app.inject(request);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  const envelope: unknown = answer.json();
  expect(envelope).toMatchObject({ success: false, data: null, message: expect.any(String) });
  expect(answer.body).not.toMatch(
    /node_modules|\.ts:|at \w+ \(|select .* from |insert into |SyntaxError|kysely|fastify/i,
  );
  return answer.statusCode;
}

const asClient = (): Record<string, string> => ({ authorization: `Bearer ${client.token}` });

describe('an address with a trick leads nowhere', () => {
  const jobs = '/api/v1/public/jobs';
  test.each([
    '/..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/%252e%252e%252fetc%252fpasswd',
    '/assets/..%2f..%2fserver%2fentryServer.js',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..\\..\\package.json',
    `${jobs}/..%2f..%2fclient%2fprofile`,
    `${jobs}/%2e%2e`,
    `${jobs}/%00`,
    `${jobs}/${'0'.repeat(36)}`,
    `${jobs}/00000000-0000-4000-8000-000000000000%2f`,
    `${jobs}/00000000-0000-4000-8000-000000000000%00`,
    `${jobs}/00000000-0000-4000-8000-000000000000;admin`,
    `${jobs}/'%20or%201=1--`,
    `${jobs}/${'a'.repeat(5000)}`,
    `${jobs}/`,
    `/${jobs}`,
    '/api//v1/public/jobs',
    '/API/V1/public/jobs',
    '/api/v1/Public/Jobs',
    '/api/v1/public/jobs%20',
    '/api/v1/public%2fjobs',
    '/api/v1/public/jobs%',
    '/api/v1/public/jobs%ff',
    '/api/v1/public/freelancers/%c0%ae%c0%ae/profile',
    '/dev/mailbox',
    '/metrics',
    '/.env',
    '/.git/config',
  ])('%s', async (url) => {
    expect([400, 404]).toContain(await refused({ url, headers: { accept: 'application/json' } }));
  });
});

test('no header and no parameter changes the method', async () => {
  for (const name of ['x-http-method-override', 'x-method-override', 'x-http-method']) {
    const url = '/api/v1/session/logout';
    expect(await refused({ method: 'GET', url, headers: { ...asClient(), [name]: 'POST' } })).toBe(405);
  }
  expect(await refused({ method: 'GET', url: '/api/v1/session/logout?_method=POST', headers: asClient() })).toBe(405);
  expect((await market.call('getClientProfile', { token: client.token })).status).toBe(200);
});

test('no header changes the address or the role', async () => {
  const headers = {
    'x-original-url': '/api/v1/client/profile',
    'x-rewrite-url': '/api/v1/client/profile',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-prefix': '/evil',
    'x-user-id': client.userId,
    'x-role': 'CLIENT',
  };
  const answer = await here.app.inject({ url: '/api/v1/public/jobs', headers });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).not.toContain('evil');
  expect(await refused({ url: '/api/v1/client/profile', headers })).toBe(401);
  const asMaya = { ...headers, authorization: `Bearer ${maya.token}` };
  expect(await refused({ url: '/api/v1/client/profile', headers: asMaya })).toBe(403);
});

describe('an Authorization header with a trick signs no one in', () => {
  test.each([
    ['no token', 'Bearer'],
    ['an empty token', 'Bearer '],
    ['another scheme', 'Basic TOKEN'],
    ['the token alone', 'TOKEN'],
    ['two tokens', 'Bearer TOKEN TOKEN'],
    ['a list', 'Bearer TOKEN, Bearer TOKEN'],
    ['a longer token', 'Bearer TOKENa'],
    ['a wildcard', 'Bearer %'],
    ['SQL', "Bearer ' or '1'='1"],
    ['a token without signature', 'Bearer eyJhbGciOiJub25lIn0.eyJyb2xlIjoiQ0xJRU5UIn0.'],
    ['eight thousand characters', `Bearer ${'a'.repeat(8000)}`],
  ])('%s', async (_trick, pattern) => {
    const authorization = pattern.replaceAll('TOKEN', client.token);
    expect(await refused({ url: '/api/v1/client/profile', headers: { authorization } })).toBe(401);
  });

  test('nor does a token in the address, a cookie or the body', async () => {
    expect(await refused({ url: `/api/v1/client/profile?token=${client.token}` })).toBe(401);
    expect(await refused({ url: '/api/v1/client/profile', headers: { cookie: `token=${client.token}` } })).toBe(401);
  });
});

describe('JSON with a trick changes nothing', () => {
  const url = '/api/v1/client/projects';
  const post = (payload: string, type = 'application/json'): Sent => ({
    method: 'POST',
    url,
    headers: { ...asClient(), 'content-type': type },
    payload,
  });
  const withField = (field: string) => JSON.stringify(market.job).replace(/}$/, `,${field}}`);

  test.each([
    ['a prototype', '"__proto__":{"isAdmin":true}'],
    ['a prototype in other letters', '"\\u005f_proto__":{"isAdmin":true}'],
    ["a constructor's prototype", '"constructor":{"prototype":{"isAdmin":true}}'],
    ['a constructor', '"constructor":"x"'],
    ['a method of every object', '"toString":"x","hasOwnProperty":"x"'],
    ['a field that the server sets', '"status":"COMPLETED"'],
    ['an owner', '"clientId":"00000000-0000-4000-8000-000000000000"'],
    ['a number that is none', '"budgetMin":1e999'],
    ['a number of a thousand digits', `"budgetMax":${'9'.repeat(1000)}`],
    ['a number below zero', '"budgetMin":-1'],
    ['an object for text', '"title":{"$ne":null}'],
    ['a list for text', '"title":["a"]'],
    ['a null byte', '"title":"a\\u0000b"'],
    ['half a character', '"title":"\\ud800"'],
  ])('%s', async (_trick, field) => {
    const before = await here.db.selectFrom('projects').select('id').execute();
    expect([400, 422]).toContain(await refused(post(withField(field))));
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
    expect(await here.db.selectFrom('projects').select('id').execute()).toEqual(before);
  });

  test.each([
    ['lists', '['.repeat(120_000)],
    ['closed lists', '['.repeat(120_000) + ']'.repeat(120_000)],
    ['objects', `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`],
    ['objects in a field', `{"title":${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}}`],
    ['objects with a forbidden name', `${'{"__proto__":'.repeat(15_000)}1${'}'.repeat(15_000)}`],
    ['a list of many', `{"skillsRequired":[${'"React",'.repeat(30_000)}"React"]}`],
    ['many fields', `{${Array.from({ length: 15_000 }, (_, index) => `"f${index}":1`).join()}}`],
  ])('a body deep or wide with %s is refused', async (_shape, payload) => {
    expect([400, 422]).toContain(await refused(post(payload)));
  });

  test.each([
    ['text/plain', 415],
    ['text/json', 415],
    ['application/jsonp', 415],
    ['application/json-patch+json', 415],
    ['application/x-www-form-urlencoded', 415],
    ['application/xml', 415],
    ['', 415],
    ['application', 415],
    ['multipart/form-data', 415],
    ['application/json, text/plain', 415],
  ])('JSON that says to be %o: %i', async (type, status) => {
    expect(await refused(post(JSON.stringify(market.job), type))).toBe(status);
  });

  test.each([
    ['a form', 'title=a&budgetMin=1'],
    ['XML', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
    ['two texts', '{}{}'],
    ['a comment', '{/**/}'],
    ['a single quote', "{'title':'a'}"],
    ['NaN', '{"budgetMin":NaN}'],
    ['half a text', '{"title":"a'],
  ])('%s that says to be JSON', async (_kind, payload) => {
    expect(await refused(post(payload))).toBe(400);
  });

  test.each(['null', '[]', '"text"', '1', 'true'])('%s is no form', async (payload) => {
    expect([400, 422]).toContain(await refused(post(payload)));
  });

  test('bytes that are packed or in another alphabet are not read as JSON', async () => {
    const packed = gzipSync(JSON.stringify(market.job));
    const headers = { ...asClient(), 'content-type': 'application/json', 'content-encoding': 'gzip' };
    expect(await refused({ method: 'POST', url, headers, payload: packed })).toBe(400);
    const wide = Buffer.from(JSON.stringify(market.job), 'utf16le');
    const inUtf16 = { ...asClient(), 'content-type': 'application/json; charset=utf-16' };
    expect(await refused({ method: 'POST', url, headers: inUtf16, payload: wide })).toBe(400);
  });
});

describe('a form with a trick changes nothing', () => {
  const put = (payload: string, type = 'multipart/form-data; boundary=b'): Sent => ({
    method: 'PUT',
    url: '/api/v1/client/profile',
    headers: { ...asClient(), 'content-type': type },
    payload,
  });
  const part = (name: string, value = 'x') =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const end = '--b--\r\n';

  test.each([
    ['a prototype', `${part('__proto__')}${end}`],
    ['a constructor', `${part('constructor')}${end}`],
    ['a path for a name', `${part('__proto__[isAdmin]', 'true')}${end}`],
    ['the same field twice', `${part('companyName')}${part('companyName')}${end}`],
    ['a thousand fields', `${Array.from({ length: 1000 }, (_, index) => part(`f${index}`)).join('')}${end}`],
    ['a name of ten thousand letters', `${part('a'.repeat(10_000))}${end}`],
    ['no end', part('companyName')],
    ['no parts', ''],
    ['nonsense', 'nonsense'],
    ['a part without a name', `--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n${end}`],
  ])('%s', async (_trick, payload) => {
    expect([400, 413, 422]).toContain(await refused(put(payload)));
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
  });

  test('a form without a boundary, or with an endless one', async () => {
    expect([400, 415, 422]).toContain(await refused(put(`${part('companyName')}${end}`, 'multipart/form-data')));
    const type = `multipart/form-data; boundary=${'b'.repeat(5000)}`;
    expect([400, 422]).toContain(await refused(put(`${part('companyName')}${end}`, type)));
  });
});

describe('a query with a trick is refused by name', () => {
  const url = '/api/v1/public/jobs';
  test.each([
    '__proto__=1',
    '__proto__[isAdmin]=1',
    'constructor=1',
    'constructor[prototype][isAdmin]=1',
    'toString=1',
    'page=1&page=2',
    'page[]=1',
    'page=99999999999999999999',
    'page=-1',
    'page=1.5',
    'page=NaN',
    'limit=1000000',
    'sort=id;drop table users',
    'search=%00',
  ])('%s', async (query) => {
    expect(await refused({ url: `${url}?${query}` })).toBe(400);
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
  });

  test('two thousand parameters', async () => {
    const query = Array.from({ length: 2000 }, (_, index) => `p${index}=1`).join('&');
    expect(await refused({ url: `${url}?${query}` })).toBe(400);
  });

  test('a search full of what databases and patterns take for more than text finds nothing, and breaks nothing', async () => {
    for (const query of ["' or 1=1 --", '%_%_%', '\\', '(((((', ':* & !', '<->', '"', '$$', '*'.repeat(99)]) {
      const answer = await here.app.inject({ url, query: { query } });
      expect([query, answer.statusCode]).toEqual([query, 200]);
    }
  });
});

test("someone else's id is refused wherever it is put, and tells nothing", async () => {
  const stranger = await market.makeClient();
  const projectId = await market.postJob(stranger);
  const own: Partial<Record<OperationId, Record<string, string>>> = {
    cancelProject: { projectId },
    approveCompletion: { projectId },
  };
  for (const [id, params] of Object.entries(own)) {
    const { method, path } = facts[id as OperationId];
    const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params?.[name] ?? '');
    expect(await refused({ method, url, headers: asClient() })).toBe(403);
  }
});
