import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Jobs filtered by one end of the budget and ordered by the other. An index in the order alone is read through where most
 * of its beginning does not fit; in bands of the filtered end, those that fit begin at once.
 */
export const budgetBandIndexes: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql
      .raw(`
        -- An amount that is a band's end lies in the next; it lies in the band if a cent is taken off.
        create function budget_band(cents bigint) returns integer
          language sql immutable parallel safe
          return width_bucket(cents, array[10000, 15000, 20000, 30000, 50000, 75000, 100000, 150000, 200000, 300000, 500000, 750000, 1000000, 1500000, 2000000, 3000000, 5000000, 10000000]::bigint[]);
        create index job_search_budget_high_banded on job_search
          (budget_band(budget_min - 1), budget_max desc, posted_at desc, project_id) include (facets, place_id, budget_min);
        create index job_search_budget_low_banded on job_search
          (budget_band(budget_max), budget_min, posted_at desc, project_id) include (facets, place_id, budget_max);
        analyze job_search`)
      .execute(db);
  },
};
