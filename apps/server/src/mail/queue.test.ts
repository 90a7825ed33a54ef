import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Writable } from 'node:stream';

import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { connect } from '../db/connect.ts';
import type { Db } from '../db/schema.ts';
import { createTestDatabase } from '../testing/testApp.ts';
import { mailExamples } from './examples.ts';
import type { HourlyLimit } from './hourlyLimit.ts';
import { openHourlyLimit } from './hourlyLimit.ts';
import type { MailQueue } from './queue.ts';
import { openMailQueue } from './queue.ts';
import type { TestMailServer } from './testing/mailServer.ts';
import { startMailServer } from './testing/mailServer.ts';
import { smtpTransport } from './transport.ts';

let connectionString: string;
let drop: () => Promise<void>;
let db: Db;
let smtp: TestMailServer;
let logged: string;
const queues: MailQueue[] = [];

const log = pino(
  { level: 'trace' },
  new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  }),
);

beforeAll(async () => {
  ({ connectionString, drop } = await createTestDatabase());
  db = connect(connectionString);
});
beforeEach(async () => {
  logged = '';
  smtp = await startMailServer();
});
afterEach(async () => {
  await stopQueues();
  await smtp.close();
  await sql`delete from pgboss.job where name = 'mail'`.execute(db);
});
afterAll(async () => {
  await db.destroy();
  await drop();
});

async function open(isWorking: boolean, smtpUrl = smtp.url, limit?: HourlyLimit): Promise<MailQueue> {
  const queue = await openMailQueue({
    connectionString,
    transport: smtpTransport(smtpUrl),
    from: 'Guildhall <no-reply@guildhall.example>',
    publicUrl: 'https://guildhall.example.com',
    log,
    isWorking,
    ...(limit && { limit }),
    lookEvery: 0.5,
  });
  queues.push(queue);
  return queue;
}

/** Each worker first ends what it is busy with. */
const stopQueues = () => Promise.all(queues.splice(0).map((queue) => queue.stop()));

const code = { template: 'verificationCode', to: 'maya@example.com', data: { code: '481516' } } as const;

/** The one mail in the queue, as the queue keeps it. */
async function job() {
  const { rows } = await sql<{ state: string; retries: number; pause: number }>`
    select state, retry_count as retries, extract(epoch from start_after - now())::float8 as pause
    from pgboss.job where name = 'mail'`.execute(db);
  expect(rows).toHaveLength(1);
  return rows[0];
}

/** Puts the clock on to when the mail is tried again. */
const bringForward = () => sql`update pgboss.job set start_after = now() where name = 'mail'`.execute(db);

/** How many mails have been put back for an hour or what is left of it. */
async function waiting(): Promise<number> {
  const { rows } = await sql`
    select from pgboss.job where name = 'mail' and state <> 'active' and start_after > now() + interval '1 minute'`.execute(
    db,
  );
  return rows.length;
}

async function isWaiting(retries: number): Promise<void> {
  await expect.poll(job, { timeout: 20_000 }).toMatchObject({ state: 'retry', retries: retries - 1 });
}

