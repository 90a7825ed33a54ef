import type { Db, Trx } from '../db/schema.ts';
import { plannerSettings } from './plannerSettings.ts';

/** Tells the planner of a transaction what holds for search; see `readSearch`. */
export const tellPlanner = plannerSettings({
  enable_seqscan: 'off',
  seq_page_cost: '0.1',
  random_page_cost: '0.1',
  max_parallel_workers_per_gather: '0',
  work_mem: '32MB',
  jit: 'off',
  plan_cache_mode: 'force_custom_plan',
});

/**
 * Reads everything that makes one page at one moment, so that its entries and its count agree. The planner is told what
 * holds for search: its rows are in memory, reading a whole table is never the way, other requests want processors too,
 * and how to look depends on what is looked for.
 */
export async function readSearch<T>(db: Db, read: (trx: Trx) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      await tellPlanner(trx);
      return read(trx);
    });
}
