import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';

import { sql } from 'kysely';

import { connect } from '../apps/server/src/db/connect.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { createDatabase } from '../apps/server/src/embedded/databases.ts';
import { createLog } from '../apps/server/src/log.ts';
import { openMailQueue } from '../apps/server/src/mail/queue.ts';
import { seed } from '../apps/server/src/seed/seed.ts';
import { debianBinaries, hasDebianPostgres, startDebianPostgres } from './debianPostgres.ts';

/**
 * Writes what a data folder of this version holds to `src/db/released`, named after the newest migration: run it when a
 * version with migrations is released, so that `released.test.ts` tries every later version on it. On PostgreSQL 15,
 * the oldest that is promised, so that every newer one can read it. Pictures and views of profiles are left out: they
 * are most of the bytes and nothing of the schema.
 */
const folder = join(import.meta.dirname, '../apps/server/src/db/released');

if (!hasDebianPostgres) {
  console.error(`This needs the programs of Debian's package postgresql-15, in ${debianBinaries}.`);
  process.exit(1);
}
const postgres = await startDebianPostgres();
try {
  const connectionString = await createDatabase(postgres.connectionString, 'release');
  const db = connect(connectionString);
  await migrate(db);
  await seed(db);
  const transport = { deliver: async () => {}, close: () => {} };
  const queue = await openMailQueue({
    connectionString,
    transport,
    from: '',
    publicUrl: '',
    log: createLog('test'),
    isWorking: false,
  });
  await queue.stop();
  await sql`delete from profile_views`.execute(db);
  await sql`delete from files`.execute(db);
  const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(db);
  await db.destroy();
  const { stdout } = await promisify(execFile)(
    join(debianBinaries, 'pg_dump'),
    ['--dbname', connectionString, '--inserts', '--rows-per-insert=200', '--no-owner', '--no-privileges'],
    { maxBuffer: 2 ** 28 },
  );
  const file = join(folder, `${rows[0]?.name}.sql.gz`);
  const packed = gzipSync(stdout, { level: 9 });
  await writeFile(file, packed);
  console.log(`${file}: ${packed.byteLength} bytes`);
} finally {
  await postgres.stop();
}
