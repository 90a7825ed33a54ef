import type { FastifyBaseLogger } from 'fastify';
import type { JobWithMetadata } from 'pg-boss';
import { fromKysely, PgBoss } from 'pg-boss';

import type { Db } from '../db/schema.ts';
import { isErased } from '../domain/erasedAccount.ts';
import { findSettingsByEmail } from '../repositories/accountSettings.ts';
import { blankMail, blankOldCodes, holdMail } from '../repositories/mailQueue.ts';
import { calendarFile } from './calendarFile.ts';
import type { HourlyLimit } from './hourlyLimit.ts';
import { optionalKind } from './kinds.ts';
import type { Reader } from './layout.ts';
import type { Mail, Message } from './mail.ts';
import { isBulk, isCode, renderMail } from './templates.ts';
import type { Transport } from './transport.ts';
import { smtpConnections } from './transport.ts';
import { unsubscribeFrom } from './unsubscribe.ts';

export type MailQueueOptions = {
  readonly connectionString: string;
  readonly transport: Transport;
  readonly from: string;
  readonly publicUrl: string;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** `false`: mail is only delivered by `drain()`. Default true. */
  readonly isWorking?: boolean;
  /** How many mails may go out; absent: as many as there are. */
  readonly limit?: HourlyLimit;
  /** How often to look for mail that is due again, in seconds; new mail is heard of at once. Default 10. */
  readonly lookEvery?: number;
};

export type MailQueue = {
  readonly mail: Mail;
  /** Delivers what waits, also what a killed server was busy with, and returns how many mails went out; for tests. */
  drain(): Promise<number>;
  stop(): Promise<void>;
};

const queue = 'mail';

/** A mail that waits, with what is known of its reader. */
type Queued = Message & Reader;

/**
 * Codes go before everything else, for their readers wait. Among them those go first whose network address has asked for
 * the fewest lately, so that thousands of requested codes do not delay another person's.
 */
const mostUrgent = 100_000;

/** How often codes are looked for that a killed server has left, in milliseconds. */
const blankEvery = 60_000;

/** Ten tries over about a day: a mail server that is down for the night loses nothing. */
const policy = {
  retryLimit: 10,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 4 * 60 * 60,
  // A slow mail server is waited for: a worker that took a mail up again meanwhile would send it twice.
  expireInSeconds: 10 * 60,
  // A server that is busy with a mail says so every few seconds; the mail of a killed one is taken up again after this.
  heartbeatSeconds: 10,
  deleteAfterSeconds: 60 * 60,
  notify: true,
};

