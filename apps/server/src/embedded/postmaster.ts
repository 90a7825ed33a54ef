import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { ClusterPlace } from './cluster.ts';
import { isPostgresAlive, readPostmaster } from './postmasterFile.ts';
import type { ServiceUser } from './serviceUser.ts';

export type PostmasterOptions = {
  readonly binDir: string;
  readonly clusterDir: string;
  readonly place: ClusterPlace;
  readonly user: ServiceUser | undefined;
  readonly socketDir: string;
  readonly logFile: string;
  /** Off for test databases only: a crash of the machine may then lose them. */
  readonly isDurable: boolean;
  /** Settings of PostgreSQL that go before ours. */
  readonly settings?: Readonly<Record<string, string>>;
};

/** Starts PostgreSQL and waits until it takes connections. */
export async function launch(options: PostmasterOptions): Promise<ChildProcess> {
  const log = openSync(options.logFile, 'a');
  const child = spawn(join(options.binDir, 'postgres'), ['-D', options.place.argument, ...settings(options)], {
    cwd: options.place.cwd,
    ...options.user,
    // Its own group: Ctrl-C must reach us alone, so that requests are drained before the database goes.
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
  });
  closeSync(log);
  child.unref();
  let failure: Error | undefined;
  child.once('error', (error) => (failure = error));
  while (!(await isReady(options.clusterDir, child.pid))) {
    if (failure) throw new Error('The embedded PostgreSQL could not be started.', { cause: failure });
    if (hasEnded(child)) throw new Error(`The embedded PostgreSQL did not start. ${await lastWords(options.logFile)}`);
    await sleep(5);
  }
  watchOver(child, options);
  return child;
}

/** Asks PostgreSQL to end: sessions are cut, everything is written. Insists after `patience` milliseconds. */
export async function stopPostmaster(pid: number, patience = 10_000): Promise<void> {
  const deadline = Date.now() + patience;
  signal(pid, 'SIGINT');
  while (await isPostgresAlive(pid)) {
    if (Date.now() > deadline) {
      // Immediate shutdown: ends at once, recovered from the log on the next start.
      signal(pid, 'SIGQUIT');
      await sleep(500);
    }
    await sleep(10);
  }
}

export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** Waits for a child that has been told to end. */
export async function ended(child: ChildProcess): Promise<void> {
  if (!hasEnded(child)) await once(child, 'exit');
}

function settings({ socketDir, isDurable, settings: given }: PostmasterOptions): string[] {
  const values: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    max_connections: '100',
    // One node, never a standby: less to write.
    wal_level: 'minimal',
    max_wal_senders: '0',
    log_checkpoints: 'off',
    idle_in_transaction_session_timeout: '60s',
    ...(isDurable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
    ...given,
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function isReady(clusterDir: string, pid: number | undefined): Promise<boolean> {
  const postmaster = await readPostmaster(clusterDir);
  return postmaster?.pid === pid && postmaster?.isReady === true;
}

/**
 * Ends PostgreSQL when we are gone, however we went (kill -9 too): the watcher waits on a pipe that the kernel closes
 * with us. In its own session, so that what kills our group leaves it.
 */
function watchOver(child: ChildProcess, { user, socketDir }: PostmasterOptions): void {
  const script = 'read -r _; kill -INT "$1"; while kill -0 "$1"; do sleep 0.1; done; rmdir "$2"';
  const watcher = spawn('/bin/sh', ['-c', script, 'guildhall-watch', `${child.pid}`, socketDir], {
    ...user,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    env: { PATH: '/usr/bin:/bin' },
  });
  watcher.on('error', () => {
    // Without a shell there is no watcher; the next start still ends what a killed one left.
  });
  // The pipe must not keep us alive, and a killed watcher must not end us.
  if (watcher.stdin instanceof Socket) watcher.stdin.unref();
  watcher.stdin.on('error', () => {});
  watcher.unref();
  child.once('exit', () => watcher.kill('SIGKILL'));
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Already gone.
  }
}

/** The end of PostgreSQL's log, for a message a person can act on. */
async function lastWords(logFile: string): Promise<string> {
  const lines = (await readFile(logFile, 'utf8').catch(() => '')).trimEnd().split('\n').slice(-3);
  return `Its last words, from ${logFile}:\n  ${lines.join('\n  ')}`;
}
