import { setTimeout as sleep } from 'node:timers/promises';

import pg from 'pg';

import { connectionStringFor } from './connectionString.ts';
import { stopPostmaster } from './postmaster.ts';
import { isPostgresAlive, readPostmaster } from './postmasterFile.ts';

/** Any fixed number: the lock "a Guildhall owns this cluster". */
const ownerLock = 7_215_380;

/** How long a launcher may take between PostgreSQL's start and its claim. */
const claimWindow = 3000;

/** Thrown when another living Guildhall uses the data folder. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';
}

/**
 * Takes the cluster for this process and holds it until the connection ends, so that the lock dies with its holder.
 * Creates the application's database on the way.
 */
export async function claimCluster(socketDir: string, database: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: connectionStringFor(socketDir, 'postgres') });
  // A database that goes away is met by the supervisor; an unheard 'error' event would end the process.
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ owned: boolean; known: boolean }>(
    'select pg_try_advisory_lock($1) as owned, exists (select from pg_database where datname = $2) as known',
    [ownerLock, database],
  );
  if (!rows[0]?.owned) {
    await client.end();
    throw new DataFolderInUse('owned by another process');
  }
  if (!rows[0].known) await client.query(`create database ${pg.escapeIdentifier(database)}`);
  return client;
}

/**
 * Ends a PostgreSQL that a killed Guildhall left behind on this cluster; refuses when its owner is alive.
 * A `postmaster.pid` whose number now belongs to some other program is stale, and is left for PostgreSQL to replace
 * once `removeStale` has taken it away.
 */
export async function endOrphan(clusterDir: string, removeStale: () => Promise<void>): Promise<void> {
  for (;;) {
    const found = await readPostmaster(clusterDir);
    if (!found) return;
    if (!(await isPostgresAlive(found.pid))) return removeStale();
    const age = Date.now() - found.startedAt;
    if (age < claimWindow) await sleep(claimWindow - age);
    const claim = await tryClaim(found.socketDir);
    if (claim === 'in use') throw new DataFolderInUse(`PostgreSQL ${found.pid} on ${clusterDir} has a living owner.`);
    if (claim === 'free') await stopPostmaster(found.pid);
    // Neither: it is starting or ending just now.
    else await waitForChange(found.pid);
  }
}

async function tryClaim(socketDir: string): Promise<'free' | 'in use' | 'unknown'> {
  try {
    const client = await claimCluster(socketDir, 'postgres');
    await client.end();
    return 'free';
  } catch (error) {
    return error instanceof DataFolderInUse ? 'in use' : 'unknown';
  }
}

async function waitForChange(pid: number): Promise<void> {
  for (let waited = 0; waited < 15_000; waited += 50) {
    await sleep(50);
    if (!(await isPostgresAlive(pid))) return;
    if (waited === 10_000) await stopPostmaster(pid, 2000);
  }
  throw new Error(`A PostgreSQL (process ${pid}) holds the data folder and does not answer. End it and start again.`);
}
