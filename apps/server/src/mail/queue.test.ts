import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { connect } from '../db/connect.ts';
import type { Db } from '../db/schema.ts';
import { createTestDatabase } from '../testing/testApp.ts';
import type { MailQueue } from './queue.ts';
import { openMailQueue } from './queue.ts';
import { smtpTransport } from './transport.ts';

let connectionString: string;
let drop: () => Promise<void>;
let db: Db;
let smtp: SMTPServer;
let received: string[];
let isRefusing: boolean;
const queues: MailQueue[] = [];

beforeAll(async () => {
  ({ connectionString, drop } = await createTestDatabase());
  db = connect(connectionString);
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (!isRefusing) received.push(Buffer.concat(chunks).toString());
        done(isRefusing ? Object.assign(new Error('Try later'), { responseCode: 451 }) : null);
      });
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
});
beforeEach(() => {
  received = [];
  isRefusing = false;
});
afterEach(async () => {
  await Promise.all(queues.splice(0).map((queue) => queue.stop()));
});
afterAll(async () => {
  smtp.close(() => {});
  await db.destroy();
  await drop();
});

async function open(isWorking: boolean): Promise<MailQueue> {
  const { port } = smtp.server.address() as AddressInfo;
  const queue = await openMailQueue({
    connectionString,
    transport: smtpTransport(`smtp://127.0.0.1:${port}`),
    from: 'Guildhall <no-reply@guildhall.example>',
    publicUrl: 'https://guildhall.example.com',
    log: pino({ level: 'silent' }),
    isWorking,
  });
  queues.push(queue);
  return queue;
}

const code = { template: 'verificationCode', to: 'maya@example.com', data: { code: '481516' } } as const;

async function arrived(count: number): Promise<void> {
  for (let tries = 0; tries < 200 && received.length < count; tries += 1) await sleep(50);
  expect(received).toHaveLength(count);
}

test('a mail goes out over SMTP soon after the commit, with text and HTML', async () => {
  const { mail } = await open(true);
  await db.transaction().execute((trx) => mail.send(trx, code));
  await arrived(1);
  const message = await PostalMime.parse(received[0] ?? '');
  expect(message).toMatchObject({
    subject: '481516 is your Guildhall verification code',
    from: { address: 'no-reply@guildhall.example', name: 'Guildhall' },
    to: [{ address: 'maya@example.com' }],
    messageId: expect.stringMatching(/^<[0-9a-f-]{36}@/),
  });
  expect(message.text).toContain('481516');
  expect(message.html).toContain('481516');
});

test('a mail of a transaction that is rolled back never goes out', async () => {
  const queue = await open(false);
  const rolledBack = db.transaction().execute(async (trx) => {
    await queue.mail.send(trx, code);
    throw new Error('undo');
  });
  await expect(rolledBack).rejects.toThrow('undo');
  expect(await queue.drain()).toBe(0);
});

test('mail queued by a server that was killed is sent by the next one, once', async () => {
  const first = await open(false);
  await first.mail.send(db, code);
  await open(true);
  await open(true);
  await arrived(1);
  await sleep(1000);
  expect(received).toHaveLength(1);
});

test('a mail that the mail server turns away is tried again', async () => {
  isRefusing = true;
  const { mail } = await open(true);
  await mail.send(db, code);
  await sleep(1500);
  expect(received).toHaveLength(0);
  isRefusing = false;
  await arrived(1);
}, 40_000);
