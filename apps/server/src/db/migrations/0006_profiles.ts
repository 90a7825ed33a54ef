import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Counting views without keeping who looked, and without touching anything that others wait for. */
export const profiles: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      -- One for each day, gone the day after: without it nobody can tell whose key a view has.
      create table visitor_salts (
        day date primary key,
        salt bytea not null
      )`.execute(db);
    // The check would lock the account of who is looked at with every view, and wait for whoever changes it. Accounts
    // are never removed, so that it has nothing to find.
    await sql`alter table profile_views drop constraint profile_views_profile_user_id_fkey`.execute(db);
  },
};
