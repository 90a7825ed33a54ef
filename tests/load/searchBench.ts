import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';

import { sql } from 'kysely';

import { connect } from '../../apps/server/src/db/connect.ts';
import type { Db } from '../../apps/server/src/db/schema.ts';
import { runBench } from './bench.ts';
import { cases } from './search/cases.ts';
import { reportDistance } from './search/distance.ts';
import type { Took } from './search/figures.ts';
import { headline, line, quantile, time } from './search/figures.ts';
import type { Size } from './search/growth.ts';
import { bytesOf, growthOf } from './search/growth.ts';
import { reportKeeping } from './search/keeping.ts';
import { openMarket } from './search/market.ts';

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

const load = (): string => (loadavg()[0] ?? 0).toFixed(1);

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
  const { connectionString } = started.use(await openMarket(rows, { isKept: values.keep, isSmall: values.small }));
  // One connection, so that its process can be watched.
  const db = connect(connectionString, { max: 1 });
  started.defer(() => db.destroy());
  await describe(db);
  if (values.delay !== undefined) {
    await reportDistance(db, connectionString, chosen, { delay: Number(values.delay), rounds });
    return undefined;
  }
  const { database, search } = await bytesOf(db);
  const { rows: found } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const searches = await run(db, found[0]?.pid);
  const writes = await reportKeeping(db, rounds, found[0]?.pid);
  const of = (took: readonly Took[], key: keyof Took, share: number): number =>
    quantile(
      took.map((one) => one[key]),
      share,
    );
  const figures = new Map([
    ['a search, p50 (ms)', of(searches, 'clock', 0.5)],
    ['a search, p95 (ms)', of(searches, 'clock', 0.95)],
    ['a search, p95 (ms of processors)', of(searches, 'work', 0.95)],
    ...[...writes].map(([name, took]) => [`${name}, p50 (ms)`, of(took, 'clock', 0.5)] as const),
    ['database, KiB a freelancer and a job', database / 1024 / rows],
    ['search in it, KiB', search / 1024 / rows],
  ]);
  return { rows, figures };
}
