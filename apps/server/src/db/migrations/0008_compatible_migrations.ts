import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which migrations the version before them can live with: it does not know them, so the database has to say. */
export const compatibleMigrations: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table compatible_migrations (name text primary key)`.execute(db);
  },
};
