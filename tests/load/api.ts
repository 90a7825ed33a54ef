import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serialize } from 'node:v8';

import autocannon from 'autocannon';

import { startEmbeddedPostgres } from '../../apps/server/src/embedded/startEmbeddedPostgres.ts';
import type { Call, RecordedCase } from './apiCases.ts';
import { prepareCases, requestOf } from './apiCases.ts';
import { freePort, runBench } from './bench.ts';
import { cpuOf } from './cpu.ts';
import type { Size } from './search/growth.ts';
import { growthOf } from './search/growth.ts';
import { openMarket } from './search/market.ts';

/**
 * `npm run bench:api`: how much of the throughput of bare Fastify + pg our reads and writes keep, with the same statements
 * on the same database and the same answers. Both serve by turns, so that a busy machine slows both; the ratio counts, not
 * the figures. On a machine that is not quiet the second ratio says more: the CPU that a request costs the server and
 * PostgreSQL together.
 *
 * --rounds 7 --seconds 3 --connections 16 --only 'job' (one case) --profile <folder> (a CPU profile of our server)
 * --small (a few requests a case: whether both sides still answer alike)
 *
 * `npm run bench:api -- --growth 10000,100000,1000000` instead says what each call costs our server among so many
 * freelancers and as many jobs. --keep leaves their databases for the next run, also of `bench:search`.
 */
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '16' },
    profile: { type: 'string' },
    only: { type: 'string' },
    small: { type: 'boolean', default: false },
    growth: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
});

const goals = { reads: 0.85, writes: 0.7 };

await runBench(options.growth === undefined ? compare : () => grow(options.growth ?? ''));

async function grow(growth: string): Promise<void> {
  const sizes: Size[] = [];
  for (const rows of growth.split(',').map(Number)) {
    await using started = new AsyncDisposableStack();
    const { connectionString, pid } = started.use(
      await openMarket(rows, { isKept: options.keep, isSmall: options.small }),
    );
    const folder = await folderOf(started);
    const cases = await prepareCases(started, { folder, connectionString, only: options.only });
    const port = String(await freePort());
    const ours = runOurs(started, connectionString, port);
    await answers(`http://127.0.0.1:${port}/health/ready`);
    const figures = new Map<string, number>();
    for (const { name, call } of cases) {
      const side = { url: `http://127.0.0.1:${port}/api/v1${call.path}`, call, pid: ours.pid ?? 0 };
      if (!options.small) await loadSide(side, pid ?? 0);
      const { cpu, latency } = await loadSide(side, pid ?? 0);
      figures.set(`${name}, p50 (ms)`, latency.p50);
      figures.set(`${name}, p97.5 (ms)`, latency.p97_5);
      figures.set(`${name}, CPU (ms)`, cpu / 1000);
    }
    await end(ours);
    sizes.push({ rows, figures });
  }
  console.log(growthOf(sizes));
}

async function compare(started: AsyncDisposableStack): Promise<void> {
  const folder = await folderOf(started);
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  started.defer(() => postgres.stop());
  const scene = { started, folder, postgres };
  const { connectionString } = postgres;
  await bench(scene, await prepareCases(started, { folder, connectionString, only: options.only }));
}

