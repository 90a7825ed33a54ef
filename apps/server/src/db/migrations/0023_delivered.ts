import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = `
  -- What the freelancer wrote when completion was last asked for.
  alter table projects add column delivered text;
`;

/** What was delivered, in the freelancer's words. */
export const delivered: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(steps).execute(db);
  },
};
