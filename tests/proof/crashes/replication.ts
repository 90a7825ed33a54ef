import type { ChildProcess } from 'node:child_process';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import pg from 'pg';
import { vi } from 'vitest';

import { findBinaries } from '../../../apps/server/src/embedded/binaries.ts';
import { placeOf } from '../../../apps/server/src/embedded/cluster.ts';
import { connectionStringFor } from '../../../apps/server/src/embedded/connectionString.ts';
import { ended, launch, stopPostmaster } from '../../../apps/server/src/embedded/postmaster.ts';
import { handOver, serviceUserFor } from '../../../apps/server/src/embedded/serviceUser.ts';
import { applicationDatabase, startEmbeddedPostgres } from '../../../apps/server/src/embedded/startEmbeddedPostgres.ts';

/** Both must have the same. */
const streaming = { wal_level: 'replica', max_wal_senders: '5', synchronous_commit: 'on' };

export type StandbyServer = {
  readonly connectionString: string;
  /** What one statement gives, its first column; with the rights of the cluster's owner. */
  readonly ask: (statement: string) => Promise<unknown[]>;
  /** The tables that it was asked to read or write since the last call. */
  readonly tablesAsked: () => Promise<Set<string>>;
  /** Ends it as a crash of its machine would. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
};

export type Replication = {
  /** The application's own database on the primary. */
  readonly connectionString: string;
  /** A standby that streams from the primary, as a copy of what that has now. */
  readonly addStandby: () => Promise<StandbyServer>;
  readonly stop: () => Promise<void>;
};

/** A primary that standbys can stream from; both are the embedded PostgreSQL, in a folder that goes with them. */
export async function startReplication(): Promise<Replication> {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-standbys-'));
  const primary = await startEmbeddedPostgres({ dataDir: folder, isDurable: false, settings: streaming });
  const cleanUps = new AsyncDisposableStack();
  cleanUps.defer(() => rm(folder, { recursive: true, force: true }));
  cleanUps.defer(() => primary.stop());
  let count = 0;
  return {
    connectionString: primary.connectionString,
    async addStandby() {
      count += 1;
      const clusterDir = join(folder, `standby-${count}`);
      await copyRunning(primary.connectionString, join(folder, 'postgres'), clusterDir);
      const standby = await openStandby(primary.connectionString, folder, clusterDir);
      cleanUps.defer(() => standby.stop());
      return standby;
    },
    stop: () => cleanUps.disposeAsync(),
  };
}

/** https://www.postgresql.org/docs/current/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP */
async function copyRunning(connectionString: string, from: string, to: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(`select pg_backup_start('standby', fast => true)`);
  await promisify(execFile)('cp', ['-a', from, to]);
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await client.end();
  await rm(join(to, 'postmaster.pid'));
  const user = await serviceUserFor(to);
  const files = { backup_label: rows[0]?.labelfile ?? '', 'standby.signal': '' };
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(to, name), text);
    await handOver(join(to, name), user);
  }
}

async function openStandby(primary: string, folder: string, clusterDir: string) {
  const user = await serviceUserFor(clusterDir);
  const socketDir = await mkdtemp(join(tmpdir(), 'guildhall-'));
  await handOver(socketDir, user);
  const options = {
    binDir: await findBinaries(user, join(folder, 'bin')),
    clusterDir,
    place: await placeOf(clusterDir, user),
    user,
    socketDir,
    logFile: `${clusterDir}.log`,
    isDurable: false,
    settings: {
      ...streaming,
      primary_conninfo: `user=postgres host=${new URL(primary).searchParams.get('host')}`,
      log_statement: 'all',
    },
  };
  let read = 0;
  let child: ChildProcess = await launch(options);
  const connectionString = connectionStringFor(socketDir, applicationDatabase);
  return {
    connectionString,
    async ask(statement: string): Promise<unknown[]> {
      const client = new pg.Client({ connectionString });
      await client.connect();
      try {
        const { rows } = await client.query<unknown[]>({ text: statement, rowMode: 'array' });
        return rows.map(([first]) => first);
      } finally {
        await client.end();
      }
    },
    async tablesAsked() {
      const log = await readFile(options.logFile, 'utf8');
      const statements = log.slice(read);
      read = log.length;
      return new Set([...statements.matchAll(/\b(?:from|join|into|update) "(\w+)"/g)].map(([, table = '']) => table));
    },
    async kill() {
      child.kill('SIGKILL');
      await ended(child);
    },
    async start() {
      // Processes of the killed one may hold its memory for a moment longer.
      child = await vi.waitFor(() => launch(options), { timeout: 30_000, interval: 50 });
    },
    async stop() {
      if (child.pid !== undefined) await stopPostmaster(child.pid);
      await ended(child);
      await rm(socketDir, { recursive: true, force: true });
    },
  };
}