async function folderOf(started: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-bench-'));
  started.defer(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts a server that ends with the bench. */
function run(started: AsyncDisposableStack, args: readonly string[], settings: Record<string, string>): ChildProcess {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'production', ...settings };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  started.defer(() => end(child));
  return child;
}

function runOurs(started: AsyncDisposableStack, connectionString: string, port: string): ChildProcess {
  const profile = options.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${options.profile}`];
  const start = join(import.meta.dirname, '../../apps/server/src/start.ts');
  return run(started, [...profile, start, '--serve', '--api'], {
    PORT: port,
    HOST: '127.0.0.1',
    DATABASE_URL: connectionString,
    SMTP_URL: 'smtp://127.0.0.1:9',
    PUBLIC_URL: 'https://guildhall.example.com',
    DRAIN_SECONDS: '0',
    LIMITS: 'off',
  });
}

type Scene = {
  readonly started: AsyncDisposableStack;
  readonly folder: string;
  readonly postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
};

async function bench({ started, folder, postgres }: Scene, cases: readonly RecordedCase[]): Promise<void> {
  const file = join(folder, 'cases');
  await writeFile(file, serialize(cases));
  const [ourPort, barePort] = [String(await freePort()), String(await freePort())];
  const load = (side: Side): Promise<Load> => loadSide(side, postgres.pid() ?? 0);
  const rounds = options.small ? 1 : Number(options.rounds);
  const ours = runOurs(started, postgres.connectionString, ourPort);
  const bare = run(
    started,
    [join(import.meta.dirname, 'apiReference.ts'), postgres.connectionString, file, barePort],
    {},
  );
  await Promise.all([answers(`http://127.0.0.1:${ourPort}/health/ready`), answers(`http://127.0.0.1:${barePort}/0`)]);

  const cost = { ours: ours.pid ?? 0, bare: bare.pid ?? 0 };
  const ratios: (Ratio & { isRead: boolean })[] = [];
  console.log(row('', ['ours', 'bare', 'ratio', 'ours', 'bare', 'ratio']));
  console.log(row('', ['req/s', 'req/s', '', 'CPU µs', 'CPU µs', '']));
  for (const [index, { name, call, twice }] of cases.entries()) {
    const sides = {
      ours: { url: `http://127.0.0.1:${ourPort}/api/v1${call.path}`, call, pid: cost.ours },
      bare: { url: `http://127.0.0.1:${barePort}/${index}`, call, pid: cost.bare },
    };
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
    ratios.push({ speed, cpu, isRead: call.method === 'GET' });
    const shown = [of((pair) => pair.ours.perSecond), of((pair) => pair.bare.perSecond)].map(whole);
    const costs = [of((pair) => pair.ours.cpu), of((pair) => pair.bare.cpu)].map(whole);
    console.log(`${row(name, [...shown, percent(speed), ...costs, percent(cpu)])}  ${twice[0].length} statements`);
  }
  for (const kind of ['reads', 'writes'] as const) {
    const some = ratios.filter(({ isRead }) => isRead === (kind === 'reads'));
    if (some.length === 0) continue;
    const overall = (pick: (ratio: Ratio) => number): string =>
      percent(some.reduce((product, ratio) => product * pick(ratio), 1) ** (1 / some.length));
    const cells = ['', '', overall(({ speed }) => speed), '', '', overall(({ cpu }) => cpu)];
    console.log(`${row(`all ${kind}`, cells)}  the goal is ${percent(goals[kind])}`);
  }
  for (const child of [ours, bare]) await end(child);
}

type Ratio = { readonly speed: number; readonly cpu: number };

type Side = { readonly url: string; readonly call: Call; readonly pid: number };

type Load = { readonly perSecond: number; readonly cpu: number; readonly latency: autocannon.Histogram };

/** Requests a second, and microseconds of CPU a request: of the server `pid` and of PostgreSQL. */
async function loadSide({ url, call, pid }: Side, database: number): Promise<Load> {
  const used = (): number => (cpuOf(pid) ?? Number.NaN) + (cpuOf(database) ?? Number.NaN);
  const before = used();
  const connections = Number(options.connections);
  const { non2xx, errors, requests, duration, latency } = await autocannon({
    url,
    connections,
    // Each call is made anew: what is written twice would change nothing.
    requests: [{ setupRequest: (request) => Object.assign(request, requestOf(call)) }],
    ...(options.small ? { amount: 5 * connections, sampleInt: 100 } : { duration: Number(options.seconds) }),
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} cut`);
  return { perSecond: requests.total / duration, cpu: ((used() - before) * 1000) / requests.total, latency };
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
