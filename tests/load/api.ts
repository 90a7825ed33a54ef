import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serialize } from 'node:v8';

import autocannon from 'autocannon';
import { pino } from 'pino';

import { createApp } from '../../apps/server/src/app.ts';
import { openChangeStreams } from '../../apps/server/src/changes/changeStreams.ts';
import { systemClock } from '../../apps/server/src/clock.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { connect } from '../../apps/server/src/db/connect.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/embedded/startEmbeddedPostgres.ts';
import { openFiles } from '../../apps/server/src/files/files.ts';
import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { seed } from '../../apps/server/src/seed/seed.ts';
import type { RecordedCase } from './apiReference.ts';
import { Unequal, differenceOf, freePort, runBench } from './bench.ts';
import { cpuOf } from './cpu.ts';
import { recordStatements } from './recordStatements.ts';

/**
 * `npm run bench:api`: how much of the throughput of bare Fastify + pg our reads keep, with the same statements on the
 * same database and the same answers. Both serve by turns, so that a busy machine slows both; the ratio counts, not the figures. On a machine
 * that is not quiet the second ratio says more: the CPU that a request costs the server and PostgreSQL together.
 *
 * --rounds 7 --seconds 3 --connections 16 --only 'job' (one case) --profile <folder> (a CPU profile of our server)
 * --small (a few requests a case: whether both sides still answer alike)
 */
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '16' },
    profile: { type: 'string' },
    only: { type: 'string' },
    small: { type: 'boolean', default: false },
  },
});

const goal = 0.6;

await runBench(async (started) => {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-bench-'));
  started.defer(() => rm(folder, { recursive: true, force: true }));
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  started.defer(() => postgres.stop());
  const scene = { started, folder, postgres };
  await bench(scene, await prepare(scene));
});

type Scene = {
  readonly started: AsyncDisposableStack;
  readonly folder: string;
  readonly postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
};

/** Fills the demo marketplace, and records what each case asks the database. */
async function prepare({ started, folder, postgres }: Scene): Promise<RecordedCase[]> {
  const db = connect(postgres.connectionString);
  await migrate(db);
  await seed(db);
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder, SEED: 'none' });
  const log = pino({ level: 'silent' });
  const files = await openFiles({ config, db, clock: systemClock, log });
  started.defer(() => files.close());
  const changes = openChangeStreams({ connectionString: postgres.connectionString, db, clock: systemClock, log });
  started.defer(() => changes.stop());
  const services = { db, mail: { send: async () => {} }, files, changes, config, clock: systemClock };
  const app = await createApp({ services, log });
  const { email, password } = demoAccounts.client;
  const login = await app.inject({ method: 'POST', url: '/api/v1/client/login', payload: { email, password } });
  // The contract's answers.
  const { data: session } = login.json() as { data: { token: string } };
  const jobs = (await app.inject('/api/v1/public/jobs')).json() as { data: { jobs: { id: string }[] } };
  const reads = [
    { name: 'job list', url: '/api/v1/public/jobs' },
    { name: 'job', url: `/api/v1/public/jobs/${jobs.data.jobs[0]?.id}` },
    { name: 'freelancer list', url: '/api/v1/public/freelancers' },
    {
      name: 'client’s projects',
      url: '/api/v1/client/projects',
      headers: { authorization: `Bearer ${session.token}` },
    },
  ];
  const cases: RecordedCase[] = [];
  for (const { name, url, headers = {} } of reads.filter(({ name }) => (options.only ?? name) === name)) {
    const statements = await recordStatements(async () => {
      const { statusCode, body } = await app.inject({ url, headers });
      if (statusCode !== 200) throw new Error(`${url} was answered ${statusCode}: ${body}`);
    });
    cases.push({ name, url, headers, statements });
  }
  await app.close();
  await db.destroy();
  return cases;
}

