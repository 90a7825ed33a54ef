import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Files may be kept outside the database, and leave quickly when they are replaced. */
export const files: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table files add column stored_in text not null default 'DATABASE'
        check (stored_in in ('DATABASE', 'S3'))`.execute(db);
    // Each removed file asks who still refers to it.
    await sql`create index users_profile_image on users (profile_image_id)`.execute(db);
    await sql`create index freelancers_resume on freelancers (resume_id)`.execute(db);
    await sql`create index portfolio_items_image on portfolio_items (image_id)`.execute(db);
    await sql`
      -- Objects outside the database that have no row in files: on their way in, or to be removed.
      create table file_leftovers (
        file_id uuid primary key,
        -- Whether the upload may still succeed.
        is_arriving boolean not null,
        -- When the objects may be removed.
        due_at timestamptz not null
      )`.execute(db);
    await sql`create index file_leftovers_due_at on file_leftovers (due_at)`.execute(db);
  },
};