describe('a mail', () => {
  test('goes out over SMTP soon after the commit, with text and HTML', async () => {
    const { mail } = await open(true);
    await db.transaction().execute((trx) => mail.send(trx, code));
    await smtp.until('taken', 1);
    const [message] = smtp.taken;
    expect(message).toMatchObject({
      subject: '481516 is your Guildhall verification code',
      from: { address: 'no-reply@guildhall.example', name: 'Guildhall' },
      to: [{ address: 'maya@example.com' }],
      messageId: expect.stringMatching(/^<[0-9a-f-]{36}@guildhall\.example>$/),
    });
    expect(message?.text).toContain('481516');
    expect(message?.html).toContain('481516');
  });

  test.each([
    ['interviewScheduled', 'REQUEST', mailExamples.interviewScheduled.interview.client.email],
    ['interviewCancelled', 'CANCEL', undefined],
  ] as const)('of %s carries its calendar file to read and to keep', async (template, method, replyTo) => {
    const { mail } = await open(true);
    const { interview } = mailExamples[template];
    await mail.send(db, { template, to: 'maya@example.com', data: { interview } });
    await smtp.until('taken', 1);
    const [message] = smtp.taken;
    expect(message?.replyTo?.[0]?.address).toBe(replyTo);
    const files = (message?.attachments ?? []).map(({ filename, mimeType, content }) => ({
      filename,
      mimeType,
      text: typeof content === 'string' ? content : new TextDecoder().decode(content),
    }));
    expect(files.map(({ mimeType }) => mimeType).toSorted()).toEqual(['application/ics', 'text/calendar']);
    for (const { text } of files) {
      expect(text.split(/\r?\n/)).toEqual(expect.arrayContaining([`METHOD:${method}`, `UID:${interview.id}`]));
    }
    expect(message?.attachments.find(({ mimeType }) => mimeType === 'text/calendar')?.method).toBe(method);
    expect(files.find(({ mimeType }) => mimeType === 'application/ics')?.filename).toBe('invitation.ics');
  });

  test('that tries to write headers of its own writes words', async () => {
    const { mail } = await open(true);
    const attack = 'Maya\r\nBcc: all@example.com\r\n\r\nHello';
    const data = { ...mailExamples.supportRequest, name: attack, subject: attack };
    await mail.send(db, { template: 'supportRequest', to: 'help@example.com', data });
    await smtp.until('taken', 1);
    const [message] = smtp.taken;
    expect(message).toMatchObject({
      subject: '[Support: technical] Maya Bcc: all@example.com Hello',
      to: [{ address: 'help@example.com' }],
      replyTo: [{ address: data.email, name: 'Maya Bcc: all@example.com Hello' }],
    });
    expect(message?.bcc).toBeUndefined();
    expect(message?.headers.map(({ key }) => key)).not.toContain('bcc');
  });

  test('of a transaction that is rolled back never goes out', async () => {
    const queue = await open(false);
    const rolledBack = db.transaction().execute(async (trx) => {
      await queue.mail.send(trx, code);
      throw new Error('undo');
    });
    await expect(rolledBack).rejects.toThrow('undo');
    expect(await queue.drain()).toBe(0);
    expect(smtp.read).toEqual([]);
  });

  test('with a code that is dead by now is left out, and others are never too old', async () => {
    const { mail } = await open(false);
    await mail.send(db, code);
    await sql`update pgboss.job set created_on = created_on - interval '11 minutes' where name = 'mail'`.execute(db);
    await open(true);
    await expect.poll(job, { timeout: 20_000 }).toMatchObject({ state: 'completed' });
    expect(smtp.read).toEqual([]);
    expect(logged).toContain('too late');

    await mail.send(db, {
      template: 'applicationReceived',
      to: 'jonas@example.com',
      data: mailExamples.applicationReceived,
    });
    await sql`update pgboss.job set created_on = created_on - interval '1 day' where state <> 'completed'`.execute(db);
    await smtp.until('taken', 1);
    expect(smtp.taken[0]?.subject).toContain('applied to');
  });
});