/** The queue of mails in PostgreSQL (pg-boss): shared by all replicas, each mail taken by one. */
export async function openMailQueue(options: MailQueueOptions): Promise<MailQueue> {
  const { isWorking = true, lookEvery = 10, log } = options;
  const boss = new PgBoss({
    connectionString: options.connectionString,
    application_name: 'guildhall mail',
    max: 2,
    connectionTimeoutMillis: 5000,
    schedule: false,
    supervise: isWorking,
    useListenNotify: isWorking,
    monitorIntervalSeconds: 5,
    superviseIntervalSeconds: 5,
  });
  boss.on('error', (err) => log.warn({ err }, 'the mail queue could not do its work; it tries again'));
  await boss.start();
  await ensureQueue(boss);

  /** Whether it went out: a code that is dead would only lead its reader astray. */
  const deliver = async (job: JobWithMetadata<Queued>): Promise<boolean> => {
    const { template, to, data, ...reader } = job.data;
    // A server that was killed had sent it already.
    if (!('data' in job.data)) return false;
    const { interview, goodFor = Infinity, ...rendered } = renderMail(template, data, options.publicUrl, reader);
    if (Date.now() - job.createdOn.getTime() > goodFor) {
      log.warn({ mail: job.id, template }, 'a mail came too late to be of use, and is left out');
      await blankMail(boss.getDb(), job.id);
      return false;
    }
    const heldUntil = await options.limit?.claim({ isCode: isCode(job.data), isBulk: isBulk(job.data) });
    if (heldUntil) {
      await holdMail(boss.getDb(), job.id, heldUntil);
      return false;
    }
    const calendar = interview && calendarFile(interview, options.from);
    const envelope = { ...rendered, ...(calendar && { calendar }), id: job.id, from: options.from, to };
    await options.transport.deliver(envelope);
    if (isCode(job.data)) await blankMail(boss.getDb(), job.id);
    return true;
  };
  if (isWorking) {
    // Half of the workers take codes alone: mails that a slow server holds up do not hold up a code.
    for (let count = 0; count < smtpConnections; count += 1)
      await startWorker(count % 2 === 0 ? {} : { minPriority: 1 });
  }
  const sweep = isWorking ? setInterval(() => void blank(), blankEvery) : undefined;

  async function blank(): Promise<void> {
    await blankOldCodes(boss.getDb()).catch((err: unknown) => log.warn({ err }, 'old codes stay in the mail queue'));
  }

  async function startWorker(which: { minPriority?: number }): Promise<void> {
    const pace = { pollingIntervalSeconds: Math.min(2, lookEvery), notifyPollingIntervalSeconds: lookEvery };
    // One mail at a time: a server that is killed leaves no more than that in doubt.
    let worker = '';
    worker = await boss.work(
      queue,
      { ...pace, ...which, batchSize: 1, includeMetadata: true },
      async (jobs: JobWithMetadata<Queued>[]) => {
        for (const job of jobs) await deliver(job).catch((error: unknown) => giveUp(job, error));
        // A worker that delivered one looks for the next at once: a filled position is sixty mails.
        boss.notifyWorker(worker);
      },
    );
  }

  /** The last failure of a code leaves it nowhere to go. */
  async function giveUp(job: JobWithMetadata<Queued>, error: unknown): Promise<never> {
    if (isCode(job.data) && job.retryCount >= job.retryLimit) await blankMail(boss.getDb(), job.id);
    return complain(log, job, error);
  }

  return {
    mail: {
      async send(trx, message, { rank = 1 } = {}) {
        if (isErased(message.to)) return;
        const reader = await readerOf(trx, message);
        if (reader === 'muted') return;
        const urgency = isBulk(message) ? -1 : 0;
        const priority = isCode(message) ? Math.max(1, mostUrgent - rank) : urgency;
        await boss.send(queue, { ...message, ...reader }, { db: fromKysely(trx.withoutPlugins()), priority });
      },
    },
    async drain() {
      await blank();
      return drain(boss, deliver);
    },
    async stop() {
      clearInterval(sweep);
      await boss.stop({ graceful: true, timeout: 5000 });
      options.transport.close();
    },
  };
}

/** What is known of the reader of a mail; `muted` where they have turned mails of its kind off. */
async function readerOf(trx: Db, message: Message): Promise<Reader | 'muted'> {
  // A code has no instants, is never turned off, and must take as long for an address without an account.
  const account = isCode(message) ? undefined : await findSettingsByEmail(trx, message.to);
  if (!account) return {};
  const kind = optionalKind(message.template, message.data);
  if (kind !== null && account.mutedMails.includes(kind)) return 'muted';
  return {
    ...(kind !== null && { unsubscribe: unsubscribeFrom(account, kind) }),
    ...(account.timezone !== null && { timezone: account.timezone }),
  };
}

async function ensureQueue(boss: PgBoss): Promise<void> {
  if (await boss.getQueue(queue)) await boss.updateQueue(queue, policy);
  // Two replicas may start together; creating is idempotent.
  else await boss.createQueue(queue, policy);
}

/** Logs without the mail's content, which may be a code, and hands the failure on, so that it is tried again. */
function complain(log: MailQueueOptions['log'], job: JobWithMetadata<Queued>, error: unknown): never {
  const facts = { err: error, mail: job.id, template: job.data.template, tries: job.retryCount + 1 };
  if (job.retryCount < job.retryLimit) log.warn(facts, 'a mail was not delivered; it is tried again');
  else log.error(facts, 'a mail could not be delivered, and is given up');
  throw error;
}

async function drain(boss: PgBoss, deliver: (job: JobWithMetadata<Queued>) => Promise<boolean>): Promise<number> {
  let sent = 0;
  await boss.supervise(queue);
  for (;;) {
    const jobs = await boss.fetch<Queued>(queue, { batchSize: 50, ignoreStartAfter: true, includeMetadata: true });
    if (jobs.length === 0) return sent;
    for (const job of jobs.toSorted((one, other) => Number(one.createdOn) - Number(other.createdOn))) {
      if (await deliver(job)) sent += 1;
      await boss.complete(queue, job.id);
    }
  }
}
