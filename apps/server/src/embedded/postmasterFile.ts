import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What PostgreSQL writes about itself into `postmaster.pid`. */
export type Postmaster = {
  readonly pid: number;
  readonly startedAt: number;
  readonly socketDir: string;
  readonly isReady: boolean;
};

/** Reads `postmaster.pid`; `undefined` when there is none or PostgreSQL has not finished writing it. */
export async function readPostmaster(clusterDir: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => '');
  // Lines: pid, data folder, start time, port, socket folder, listen address, shared memory key, status.
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return {
    pid,
    startedAt: Number(lines[2]) * 1000,
    socketDir: lines[4] ?? '',
    isReady: lines[7] === 'ready',
  };
}

/** Whether `pid` is a living PostgreSQL, and not a process that got its number after a restart of the machine. */
export async function isPostgresAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return (await commandOf(pid)).includes('postgres');
}

async function commandOf(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    // A zombie has ended; only its parent has not noticed yet.
    return /^State:\s+[ZX]/m.test(status) ? '' : (/^Name:\s+(.*)$/m.exec(status)?.[1] ?? '');
  }
  const { stdout } = await promisify(execFile)('ps', ['-p', String(pid), '-o', 'comm=']).catch(() => ({ stdout: '' }));
  return stdout;
}
