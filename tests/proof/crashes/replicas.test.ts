import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';

import { connect } from '../../../apps/server/src/db/connect.ts';
import type { Db } from '../../../apps/server/src/db/schema.ts';
import { createDatabase, dropDatabase } from '../../../apps/server/src/embedded/databases.ts';
import { timeLimit } from '../depth.ts';
import type { Balancer } from './balancer.ts';
import { startBalancer } from './balancer.ts';
import { expectKept, expectMails } from './ledger.ts';
import type { MailServer } from './mailServer.ts';
import { startMailServer } from './mailServer.ts';
import type { Pair } from './people.ts';
import { makePairs } from './people.ts';
import type { Replica } from './replica.ts';
import { endReplicas, freePort, startReplica } from './replica.ts';
import { startTraffic } from './traffic.ts';

/** Empty: the replicas make everything in it. */
const name = `replicas_${randomUUID().replaceAll('-', '')}`;
let connectionString: string;
let mail: MailServer;
let db: Db;
/** Two that limit no one, and two that do. */
let replicas: Replica[];
let limiting: Replica[];
let balancer: Balancer;
let limitingBalancer: Balancer;

async function start(settings: Record<string, string> = {}): Promise<Replica> {
  const own = { DATABASE_URL: connectionString, SMTP_URL: mail.url, PORT: await freePort(), DRAIN_SECONDS: '1' };
  return startReplica({ ...own, ...settings });
}

beforeAll(async () => {
  connectionString = await createDatabase(inject('postgres'), name);
  mail = await startMailServer();
  db = connect(connectionString);
}, 120_000);
afterAll(async () => {
  await Promise.all([balancer, limitingBalancer].map((one) => one?.close()));
  await endReplicas();
  await mail.down();
  await db.destroy();
  await dropDatabase(inject('postgres'), name);
});

const post = (url: string, path: string, { token = '', key = '', body = {} }) =>
  fetch(`${url}/api/v1${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      // A connection each, so that the balancer sends them to different replicas.
      connection: 'close',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
  });

const job = {
  title: 'Redesign of our online shop',
  description: 'Our shop is slow on phones. We need a new front end.',
  skillsRequired: 'React,TypeScript',
  budgetMin: 2500,
  budgetMax: 4000,
  duration: '2-3 months',
};

test(
  'five replicas that start at once on an empty database all come up, on one schema',
  async () => {
    const started = await Promise.all(['off', 'off', 'on', 'on', 'on'].map((LIMITS) => start({ LIMITS })));
    const answers = await Promise.all(started.map(({ url }) => fetch(`${url}/health/ready`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const { rows } = await sql<{ count: number }>`select count(*) from kysely_migration`.execute(db);
    expect(rows[0]?.count).toBeGreaterThan(1);
    const last = started.pop();
    last?.kill('SIGTERM');
    expect(await last?.ended).toBe(0);
    [replicas, limiting] = [started.slice(0, 2), started.slice(2)];
    balancer = await startBalancer(replicas.map(({ port }) => port));
    limitingBalancer = await startBalancer(limiting.map(({ port }) => port));
  },
  timeLimit,
);

describe('two replicas behind one address', () => {
  let pair: Pair;
  beforeAll(async () => {
    [pair] = (await makePairs(db, 1)) as [Pair];
  });

  test('one hears at once of a session that was ended at the other', async () => {
    const [{ freelancer }] = (await makePairs(db, 1)) as [Pair];
    const read = (replica: Replica) =>
      fetch(`${replica.url}/api/v1/freelancer/profile`, { headers: { authorization: `Bearer ${freelancer.token}` } });
    const [one, other] = replicas as [Replica, Replica];
    expect([(await read(one)).status, (await read(other)).status]).toEqual([200, 200]);
    expect((await post(one.url, '/session/logout', { token: freelancer.token })).status).toBe(200);
    expect([(await read(one)).status, (await read(other)).status]).toEqual([401, 401]);
  });

  test('a creating call that comes ten times with one key has one effect, and one answer', async () => {
    const key = randomUUID();
    const call = () => post(balancer.url, '/client/projects', { token: pair.client.token, key, body: job });
    const answers = await Promise.all(Array.from({ length: 10 }, call));
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()) as { data: { id: string } }));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(new Set(ids.map(({ data }) => data.id)).size).toBe(1);
    const found = await db.selectFrom('projects').select('id').where('title', '=', job.title).execute();
    expect(found).toHaveLength(1);
  });

  test('a code that is asked for ten times at once is sent once', async () => {
    const email = `${randomUUID()}@example.com`;
    const call = () => post(balancer.url, '/email/send-verification-otp', { body: { email } });
    const answers = await Promise.all(Array.from({ length: 10 }, call));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(9);
    await vi.waitFor(() => expect(mail.to(email)).toHaveLength(1), { timeout: 30_000, interval: 50 });
  });

  test('of seventy jobs that a client posts at once, sixty are taken, whichever replica is asked', async () => {
    const [{ client }] = (await makePairs(db, 1)) as [Pair];
    const call = () => post(limitingBalancer.url, '/client/projects', { token: client.token, body: job });
    const answers = await Promise.all(Array.from({ length: 70 }, call));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(60);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    for (const replica of limiting) replica.kill('SIGTERM');
    expect(await Promise.all(limiting.map(({ ended }) => ended))).toEqual([0, 0]);
  });

  test(
    'when one is killed, and another drained, people work on and nothing is lost',
    async () => {
      await db.deleteFrom('projects').execute();
      const traffic = startTraffic(() => balancer.url, await makePairs(db, 4));
      const [one, other] = replicas as [Replica, Replica];
      await traffic.more(8);
      one.kill('SIGKILL');
      await one.ended;
      await traffic.more(8);
      const third = await start({ PORT: String(one.port) });
      await traffic.more(8);
      const cutBefore = traffic.failures.cut;
      other.kill('SIGTERM');
      expect(await other.ended).toBe(0);
      await traffic.more(8);
      const acknowledged = await traffic.stop();
      expect(traffic.surprises).toEqual([]);
      // Draining cuts no one off in the middle; a kept connection may be used in the very moment of its end.
      expect(traffic.failures.cut - cutBefore).toBeLessThanOrEqual(4);
      await expectKept(db, acknowledged);
      await expectMails(mail, acknowledged);
      replicas = [third];
    },
    timeLimit,
  );

  test('a second signal ends a server that is still waiting for an answer', async () => {
    const replica = await start();
    await db.transaction().execute(async (trx) => {
      await sql`lock table projects`.execute(trx);
      const stuck = fetch(`${replica.url}/api/v1/public/jobs`).catch((error: unknown) => error);
      const waiting = sql<{ count: number }>`select count(*) from pg_locks where not granted`;
      const isStuck = async () => expect((await waiting.execute(db)).rows[0]?.count).toBeGreaterThan(0);
      await vi.waitFor(isStuck, { timeout: 10_000, interval: 10 });
      const insist = setInterval(() => replica.kill('SIGTERM'), 50);
      expect(await replica.ended).toBe(1);
      clearInterval(insist);
      expect(await stuck).toBeInstanceOf(TypeError);
    });
  });
});
