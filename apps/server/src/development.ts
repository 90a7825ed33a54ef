import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';

import type { Config } from './config.ts';
import { repositoryRoot } from './config.ts';
import { openDatabase } from './launch.ts';

/** What the server is made of; the web app's sources are Vite's business. */
const watched = ['apps/server/src', 'packages/machines/src', 'packages/api/src', 'openapi.yaml'];

/** Tests and screens' machines do not run in the server. */
const ignored = /(\.test\.ts|~|\.swp)$|^(flows|testing)\//;

/** Holds the database, and runs the server in a child that is started anew on each change. */
export async function superviseWorker(config: Config, started: AsyncDisposableStack, stop: AbortSignal): Promise<void> {
  const databaseUrl = await openDatabase(config, started);
  let worker = startWorker(databaseUrl, false);
  let isRestarting = false;
  started.defer(() => endWorker(worker));

  const restart = async (): Promise<void> => {
    if (isRestarting || stop.aborted) return;
    isRestarting = true;
    await endWorker(worker);
    isRestarting = false;
    if (!stop.aborted) worker = startWorker(databaseUrl, true);
  };
  let pending: NodeJS.Timeout | undefined;
  const watchers = watched
    .map((path) => join(repositoryRoot, path))
    .filter((path) => existsSync(path))
    .map((path) =>
      watch(path, { recursive: true }, (_event, name) => {
        if (name !== null && ignored.test(name)) return;
        clearTimeout(pending);
        // An editor or a checkout writes several files at once.
        pending = setTimeout(() => void restart(), 150);
      }),
    );
  started.defer(() => watchers.forEach((watcher) => watcher.close()));
}

function startWorker(databaseUrl: string, isRestart: boolean): ChildProcess {
  const worker = fork(join(import.meta.dirname, 'start.ts'), ['--worker'], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { ...process.env, DATABASE_URL: databaseUrl, ...(isRestart && { GUILDHALL_RESTARTED: '1' }) },
  });
  worker.once('exit', (code) => {
    if (code) process.stderr.write('The server ended. It starts again when a file changes.\n');
  });
  return worker;
}

/** Asks by closing the channel: to a signal Vite's plugins answer as well, with an exit of their own. */
async function endWorker(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  const exited = once(worker, 'exit');
  const insist = setTimeout(() => worker.kill('SIGKILL'), 10_000);
  if (worker.connected) worker.disconnect();
  await exited;
  clearTimeout(insist);
}
