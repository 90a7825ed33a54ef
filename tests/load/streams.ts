import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { sql } from 'kysely';

import { connect } from '../../apps/server/src/db/connect.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import type { Db } from '../../apps/server/src/db/schema.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/embedded/startEmbeddedPostgres.ts';
import { Unequal, freePort, runBench } from './bench.ts';
import { cpuOf } from './cpu.ts';

/**
 * `npm run bench:streams`: two servers on one PostgreSQL with thousands of open streams of changes. Prints what a stream
 * costs in memory and in processor time while nothing happens, and how long a change takes from the statement that
 * makes it to the stream of the person whom it concerns. It fails where a change is not heard, or not within two seconds.
 *
 * --streams 5000 --seconds 30 (of rest) --changes 300 --small (a few of each)
 */
const { values: options } = parseArgs({
  options: {
    small: { type: 'boolean', default: false },
    streams: { type: 'string' },
    seconds: { type: 'string' },
    changes: { type: 'string' },
  },
});

const streams = Number(options.streams ?? (options.small ? 40 : 5000));
const seconds = Number(options.seconds ?? (options.small ? 1 : 30));
const changes = Number(options.changes ?? (options.small ? 10 : 300));
const mostDelay = 2000;

type Replica = { readonly origin: string; readonly pid: number };

await runBench(bench);

async function bench(started: AsyncDisposableStack): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-streams-'));
  started.defer(() => rm(folder, { recursive: true, force: true }));
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  started.defer(() => postgres.stop());
  const db = connect(postgres.connectionString, { max: 2 });
  started.defer(() => db.destroy());
  await migrate(db);
  const people = await makePeople(db);
  const replicas = await Promise.all([
    startReplica(started, postgres.connectionString),
    startReplica(started, postgres.connectionString),
  ]);
  const before = replicas.map(({ pid }) => memoryOf(pid));

  const heard = new Map<string, (at: number) => void>();
  const agent = new Agent({ maxSockets: Infinity });
  started.defer(() => agent.destroy());
  const opening = performance.now();
  for (let first = 0; first < people.length; first += 50)
    await Promise.all(
      people.slice(first, first + 50).map(({ token }, index) => {
        const { origin = '' } = replicas[index % replicas.length] ?? {};
        return openStream(`${origin}/api/v1/session/changes`, token, agent, heard);
      }),
    );
  console.log(
    `${streams} streams opened in ${((performance.now() - opening) / 1000).toFixed(1)} s, half on each server`,
  );

  const cpu = replicas.map(({ pid }) => cpuOf(pid) ?? NaN);
  await wait(seconds * 1000);
  for (const [index, { pid }] of replicas.entries()) {
    const now = memoryOf(pid);
    const was = before[index] ?? NaN;
    const each = ((now - was) * 1024) / (streams / replicas.length);
    const busy = ((cpuOf(pid) ?? NaN) - (cpu[index] ?? NaN)) / (seconds * 10);
    console.log(
      `server ${index + 1}: ${was.toFixed(0)} MiB before, ${now.toFixed(0)} MiB with its streams (${each.toFixed(1)} KiB each); at rest ${busy.toFixed(1)}% of a processor`,
    );
  }

  const delays: number[] = [];
  for (let made = 0; made < changes; made += 1) {
    const { userId = '' } = people[(made * 7919) % people.length] ?? {};
    delays.push(await timeChange(db, userId, heard));
  }
  const inOrder = delays.toSorted((one, other) => one - other);
  const at = (share: number): string => (inOrder[Math.floor(share * (inOrder.length - 1))] ?? NaN).toFixed(1);
  console.log(
    `${changes} changes, from the statement that makes it to the stream: ${at(0.5)} ms half of them, ${at(0.99)} ms 99%, ${at(1)} ms at most`,
  );
}

/** Clients with a session each. */
async function makePeople(db: Db): Promise<{ userId: string; token: string }[]> {
  const { rows } = await sql<{ userId: string; token: string }>`
    with person as (
      insert into users (role, name, email, password_hash)
      select 'CLIENT', 'Client ' || number, number || '@example.com', 'none' from generate_series(1, ${streams}::integer) number
      returning id, email
    ), client as (
      insert into clients (user_id) select id from person
    ), token as (
      insert into tokens (user_id, token_hash, created_at, expires_at)
      select id, sha256(replace(email, '@', '.')::bytea), now(), now() + interval '1 day' from person
    )
    select id as user_id, replace(email, '@', '.') as token from person
  `.execute(db);
  return rows;
}

async function startReplica(started: AsyncDisposableStack, databaseUrl: string): Promise<Replica> {
  const port = await freePort();
  const child = spawn(process.execPath, ['apps/server/src/start.ts', '--api'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port), SEED: 'none', DRAIN_SECONDS: '0' },
    stdio: 'ignore',
  });
  started.defer(async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  });
  const origin = `http://localhost:${port}`;
  for (let tries = 0; tries < 300; tries += 1) {
    const isReady = await fetch(`${origin}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { origin, pid: child.pid ?? 0 };
    await wait(100);
  }
  throw new Error(`The server on port ${port} did not start.`);
}

/** Opens a stream, and says of each change that comes on it when it came, by its id. */
async function openStream(
  url: string,
  token: string,
  agent: Agent,
  heard: Map<string, (at: number) => void>,
): Promise<void> {
  const call = request(url, { agent, headers: { authorization: `Bearer ${token}` } }).end();
  const [response] = (await once(call, 'response')) as [NodeJS.ReadableStream & { statusCode: number }];
  if (response.statusCode !== 200) throw new Unequal(`A stream was answered ${response.statusCode}.`);
  response.on('error', () => {});
  call.on('error', () => {});
  response.setEncoding('utf8');
  response.on('data', (text: string) => {
    const id = /"id":"([^"]+)"/.exec(text)?.[1];
    if (id !== undefined) heard.get(id)?.(performance.now());
  });
  await once(response, 'data');
}

/** Posts a job, and says how many milliseconds later its client's stream says so. */
async function timeChange(db: Db, clientId: string, heard: Map<string, (at: number) => void>): Promise<number> {
  const id = crypto.randomUUID();
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  heard.set(id, resolve);
  const limit = setTimeout(() => reject(new Unequal(`A change was not heard within ${mostDelay} ms.`)), mostDelay);
  const sent = performance.now();
  await sql`
    insert into projects (id, client_id, title, description, skills_required, categories, budget_min, budget_max, duration)
    values (${id}, ${clientId}, 'Signs', 'Three signs.', '{Illustration}', '{design}', 400, 900, '2 weeks')
  `.execute(db);
  const at = await promise.finally(() => clearTimeout(limit));
  heard.delete(id);
  return at - sent;
}

/** What a process keeps in memory, in MiB. */
function memoryOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
