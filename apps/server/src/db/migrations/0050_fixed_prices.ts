import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = `
  alter table projects
    drop constraint projects_budget_range,
    add constraint projects_budget_range check (budget_max >= budget_min);
`;

/** A budget may be one amount. */
export const fixedPrices: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(steps).execute(db);
  },
};
