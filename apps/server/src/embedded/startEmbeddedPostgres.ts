import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { brand } from '@guildhall/machines/domain/brand';
import type pg from 'pg';

import { findBinaries, othersCanEnter } from './binaries.ts';
import { claimCluster, DataFolderInUse, endOrphan } from './claim.ts';
import { ensureCluster, placeOf } from './cluster.ts';
import { connectionStringFor } from './connectionString.ts';
import type { PostmasterOptions } from './postmaster.ts';
import { ended, hasEnded, launch, stopPostmaster } from './postmaster.ts';
import { readPostmaster } from './postmasterFile.ts';
import { handOver, serviceUserFor } from './serviceUser.ts';

export type EmbeddedPostgresOptions = {
  /** The folder that keeps everything; the cluster is `postgres/` in it. */
  readonly dataDir: string;
  /** `false` trades safety against a machine crash for speed: tests only. Default true. */
  readonly isDurable?: boolean;
  /** Settings of PostgreSQL that differ from its own, such as more memory for a load test. Default none. */
  readonly settings?: Readonly<Record<string, string>>;
};

export type EmbeddedPostgres = {
  /** The application's own database. */
  readonly connectionString: string;
  /** The server's process, which changes when it had to be started again. */
  readonly pid: () => number | undefined;
  /** Ends PostgreSQL with everything written; safe to call twice. */
  readonly stop: () => Promise<void>;
};

/** Its name in the embedded cluster. */
export const applicationDatabase = 'guildhall';

/**
 * A real PostgreSQL from npm, for this process alone: unix socket only, no password, no port.
 *
 * - The cluster lives in `<dataDir>/postgres`, always: also for root in a clone under /root (see `placeOf`).
 * - As root PostgreSQL runs as nobody (65534), or as the owner of an existing cluster.
 * - It ends with us: by `stop()`, and when we are killed, by a watcher; what still is left over is ended by the next start.
 * - When PostgreSQL itself dies, it is started again on the same socket.
 * - A second Guildhall on the same folder gets `DataFolderInUse`.
 */
export async function startEmbeddedPostgres(given: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const options = await prepare(given);
  let child = await launch(options);
  let claim: pg.Client;
  try {
    claim = await claimCluster(options.socketDir, applicationDatabase);
  } catch (error) {
    await stopChild(child);
    throw error;
  }
  let stopping: Promise<void> | undefined;

  const supervise = (): void => {
    child.once('exit', () => {
      if (!stopping) void revive();
    });
  };
  const revive = async (): Promise<void> => {
    // Sessions of the dead server may hold its memory for a moment longer.
    for (let pause = 100; !stopping; pause = Math.min(pause * 2, 5000)) {
      await sleep(pause);
      try {
        child = await launch(options);
        claim = await claimCluster(options.socketDir, applicationDatabase);
        return supervise();
      } catch {
        await stopChild(child);
      }
    }
  };
  const stop = async (): Promise<void> => {
    await claim.end().catch(() => {});
    await stopChild(child);
    await rm(options.socketDir, { recursive: true, force: true });
  };

  supervise();
  return {
    connectionString: connectionStringFor(options.socketDir, applicationDatabase),
    pid: () => child.pid,
    stop: () => (stopping ??= stop()),
  };
}

async function prepare({
  dataDir,
  isDurable = true,
  settings = {},
}: EmbeddedPostgresOptions): Promise<PostmasterOptions> {
  const root = resolve(dataDir);
  const clusterDir = join(root, 'postgres');
  const logFile = join(root, 'postgres.log');
  await mkdir(root, { recursive: true });
  const user = await serviceUserFor(clusterDir);
  const binDir = await findBinaries(user, join(root, 'bin'));
  await ensureCluster(clusterDir, binDir, user);
  await clearOrphan(root, clusterDir);
  await keepLogSmall(logFile);
  const socketDir = await makeSocketDir();
  await handOver(socketDir, user);
  return { binDir, clusterDir, place: await placeOf(clusterDir, user), user, socketDir, logFile, isDurable, settings };
}

async function clearOrphan(root: string, clusterDir: string): Promise<void> {
  const before = await readPostmaster(clusterDir);
  try {
    await endOrphan(clusterDir, () => rm(join(clusterDir, 'postmaster.pid'), { force: true }));
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    throw new DataFolderInUse(
      `${brand} is already running on the data folder ${root}. Stop it first, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
  // The killed owner could not remove its socket folder; only ever a folder we named.
  if (before && /[/\\]guildhall-[A-Za-z0-9]{6}$/.test(before.socketDir)) {
    await rm(before.socketDir, { recursive: true, force: true });
  }
}

/** A short path that the service user can reach: a unix socket's path has about a hundred characters. */
async function makeSocketDir(): Promise<string> {
  for (const folder of [tmpdir(), '/tmp', '/var/tmp']) {
    if (folder.length > 60 || !existsSync(folder) || !(await othersCanEnter(folder))) continue;
    return mkdtemp(join(folder, 'guildhall-'));
  }
  throw new Error('No temporary folder for the database socket. Set TMPDIR to a short path such as /tmp.');
}

async function keepLogSmall(logFile: string): Promise<void> {
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  );
  if (size > 5_000_000) await truncate(logFile, 0);
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || hasEnded(child)) return;
  await stopPostmaster(child.pid);
  await ended(child);
}