async function bench({ started, folder, postgres }: Scene, cases: readonly RecordedCase[]): Promise<void> {
  const file = join(folder, 'cases');
  await writeFile(file, serialize(cases));
  const [ourPort, barePort] = [String(await freePort()), String(await freePort())];
  const run = (args: readonly string[], settings: Record<string, string>): ChildProcess => {
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const env = { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'production', ...settings };
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    started.defer(() => end(child));
    return child;
  };
  const load = (side: Side): Promise<Load> => loadSide(side, postgres.pid() ?? 0);
  const rounds = options.small ? 1 : Number(options.rounds);
  const profile = options.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${options.profile}`];
  const ours = run([...profile, join(import.meta.dirname, '../../apps/server/src/start.ts'), '--serve', '--api'], {
    PORT: ourPort,
    HOST: '127.0.0.1',
    DATABASE_URL: postgres.connectionString,
    SMTP_URL: 'smtp://127.0.0.1:9',
    PUBLIC_URL: 'https://guildhall.example.com',
    DRAIN_SECONDS: '0',
  });
  const bare = run([join(import.meta.dirname, 'apiReference.ts'), postgres.connectionString, file, barePort], {});
  await Promise.all([answers(`http://127.0.0.1:${ourPort}/health/ready`), answers(`http://127.0.0.1:${barePort}/0`)]);

  const cost = { ours: ours.pid ?? 0, bare: bare.pid ?? 0 };
  const ratios: { speed: number; cpu: number }[] = [];
  console.log(row('', ['ours', 'bare', 'ratio', 'ours', 'bare', 'ratio']));
  console.log(row('', ['req/s', 'req/s', '', 'CPU µs', 'CPU µs', '']));
  for (const [index, { name, url, headers, statements }] of cases.entries()) {
    const sides = {
      ours: { url: `http://127.0.0.1:${ourPort}${url}`, headers, pid: cost.ours },
      bare: { url: `http://127.0.0.1:${barePort}/${index}`, headers, pid: cost.bare },
    };
    await compareAnswers(name, sides.ours, sides.bare);
    // Warm: compiled code, prepared statements.
    const warm = options.small ? [] : [sides.ours, sides.bare, sides.ours, sides.bare];
    for (const side of warm) await load(side);
    const pairs: { ours: Load; bare: Load }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const first = await load(round % 2 === 0 ? sides.ours : sides.bare);
      const second = await load(round % 2 === 0 ? sides.bare : sides.ours);
      pairs.push(round % 2 === 0 ? { ours: first, bare: second } : { ours: second, bare: first });
    }
    const of = (pick: (pair: { ours: Load; bare: Load }) => number): number => median(pairs.map(pick));
    const speed = of((pair) => pair.ours.perSecond / pair.bare.perSecond);
    const cpu = of((pair) => pair.bare.cpu / pair.ours.cpu);
    ratios.push({ speed, cpu });
    const shown = [of((pair) => pair.ours.perSecond), of((pair) => pair.bare.perSecond)].map(whole);
    const costs = [of((pair) => pair.ours.cpu), of((pair) => pair.bare.cpu)].map(whole);
    console.log(`${row(name, [...shown, percent(speed), ...costs, percent(cpu)])}  ${statements.length} statements`);
  }
  const overall = (pick: (ratio: { speed: number; cpu: number }) => number): string =>
    percent(ratios.reduce((product, ratio) => product * pick(ratio), 1) ** (1 / ratios.length));
  console.log(row('overall', ['', '', overall(({ speed }) => speed), '', '', overall(({ cpu }) => cpu)]));
  console.log(`The goal is ${percent(goal)} or more.`);
  for (const child of [ours, bare]) await end(child);
}

type Side = { readonly url: string; readonly headers: Readonly<Record<string, string>>; readonly pid: number };

/** Throws unless both sides send the same. */
async function compareAnswers(name: string, ours: Side, bare: Side): Promise<void> {
  const [one, other] = await Promise.all(
    [ours, bare].map(async ({ url, headers }): Promise<unknown> => (await fetch(url, { headers })).json()),
  );
  const difference = differenceOf(one, other, ['in ours', 'in bareAnswers.ts']);
  if (difference !== undefined) throw new Unequal(`${name}: ${difference}`);
}

type Load = { readonly perSecond: number; readonly cpu: number };

/** Requests a second, and microseconds of CPU a request: of the server `pid` and of PostgreSQL. */
async function loadSide({ url, headers, pid }: Side, database: number): Promise<Load> {
  const used = (): number => (cpuOf(pid) ?? Number.NaN) + (cpuOf(database) ?? Number.NaN);
  const before = used();
  const connections = Number(options.connections);
  const { non2xx, errors, requests, duration } = await autocannon({
    url,
    headers,
    connections,
    ...(options.small ? { amount: 5 * connections } : { duration: Number(options.seconds) }),
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} cut`);
  return { perSecond: requests.total / duration, cpu: ((used() - before) * 1000) / requests.total };
}

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(20) + cells.map((cell) => cell.padStart(8)).join('');
}

function whole(value: number): string {
  return value.toFixed(0);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const isThere = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} does not answer.`);
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function percent(ratio: number): string {
  return `${Math.round(ratio * 100)}%`;
}
