import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';

import { sql } from 'kysely';

import { connect } from '../../apps/server/src/db/connect.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import type { Db } from '../../apps/server/src/db/schema.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/embedded/startEmbeddedPostgres.ts';
import { runBench } from './bench.ts';
import { cases } from './search/cases.ts';
import { reportDistance } from './search/distance.ts';
import type { Took } from './search/figures.ts';
import { headline, line, quantile, time } from './search/figures.ts';
import type { Size } from './search/growth.ts';
import { bytesOf, growthOf } from './search/growth.ts';
import { reportKeeping } from './search/keeping.ts';
import { seedMarket } from './search/seed.ts';

const help = `npm run bench:search -- [--rows 1000000] [--rounds 30] [--only text] [--delay 2] [--keep] [--small]
       npm run bench:search -- --growth 10000,100000,1000000 [--rounds 30] [--keep]

Times each kind of search over as many freelancers and open jobs, list and total together. With --delay it says instead
how often each asks the database, and what that costs when the database is so many milliseconds away. With --growth it
says for each number of rows what a search, a write and a row of disk cost, and how much faster than the rows that grows. Uses a PostgreSQL of its own
in the system's temporary folder, which --keep leaves for the next run, or the one of BENCH_DATABASE_URL, whose
database must be empty or filled by an earlier run. --small: a few hundred of each, and each search once.`;

const { values } = parseArgs({
  options: {
    rows: { type: 'string' },
    rounds: { type: 'string' },
    only: { type: 'string', default: '' },
    delay: { type: 'string' },
    growth: { type: 'string' },
    keep: { type: 'boolean', default: false },
    small: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const usual = values.small ? { rows: 300, rounds: 1 } : { rows: 1_000_000, rounds: 30 };
const rounds = Number(values.rounds ?? usual.rounds);

/** Memory as a server for so many people has it; everything else is as the embedded PostgreSQL always runs. */
const settings = values.small ? {} : { shared_buffers: '2GB', effective_cache_size: '6GB', max_wal_size: '4GB' };

const load = (): string => (loadavg()[0] ?? 0).toFixed(1);

async function open(rows: number): Promise<{ connectionString: string; close: () => Promise<void> }> {
  const given = process.env['BENCH_DATABASE_URL'];
  if (given) return { connectionString: given, close: async () => {} };
  const dataDir = join(tmpdir(), `guildhall-bench-search-${rows}`);
  await mkdir(dataDir, { recursive: true });
  const postgres = await startEmbeddedPostgres({ dataDir, settings });
  return {
    connectionString: postgres.connectionString,
    close: async () => {
      await postgres.stop();
      if (!values.keep && existsSync(dataDir)) await rm(dataDir, { recursive: true });
    },
  };
}

async function fill(connectionString: string, rows: number): Promise<void> {
  const db = connect(connectionString);
  await migrate(db);
  if (!(await db.selectFrom('users').select('id').limit(1).executeTakeFirst())) {
    const start = performance.now();
    await seedMarket(db, { freelancers: rows, clients: Math.ceil(rows / 20), jobs: rows });
    console.log(`Made in ${Math.round((performance.now() - start) / 1000)} s.`);
  }
  await db.destroy();
}

async function describe(db: Db): Promise<void> {
  const { rows: facts } = await sql<Record<string, string>>`
    select current_setting('server_version') as version, current_setting('shared_buffers') as buffers,
      (select count(*) from freelancer_search) as freelancers, (select count(*) from job_search) as jobs,
      pg_size_pretty(pg_database_size(current_database())) as size,
      pg_size_pretty(pg_total_relation_size('freelancer_search') + pg_total_relation_size('job_search')) as search`.execute(
    db,
  );
  const { version, buffers, freelancers, jobs, size, search } = facts[0] ?? {};
  console.log(`PostgreSQL ${version} with ${buffers} of buffers; ${freelancers} freelancers, ${jobs} open jobs.`);
  console.log(`Database ${size}, of that search ${search}. Load ${load()} on this machine.\n`);
}

const chosen = cases.filter(({ name }) => name.includes(values.only));

async function run(db: Db, pid: number | undefined): Promise<Took[]> {
  const everything: Took[] = [];
  console.log(headline);
  for (const { name, variants } of chosen) {
    const times: Took[] = [];
    let totals: string[] = [];
    for (let round = -1; round < Math.ceil(rounds / variants.length); round += 1) {
      totals = [];
      for (const variant of variants) {
        const took = await time(pid, async () => {
          const { total, isCapped, loosened } = await variant(db);
          totals.push(isCapped ? '1,000+' : loosened ? `${total}/${loosened.length}` : String(total));
        });
        // The first round warms the caches.
        if (round >= 0) times.push(took);
      }
    }
    everything.push(...times);
    console.log(line(name, times, totals.join(' ')));
  }
  console.log(`\n${line('all searches', everything)}`);
  const p95 = (key: keyof Took) =>
    quantile(
      everything.map((took) => took[key]),
      0.95,
    ).toFixed(1);
  console.log(
    `p95 over all searches: ${p95('clock')} ms by the clock, ${p95('work')} ms of processors. Load ${load()}.\n`,
  );
  return everything;
}

if (values.help) console.log(help);
else await runBench(bench);

async function bench(started: AsyncDisposableStack): Promise<void> {
  if (values.growth === undefined) return void (await benchOf(started, Number(values.rows ?? usual.rows)));
  const sizes: Size[] = [];
  for (const rows of values.growth.split(',').map(Number)) {
    await using one = new AsyncDisposableStack();
    const size = await benchOf(one, rows);
    if (size) sizes.push(size);
  }
  console.log(growthOf(sizes));
}

/** Undefined where only the distance was looked at. */
async function benchOf(started: AsyncDisposableStack, rows: number): Promise<Size | undefined> {
  const postgres = await open(rows);
  started.defer(() => postgres.close());
  // One connection, so that its process can be watched.
  const db = connect(postgres.connectionString, { max: 1 });
  started.defer(() => db.destroy());
  await fill(postgres.connectionString, rows);
  await describe(db);
  if (values.delay !== undefined) {
    await reportDistance(db, postgres.connectionString, chosen, { delay: Number(values.delay), rounds });
    return undefined;
  }
  const bytes = await bytesOf(db);
  const { rows: found } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const searches = await run(db, found[0]?.pid);
  return { rows, bytes, searches, writes: await reportKeeping(db, rounds, found[0]?.pid) };
}
