import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pino } from 'pino';
import type { TestProject } from 'vitest/node';

import { connect } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { createDatabase, dropDatabase } from '../embedded/databases.ts';
import { startEmbeddedPostgres } from '../embedded/startEmbeddedPostgres.ts';
import { openMailQueue } from '../mail/queue.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that test databases live on. */
    postgres: string;
    /** The migrated database that each test's own is copied from. */
    templateDatabase: string;
  }
}

/**
 * One PostgreSQL for the whole run: an embedded one of its own, or the one named by `TEST_DATABASE_URL`, whose user
 * must be allowed to create databases.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const dataDir = await mkdtemp(join(tmpdir(), 'guildhall-test-'));
  const embedded = given ? undefined : await startEmbeddedPostgres({ dataDir, isDurable: false });
  const server = given ?? embedded?.connectionString ?? '';
  const template = `guildhall_template_${process.pid}`;
  await fillTemplate(await createDatabase(server, template));
  project.provide('postgres', server);
  project.provide('templateDatabase', template);
  return async () => {
    if (given) await dropDatabase(given, template);
    await embedded?.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** Our tables, and those of the mail queue, so that a copy is ready at once. */
async function fillTemplate(connectionString: string): Promise<void> {
  const db = connect(connectionString);
  await migrate(db);
  await db.destroy();
  const transport = { deliver: async () => {}, close: () => {} };
  const log = pino({ level: 'silent' });
  const queue = await openMailQueue({ connectionString, transport, from: '', publicUrl: '', log, isWorking: false });
  await queue.stop();
}
