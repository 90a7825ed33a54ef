import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { DataFolderInUse } from './claim.ts';
import { isPostgresAlive, readPostmaster } from './postmasterFile.ts';
import { startEmbeddedPostgres } from './startEmbeddedPostgres.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guildhall-embedded-'));
  // mkdtemp makes it 0700, and PostgreSQL may run as another user.
  await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function query<Row extends object>(connectionString: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Starts the runner in a node of its own, so that it can be killed. */
async function startInChild(dataDir: string): Promise<{ kill: () => Promise<void>; connectionString: string }> {
  const module = new URL('./startEmbeddedPostgres.ts', import.meta.url).href;
  const script = `const { startEmbeddedPostgres } = await import(${JSON.stringify(module)});
    const { connectionString } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    console.log(connectionString); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    connectionString: line.toString().trim(),
    async kill() {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}

async function eventually(holds: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await holds()) return true;
    await sleep(50);
  }
  return false;
}

test('what was written is there after a restart, and the port is nobody else’s business', async () => {
  const dataDir = join(folder, 'restart');
  const first = await startEmbeddedPostgres({ dataDir });
  await query(first.connectionString, 'create table kept as select 42 as answer');
  const [settings] = await query<{ listen: string; jit: string }>(
    first.connectionString,
    `select current_setting('listen_addresses') as listen, current_setting('jit') as jit`,
  );
  expect(settings).toEqual({ listen: '', jit: 'off' });
  await first.stop();
  await first.stop();
  const second = await startEmbeddedPostgres({ dataDir });
  expect(await query(second.connectionString, 'select answer from kept')).toEqual([{ answer: 42 }]);
  await second.stop();
  expect(await readPostmaster(join(dataDir, 'postgres'))).toBeUndefined();
});

test('a second start on the same folder is refused while the first one lives', async () => {
  const dataDir = join(folder, 'twice');
  const first = await startEmbeddedPostgres({ dataDir });
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(DataFolderInUse);
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(/Stop it first, or set DATA_DIR/);
  expect(await query(first.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
  await first.stop();
});

test('after kill -9 of the server PostgreSQL ends by itself, and nothing committed is lost', async () => {
  const dataDir = join(folder, 'killed');
  const killed = await startInChild(dataDir);
  await query(killed.connectionString, 'create table kept as select 42 as answer');
  const pid = (await readPostmaster(join(dataDir, 'postgres')))?.pid ?? 0;
  await killed.kill();
  expect(await eventually(async () => !(await isPostgresAlive(pid)))).toBe(true);
  const next = await startEmbeddedPostgres({ dataDir });
  expect(await query(next.connectionString, 'select answer from kept')).toEqual([{ answer: 42 }]);
  await next.stop();
});

test('an immediate start after kill -9 does not trip over the old PostgreSQL', async () => {
  const dataDir = join(folder, 'killed-at-once');
  const killed = await startInChild(dataDir);
  await killed.kill();
  const next = await startEmbeddedPostgres({ dataDir });
  expect(await query(next.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
  await next.stop();
});

test('PostgreSQL that dies is started again on the same socket', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'revived') });
  const before = postgres.pid() ?? 0;
  await query(postgres.connectionString, 'create table kept as select 42 as answer');
  process.kill(before, 'SIGKILL');
  const answers = async () => {
    const rows = await query(postgres.connectionString, 'select answer from kept').catch(() => []);
    return rows.length === 1;
  };
  expect(await eventually(async () => postgres.pid() !== before && (await answers()))).toBe(true);
  await postgres.stop();
});

test('a first start that was interrupted leaves nothing that the next one trips over', async () => {
  const dataDir = join(folder, 'interrupted');
  await mkdir(join(dataDir, 'postgres.new-1'), { recursive: true });
  const postgres = await startEmbeddedPostgres({ dataDir });
  await postgres.stop();
  expect((await readdir(dataDir)).filter((name) => name === 'postgres')).toEqual(['postgres']);
});

test('the data stays in its folder also where other users cannot enter', async () => {
  const dataDir = join(folder, 'closed', 'clone', '.data');
  await mkdir(dataDir, { recursive: true });
  await chmod(join(folder, 'closed'), 0o700);
  const postgres = await startEmbeddedPostgres({ dataDir });
  await query(postgres.connectionString, 'create table kept as select 42 as answer');
  await postgres.stop();
  const again = await startEmbeddedPostgres({ dataDir });
  expect(await query(again.connectionString, 'select answer from kept')).toEqual([{ answer: 42 }]);
  await again.stop();
  expect(await readdir(dataDir)).toContain('postgres');
});