describe('each mail goes out once', () => {
  test('when a server was killed before it could send it', async () => {
    const first = await open(false);
    await first.mail.send(db, code);
    await Promise.all([open(true), open(true)]);
    await smtp.until('taken', 1);
    await stopQueues();
    expect(smtp.read).toHaveLength(1);
    expect(await job()).toMatchObject({ state: 'completed' });
  });

  test('when two servers share forty', async () => {
    const [{ mail }] = await Promise.all([open(true), open(true)]);
    const everybody = Array.from({ length: 40 }, (_, index) => `person${index}@example.com`);
    await db.transaction().execute(async (trx) => {
      for (const to of everybody) await mail.send(trx, { ...code, to });
    });
    await smtp.until('taken', 40);
    await stopQueues();
    expect(smtp.read).toHaveLength(40);
    expect(new Set(smtp.taken.map(({ to }) => to?.[0]?.address))).toEqual(new Set(everybody));
  });

  test('with the same Message-ID, when its server is killed in the middle of the delivery', async () => {
    const queue = await open(false);
    await queue.mail.send(db, code);
    smtp.behaviour = 'hang';
    const worker = spawn(
      process.execPath,
      [join(import.meta.dirname, 'testing/mailWorker.ts'), connectionString, smtp.url],
      {
        stdio: 'inherit',
      },
    );
    const killed = once(worker, 'exit');
    // The mail server has read it all, and will not say whether it took it.
    await smtp.until('read', 1);
    worker.kill('SIGKILL');
    await killed;
    expect(await job()).toMatchObject({ state: 'active' });
    expect(await queue.drain()).toBe(0);

    // The killed server is silent for long enough.
    await sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where name = 'mail'`.execute(db);
    await sql`update pgboss.queue set monitor_claim_on = null`.execute(db);
    smtp.behaviour = 'take';
    expect(await queue.drain()).toBe(1);
    expect(await queue.drain()).toBe(0);
    const [interrupted, delivered] = smtp.read;
    expect(smtp.taken).toEqual([delivered]);
    expect(delivered?.messageId).toBe(interrupted?.messageId);
  }, 60_000);
});

describe('a code in the queue', () => {
  /** Everything that the queue's table holds of its mails. */
  async function kept(): Promise<string> {
    const { rows } = await sql`select * from pgboss.job where name = 'mail'`.execute(db);
    return JSON.stringify(rows);
  }
  const link = { ...code, data: { link: '/signup#code=Zt7yXw2rKp9sLb4nFj6gT1uEoAiYxWcq0H5dVv1m8c3' } } as const;

  test('is there no longer when it was sent', async () => {
    const { mail } = await open(true);
    await mail.send(db, code);
    await mail.send(db, link);
    await smtp.until('taken', 2);
    await stopQueues();
    expect(await kept()).not.toMatch(/481516|Zt7yXw2r/);
    expect(await kept()).toContain('verificationCode');
  });

  test('nor when it was given up', async () => {
    smtp.behaviour = 'refuse';
    const { mail } = await open(true);
    await sql`update pgboss.queue set retry_limit = 0 where name = 'mail'`.execute(db);
    await mail.send(db, code);
    await expect.poll(job, { timeout: 20_000 }).toMatchObject({ state: 'failed' });
    await stopQueues();
    expect(await kept()).not.toContain('481516');
  });

  test.each([
    ['came too late', sql`created_on = created_on - interval '11 minutes'`],
    ['was left by a server that was killed', sql`state = 'failed'`],
  ])('nor when it %s', async (_how, change) => {
    const queue = await open(false);
    await queue.mail.send(db, code);
    await sql`update pgboss.job set ${change} where name = 'mail'`.execute(db);
    expect(await queue.drain()).toBe(0);
    expect(await kept()).not.toContain('481516');
    expect(smtp.read).toEqual([]);
  });

  test('is still there while it waits', async () => {
    const queue = await open(false);
    await queue.mail.send(db, link);
    await sql`update pgboss.job set created_on = created_on - interval '11 minutes' where name = 'mail'`.execute(db);
    expect(await queue.drain()).toBe(1);
  });
});

describe('the limit of mails an hour', () => {
  test('makes everything wait but codes, and says so once', async () => {
    let held = 0;
    let offset = 0;
    const clock = { now: () => new Date(Date.now() + offset) };
    const limit = openHourlyLimit({ db, clock, perHour: 4, log, onHeld: () => (held += 1) });
    const { mail } = await open(true, smtp.url, limit);
    const other = { template: 'applicationReceived', data: mailExamples.applicationReceived } as const;
    await db.transaction().execute(async (trx) => {
      for (const to of ['a@example.com', 'b@example.com', 'c@example.com']) await mail.send(trx, { ...other, to });
      for (let count = 0; count < 6; count += 1) await mail.send(trx, code);
    });
    await smtp.until('taken', 6);
    await expect.poll(waiting, { timeout: 20_000 }).toBe(3);
    expect(held).toBe(3);
    expect(smtp.taken.map(({ to }) => to?.[0]?.address)).toEqual(Array.from({ length: 6 }, () => code.to));
    expect(logged.match(/MAILS_PER_HOUR is reached/g)).toHaveLength(1);

    offset = 3_600_001;
    await bringForward();
    await smtp.until('taken', 9);
    await stopQueues();
    expect(smtp.read).toHaveLength(9);
  });
});

test('digests wait behind all other mail, and leave it a fifth of the limit', async () => {
  const claimed: string[] = [];
  let held = 0;
  const limit = openHourlyLimit({ db, clock: { now: () => new Date() }, perHour: 5, log, onHeld: () => (held += 1) });
  const counting: HourlyLimit = {
    claim(mail) {
      claimed.push(mail.isBulk ? 'digest' : 'other');
      return limit.claim(mail);
    },
  };
  await sql`delete from rate_limits`.execute(db);
  const queue = await open(false, smtp.url, counting);
  await queue.mail.send(db, {
    template: 'savedSearchDigest',
    to: 'a@example.com',
    data: mailExamples.savedSearchDigest,
  });
  await queue.mail.send(db, {
    template: 'applicationReceived',
    to: 'b@example.com',
    data: mailExamples.applicationReceived,
  });
  const { rows } = await sql<{ template: string }>`
    select data ->> 'template' as template from pgboss.job where name = 'mail' order by priority desc`.execute(db);
  expect(rows.map(({ template }) => template)).toEqual(['applicationReceived', 'savedSearchDigest']);
  expect(await queue.drain()).toBe(2);
  expect(claimed).toEqual(['digest', 'other']);
  const claim = (isBulk: boolean) => limit.claim({ isCode: false, isBulk });
  expect([await claim(true), await claim(true)]).toEqual([null, null]);
  expect(await claim(true)).toBeInstanceOf(Date);
  expect([held, logged.includes('MAILS_PER_HOUR')]).toEqual([1, false]);
  expect(await claim(false)).toBeNull();
  expect(await claim(false)).toBeInstanceOf(Date);
});

test('a mail server elsewhere must offer TLS, unless its address says that it has none', async () => {
  // Another name of this machine, and no loopback address.
  const elsewhere = smtp.url.replace('127.0.0.1', '0.0.0.0');
  const envelope = { id: 'id', from: 'a@example.com', to: 'b@example.com', subject: 'Hello', text: 'Hello', html: '' };
  const [strict, plain] = [smtpTransport(elsewhere), smtpTransport(`${elsewhere}?tls=none`)];
  await expect(strict.deliver(envelope)).rejects.toThrow(/TLS/);
  expect(smtp.read).toEqual([]);
  await plain.deliver(envelope);
  expect(smtp.read).toHaveLength(1);
  strict.close();
  plain.close();
});

test('mails share their connections to the mail server', async () => {
  const transport = smtpTransport(smtp.url);
  const envelope = { id: 'id', from: 'a@example.com', to: 'b@example.com', subject: 'Hello', text: 'Hello', html: '' };
  for (let count = 0; count < 5; count += 1) await transport.deliver(envelope);
  expect(smtp.connections()).toBe(1);
  transport.close();
});

describe('a mail server', () => {
  test('that turns a mail away is asked again after growing pauses, until it takes it', async () => {
    smtp.behaviour = 'refuse';
    const { mail } = await open(true);
    await mail.send(db, code);
    const pauses: number[] = [];
    for (const tries of [1, 2, 3, 4]) {
      await smtp.until('read', tries);
      await isWaiting(tries);
      pauses.push((await job())?.pause ?? 0);
      if (tries === 4) smtp.behaviour = 'take';
      await bringForward();
    }
    await smtp.until('taken', 1);
    await stopQueues();
    // 5 seconds, doubled each time, of which up to half is left to chance so that not all come back at once.
    expect(pauses[0]).toBeLessThan(11);
    expect(pauses[3]).toBeGreaterThan(15);
    expect(smtp.read).toHaveLength(5);
    expect(new Set(smtp.read.map(({ messageId }) => messageId)).size).toBe(1);
    expect(await job()).toMatchObject({ state: 'completed' });
  }, 60_000);

  test('that is down gets the mail when it is back', async () => {
    const { port } = new URL(smtp.url);
    await smtp.close();
    const { mail } = await open(true);
    await mail.send(db, code);
    await isWaiting(1);
    smtp = await startMailServer(Number(port));
    await bringForward();
    await smtp.until('taken', 1);
    await stopQueues();
    expect(smtp.read).toHaveLength(1);
  }, 60_000);

  test('that never wants a mail is left in peace in the end, which the log says aloud', async () => {
    smtp.behaviour = 'refuse';
    const { mail } = await open(true);
    await sql`update pgboss.queue set retry_limit = 1 where name = 'mail'`.execute(db);
    await mail.send(db, code);
    await isWaiting(1);
    await bringForward();
    await expect.poll(job, { timeout: 20_000 }).toMatchObject({ state: 'failed' });
    await stopQueues();
    expect(logged).toContain('given up');
    expect(smtp.read).toHaveLength(2);
  }, 60_000);

  test('that fails leaves no code in the log', async () => {
    smtp.behaviour = 'refuse';
    const { mail } = await open(true);
    await mail.send(db, code);
    await isWaiting(1);
    await stopQueues();
    expect(logged).toContain('verificationCode');
    expect(logged).not.toContain(code.data.code);
  }, 60_000);
});
