import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { connect } from '../../../apps/server/src/db/connect.ts';
import { migrate } from '../../../apps/server/src/db/migrate.ts';
import { startEmbeddedPostgres } from '../../../apps/server/src/embedded/startEmbeddedPostgres.ts';
import { seed } from '../../../apps/server/src/seed/seed.ts';
import { seedMarket } from './seed.ts';

/** Memory as a server for so many people has it; everything else is as the embedded PostgreSQL always runs. */
const roomy = { shared_buffers: '2GB', effective_cache_size: '6GB', max_wal_size: '4GB' };

/** A filled database. `pid` of its PostgreSQL, where that is ours. */
export type Market = { connectionString: string; pid: number | undefined; [Symbol.asyncDispose]: () => Promise<void> };

/**
 * The demo marketplace, and beside it as many freelancers and open jobs as `rows` and a twentieth as many clients: on a
 * PostgreSQL of its own in the system's temporary folder, which `isKept` leaves for the next bench, or on the one of
 * BENCH_DATABASE_URL, which must be empty or filled by an earlier bench.
 */
export async function openMarket(rows: number, options: { isKept: boolean; isSmall: boolean }): Promise<Market> {
  const given = process.env['BENCH_DATABASE_URL'];
  if (given) {
    await fill(given, rows);
    return { connectionString: given, pid: undefined, [Symbol.asyncDispose]: async () => {} };
  }
  const dataDir = join(tmpdir(), `guildhall-bench-search-${rows}`);
  await mkdir(dataDir, { recursive: true });
  const postgres = await startEmbeddedPostgres({ dataDir, settings: options.isSmall ? {} : roomy });
  const { connectionString } = postgres;
  await fill(connectionString, rows);
  return {
    connectionString,
    pid: postgres.pid(),
    async [Symbol.asyncDispose]() {
      await postgres.stop();
      if (!options.isKept && existsSync(dataDir)) await rm(dataDir, { recursive: true });
    },
  };
}

async function fill(connectionString: string, rows: number): Promise<void> {
  const db = connect(connectionString);
  await migrate(db);
  if (await seed(db)) {
    const start = performance.now();
    await seedMarket(db, { freelancers: rows, clients: Math.ceil(rows / 20), jobs: rows });
    console.log(`Made in ${Math.round((performance.now() - start) / 1000)} s.`);
  }
  await db.destroy();
}
