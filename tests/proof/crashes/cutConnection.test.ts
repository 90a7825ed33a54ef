import { randomUUID } from 'node:crypto';
import { connect as openSocket } from 'node:net';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { connect } from '../../../apps/server/src/db/connect.ts';
import type { Db } from '../../../apps/server/src/db/schema.ts';
import { createTestDatabase } from '../../../apps/server/src/testing/testApp.ts';
import { depth, timeLimit } from '../depth.ts';
import type { MailServer } from './mailServer.ts';
import { startMailServer } from './mailServer.ts';
import type { Pair } from './people.ts';
import { makePairs } from './people.ts';
import type { Replica } from './replica.ts';
import { endReplicas, freePort, startReplica } from './replica.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Db;
let mail: MailServer;
let replica: Replica;
let pair: Pair;

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect(database.connectionString);
  mail = await startMailServer();
  replica = await startReplica({
    DATABASE_URL: database.connectionString,
    SMTP_URL: mail.url,
    PORT: await freePort(),
  });
  [pair] = (await makePairs(db, 1)) as [Pair];
});
afterAll(async () => {
  await endReplicas();
  await mail.down();
  await db.destroy();
  await database.drop();
});

const path = '/api/v1/client/projects';

function request(title: string, key: string) {
  const body = JSON.stringify({
    title,
    description: 'Our shop is slow on phones. We need a new front end.',
    skillsRequired: 'React,TypeScript',
    budgetMin: 2500,
    budgetMax: 4000,
    duration: '2-3 months',
  });
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${pair.client.token}`,
    'idempotency-key': key,
  };
  return { body, headers };
}

/** Sends the whole request, and goes away after so many milliseconds without having read an answer. */
async function sendAndVanish(title: string, key: string, after: number): Promise<void> {
  const { body, headers } = request(title, key);
  const lines = Object.entries({ host: 'localhost', 'content-length': String(Buffer.byteLength(body)), ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  await new Promise<void>((resolve) => {
    const socket = openSocket(replica.port, '127.0.0.1');
    socket.on('error', () => {});
    socket.once('close', () => resolve());
    socket.write(`POST ${path} HTTP/1.1\r\n${head}\r\n${body}`, () => {
      setTimeout(() => socket.destroy(), after);
    });
  });
}

async function send(title: string, key: string) {
  const { body, headers } = request(title, key);
  const answer = await fetch(replica.url + path, { method: 'POST', headers, body });
  return { status: answer.status, replayed: answer.headers.get('idempotent-replayed'), text: await answer.text() };
}

const times = depth({ small: 20, deep: 500 });

test(
  `a job whose sender lost the connection is posted once when it is sent again, ${times} times`,
  async () => {
    for (let round = 0; round < times; round += 1) {
      const [title, key] = [`Shop ${randomUUID()}`, randomUUID()];
      // From before the request is read to after it is answered.
      await sendAndVanish(title, key, round % 20);
      const first = await send(title, key);
      const again = await send(title, key);
      expect([first.status, again.status, again.replayed]).toEqual([201, 201, 'true']);
      expect(again.text).toBe(first.text);
      const found = await db.selectFrom('projects').select('id').where('title', '=', title).execute();
      expect(found).toHaveLength(1);
    }
  },
  timeLimit,
);
