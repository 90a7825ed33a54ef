import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { isPostgresAlive, readPostmaster } from './embedded/postmasterFile.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'guildhall-start-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

type Started = { child: ChildProcess; output: () => string; exitCode: Promise<number | null> };

function run(settings: Record<string, string> = {}): Started {
  const env = { ...process.env, NODE_ENV: 'development', PORT: '0', DATA_DIR: dataDir, SEED: 'none', ...settings };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'start.ts'), '--api'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exitCode = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);
  return { child, output: () => output, exitCode };
}

async function isUp({ child, output }: Started): Promise<string> {
  while (child.exitCode === null) {
    const url = /runs at\s+(\S+)/.exec(output())?.[1];
    if (url) return url;
    await sleep(50);
  }
  throw new Error(`It did not start:\n${output()}`);
}

async function postgresPid(): Promise<number> {
  return (await readPostmaster(join(dataDir, 'postgres')))?.pid ?? 0;
}

/** Waits for it, however long a busy machine takes. */
async function ends(pid: number): Promise<true> {
  while (await isPostgresAlive(pid)) await sleep(50);
  return true;
}

/** The terminal's group gets it, and npm passes it on. */
function ctrlC(child: ChildProcess): void {
  child.kill('SIGINT');
  setTimeout(() => child.kill('SIGINT'), 20);
}

describe('a started Guildhall', () => {
  test.each<[string, (child: ChildProcess) => void]>([
    ['SIGTERM', (child) => child.kill('SIGTERM')],
    ['Ctrl-C, which arrives twice', ctrlC],
    ['the end of who started it', (child) => child.disconnect()],
  ])('stops cleanly on %s', async (_title, stop) => {
    const started = run();
    const url = await isUp(started);
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    const pid = await postgresPid();
    stop(started.child);
    expect(await started.exitCode).toBe(0);
    expect(await isPostgresAlive(pid)).toBe(false);
  });

  test('leaves no database behind when it is killed', async () => {
    const started = run();
    await isUp(started);
    const pid = await postgresPid();
    started.child.kill('SIGKILL');
    await started.exitCode;
    expect(await ends(pid)).toBe(true);
  });

  test('tells a second one on the same folder what to do', async () => {
    const first = run();
    await isUp(first);
    const second = run();
    expect(await second.exitCode).toBe(1);
    expect(second.output()).toMatch(
      /^Guildhall is already running on the data folder .*set DATA_DIR to another folder\.\n$/,
    );
    first.child.kill('SIGTERM');
    await first.exitCode;
  });
});

test('a bad setting ends the start with one line, before anything is made', async () => {
  const started = run({ PORT: 'many' });
  expect(await started.exitCode).toBe(1);
  expect(started.output()).toBe('PORT must be a port number from 0 to 65535, for example PORT=3000 (now: "many").\n');
});

test('a database that does not answer is named, without its password', async () => {
  const started = run({ DATABASE_URL: 'postgres://user:hunter22@localhost:1/guildhall' });
  expect(await started.exitCode).toBe(1);
  expect(started.output()).toMatch(/^The database at localhost:1 \(DATABASE_URL\) does not answer\./);
  expect(started.output()).not.toContain('hunter22');
});

test('a start that is interrupted leaves nothing running and is no failure', async () => {
  const started = run();
  // In the middle of making the database.
  while (!existsSync(join(dataDir, 'postgres'))) await sleep(5);
  started.child.kill('SIGTERM');
  expect(await started.exitCode).toBe(0);
  expect(await ends((await postgresPid()) || 1)).toBe(true);
});
