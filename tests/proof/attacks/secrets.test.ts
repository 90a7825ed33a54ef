import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';

import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { readConfig } from '../../../apps/server/src/config.ts';
import { discreet } from '../../../apps/server/src/log.ts';
import type { RunningServer } from '../../../apps/server/src/server.ts';
import { startServer } from '../../../apps/server/src/server.ts';
import { createTestApp, createTestDatabase } from '../../../apps/server/src/testing/testApp.ts';

let server: RunningServer;
let drop: () => Promise<void>;
const lines: string[] = [];

const mailPassword = 'mail-server-password';
const databasePassword = 'database-password';

/** As in production, down to the finest lines, with a mail server that is not there. */
beforeAll(async () => {
  const database = await createTestDatabase();
  drop = database.drop;
  server = await startServer({
    config: readConfig({
      PORT: '0',
      NODE_ENV: 'production',
      DATA_DIR: tmpdir(),
      DATABASE_URL: `postgres://guildhall:${databasePassword}@127.0.0.1:1/guildhall`,
      SMTP_URL: `smtp://guildhall:${mailPassword}@127.0.0.1:1`,
      PUBLIC_URL: 'https://guildhall.example',
      DRAIN_SECONDS: '0',
      LIMITS: 'on',
    }),
    connectionString: database.connectionString,
    log: pino({ ...discreet, level: 'trace' }, { write: (line) => void lines.push(line) }),
  });
});
afterAll(async () => {
  await server.close();
  await drop();
});

type Answer = { readonly status: number; readonly text: string; readonly data: Record<string, unknown> | null };

async function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await fetch(`${server.url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await answer.text();
  // The envelope, which the contract's own tests check.
  const { data } = JSON.parse(text) as { data: Answer['data'] };
  return { status: answer.status, text, data };
}

/** The code in the mail that waits for the mail server. */
async function codeFor(email: string): Promise<string> {
  const { rows } = await sql<{ code: string }>`
    select data -> 'data' ->> 'code' as code from pgboss.job
    where name = 'mail' and data ->> 'to' = ${email} order by created_on desc limit 1`.execute(server.services.db);
  return rows[0]?.code ?? '';
}

/** Makes the accounts' table disappear while `work` goes on: statements fail, with what they were given. */
async function withoutAccounts(work: () => Promise<void>): Promise<void> {
  const { db } = server.services;
  await sql`alter table users rename to users_away`.execute(db);
  await work();
  await sql`alter table users_away rename to users`.execute(db);
}

test('no line of the log, however fine, holds a password, a code, a token, a key or an email', async () => {
  const email = `quiet-${randomUUID()}@example.com`;
  const [password, wrong, next] = ['first-password-here', 'wrong-password-here', 'next-password-here'];
  const key = randomUUID();
  const secrets = [email, password, wrong, next, key, mailPassword, databasePassword];

  await post('/email/send-verification-otp', { email });
  const code = await codeFor(email);
  expect(code).toMatch(/^\d{6}$/);
  secrets.push(code);
  await post('/email/verify-otp', { email, otp: code === '424242' ? '242424' : '424242' });
  await post('/email/verify-otp', { email, otp: code });
  const account = { name: 'Quiet Person', email, password };
  await post('/client/signup', { ...account, password: 'short' }, { 'idempotency-key': key });
  const signedUp = await post('/client/signup', account, { 'idempotency-key': key });
  expect(signedUp.status).toBe(201);
  const token = String(signedUp.data?.['token']);
  secrets.push(token);
  const authorization = `Bearer ${token}`;

  await post('/client/login', { email, password: wrong });
  await post('/freelancer/login', { email, password });
  await post('/client/login', { email, password });
  await post('/client/login', `{"email":"${email}","password":"${password}"`);
  await post('/client/login', { email, password: { text: password } });
  await post('/client/projects', { title: 'Broken' }, { authorization: `${authorization}x` });
  await fetch(`${server.url}/api/v1/client/profile?token=${token}`, { headers: { authorization } });
  await fetch(`${server.url}/reset/${code}/${password}?email=${email}`, { headers: { cookie: `token=${token}` } });

  await post('/client/forgot-password', { email });
  const resetCode = await codeFor(email);
  secrets.push(resetCode);
  await withoutAccounts(async () => {
    expect((await post('/client/login', { email, password })).status).toBe(500);
    const again = { email, otp: resetCode, newPassword: next, confirmPassword: next };
    expect((await post('/client/verify-otp', again)).status).toBe(500);
    expect((await post('/client/projects', {}, { authorization })).status).toBe(500);
  });
  await post('/session/logout', {}, { authorization });
  await expect
    .poll(() => lines.some((line) => line.includes('a mail was not delivered')), { timeout: 15_000 })
    .toBe(true);

  const written = lines.join('');
  expect(written).toContain('a request failed');
  expect(written).toContain('"operation":"signUpClient"');
  // The codes are six digits: as whole words, since any six digits may be part of a time or an id.
  const found = secrets.filter((secret) => new RegExp(`(?<![\\w-])${secret}(?![\\w-])`).test(written));
  expect(found).toEqual([]);
});

describe('what goes wrong inside is told in one sentence, and nothing of it leaves', () => {
  const inside =
    /\bat .+:\d+|node_modules|\.ts\b|\bselect\b|\binsert\b|relation|column|kysely|fastify|postgres|secret/i;

  test('a failing database, a failing handler, and everything that a framework refuses', async () => {
    const here = await createTestApp(
      {},
      {
        log: pino({ level: 'silent' }),
        async extend(app) {
          app.get('/throws', async () => {
            throw new Error('a secret at /srv/app/secret.ts:12');
          });
          app.get('/throws-text', async () => {
            // What a careless library might do.
            // oxlint-disable-next-line no-throw-literal, only-throw-error
            throw 'a secret text';
          });
          app.get('/refuses', async () => {
            throw Object.assign(new Error('a secret refusal'), { statusCode: 418 });
          });
          app.get('/leaks', async () => sql`select secret from nothing`.execute(here.db));
          app.get('/broken-header', async (_request, reply) => reply.header('x-broken', 'a\nb').send('secret'));
          app.get('/unwritable', async () => ({ value: 1n }));
        },
      },
    );
    const statuses: number[] = [];
    for (const url of ['/throws', '/throws-text', '/leaks', '/broken-header', '/unwritable', '/refuses']) {
      const { statusCode, body, headers } = await here.app.inject(url);
      statuses.push(statusCode);
      expect(body).not.toMatch(inside);
      expect(JSON.stringify(headers)).not.toContain('x-powered-by');
      expect(headers['content-security-policy']).toContain("default-src 'self'");
      expect(body).toContain('"success":false');
    }
    expect(statuses).toEqual([500, 500, 500, 500, 500, 400]);
    await here.close();
  });

  test('a database that fails in the middle of a call', async () => {
    await withoutAccounts(async () => {
      const { status, text } = await post('/client/login', { email: 'a@example.com', password: 'whatever it is' });
      expect(status).toBe(500);
      expect(text).not.toMatch(inside);
    });
  });
});
