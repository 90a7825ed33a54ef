import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = `
  -- From where a session was opened; null for those from before.
  alter table tokens add column browser text, add column address text;
`;

/** The browser and the network address from which each session was opened. */
export const sessionOrigins: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(steps).execute(db);
  },
};
