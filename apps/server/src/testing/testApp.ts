import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { inject } from 'vitest';

import type { AppOptions } from '../app.ts';
import { createApp } from '../app.ts';
import type { ChangeStreams } from '../changes/changeStreams.ts';
import { openChangeStreams } from '../changes/changeStreams.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { readConfig } from '../config.ts';
import { connect } from '../db/connect.ts';
import type { Db } from '../db/schema.ts';
import type { Standbys } from '../db/standbys.ts';
import { openStandbys } from '../db/standbys.ts';
import { createDatabase, dropDatabase } from '../embedded/databases.ts';
import type { Files } from '../files/files.ts';
import { openFiles } from '../files/files.ts';
import type { Mail } from '../mail/mail.ts';
import { openMailQueue } from '../mail/queue.ts';
import type { Envelope } from '../mail/transport.ts';
import type { Network } from '../outside/network.ts';

/** No name has an address, so no test asks the internet by accident. */
const offline: Network = { resolve: async () => [], serverAt: (host) => ({ host, port: 443 }) };

/** A server on a database of its own, without a network. Every answer it gives is checked against the contract. */
export type TestApp = {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly connectionString: string;
  readonly config: Config;
  /** Starts at the present; move it with `advance`. */
  readonly clock: Clock & { advance(seconds: number): void };
  readonly mail: Mail;
  readonly files: Files;
  readonly changes: ChangeStreams;
  /** Those of `DATABASE_READ_URLS`, where it is given. */
  readonly standbys: Standbys;
  readonly network: Network;
  /** Delivers what is queued and gives every mail so far, oldest first; those to `to` only, where given. */
  mails(to?: string): Promise<readonly Envelope[]>;
  /** Answers that broke the contract so far; `close` fails when there are any. */
  readonly breaches: readonly string[];
  close(): Promise<void>;
};

export type TestDatabase = { readonly connectionString: string; readonly drop: () => Promise<void> };

/** A fresh migrated database, copied from the run's template; returns its address and how to remove it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const connectionString = await createDatabase(server, name, inject('templateDatabase'));
  return { connectionString, drop: () => dropDatabase(server, name) };
}

/**
 * Makes a `TestApp`; `env` overrides settings. Calls are not limited, as a test makes more in a second than a person in
 * a day, unless it asks for `LIMITS: 'on'`. On a database of its own, unless one is given, migrated. Call `close` when
 * done: it drops the database.
 */
export async function createTestApp(
  env: Record<string, string> = {},
  given: Partial<Pick<AppOptions, 'log' | 'timeouts' | 'extend' | 'shedsLoadAfter'>> & {
    network?: Network;
    /** Whether streams stay open. Else they end at once, as an injected call waits for the end of its answer. */
    keepsStreams?: boolean;
    /** Whether calls that read are done where nothing can be written, as on a standby. One that tries warns in the log. */
    readsOnly?: boolean;
  } = {},
  database?: TestDatabase,
): Promise<TestApp> {
  const { network = offline, keepsStreams = false, readsOnly = false, ...options } = given;
  const { connectionString, drop } = database ?? (await createTestDatabase());
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: join(tmpdir(), 'guildhall-test'),
    SEED: 'none',
    LIMITS: 'off',
    ...env,
  });
  // A hundred calls at once wait for their turn, however slow the machine.
  const db = connect(connectionString, { max: 10, connectionTimeoutMillis: 60_000 });
  const clock = makeClock();
  const delivered: Envelope[] = [];
  const breaches: string[] = [];
  const queue = await openMailQueue({
    connectionString,
    transport: { deliver: async (envelope) => void delivered.push(envelope), close: () => {} },
    from: config.mailFrom,
    publicUrl: config.publicUrl,
    log: pino({ level: 'silent' }),
    isWorking: false,
  });
  const files = await openFiles({ config, db, clock, log: pino({ level: 'silent' }) });
  const streams = openChangeStreams({ connectionString, db, clock, log: pino({ level: 'silent' }) });
  const changes = keepsStreams ? streams : endingAtOnce(streams);
  const standbys = readsOnly
    ? readOnly(connectionString)
    : openStandbys({
        primaryUrl: connectionString,
        urls: config.databaseReadUrls,
        pool: 5,
        log: pino({ level: 'silent' }),
      });
  const services = { db, standbys, mail: queue.mail, files, changes, config, clock, network };
  const app = await createApp({
    services,
    log: pino({ level: process.env['TEST_LOG'] ?? 'error' }),
    onBreach: (breach) => breaches.push(breach),
    ...options,
  });
  return {
    app,
    db,
    connectionString,
    config,
    clock,
    mail: queue.mail,
    files,
    changes,
    standbys,
    network,
    breaches,
    async mails(to) {
      await queue.drain();
      return delivered.filter((mail) => to === undefined || mail.to === to);
    },
    async close() {
      await changes.stop();
      await app.close();
      await files.close();
      await standbys.stop();
      await queue.stop();
      await db.destroy();
      await drop();
      if (breaches.length > 0) throw new Error(`Answers that break openapi.yaml:\n  ${breaches.join('\n  ')}`);
    },
  };
}

/** A standby that is the database itself, for what may not be written there. */
function readOnly(connectionString: string): Standbys {
  const url = new URL(connectionString);
  url.searchParams.set('options', '-c default_transaction_read_only=on');
  const db = connect(url.href, { max: 5 });
  return { reading: async () => db, inUse: () => 1, stop: () => db.destroy() };
}

function endingAtOnce(streams: ChangeStreams): ChangeStreams {
  return {
    ...streams,
    async open(owner) {
      const stream = await streams.open(owner);
      if (typeof stream !== 'string') stream.push(null);
      return stream;
    },
  };
}

function makeClock(): TestApp['clock'] {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    advance: (seconds) => {
      offset += seconds * 1000;
    },
  };
}
