import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Everything that a page shows to visitors is in these. */
const tables = [
  'users',
  'clients',
  'freelancers',
  'education_entries',
  'experience_entries',
  'portfolio_items',
  'verifications',
  'files',
  'projects',
  'ratings',
  'marketplace_ratings',
  'freelancer_search',
  'job_search',
];

const steps = `
  -- Says with the commit that something changed, once for a transaction. Servers then read again what pages show.
  create function tell_pages() returns trigger language plpgsql as $$
  begin
    perform pg_notify('pages', '');
    return null;
  end $$;
`;

/** Says on a channel of its own that something changed which public pages show. */
export const pageNotices: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(steps).execute(db);
    for (const table of tables)
      await sql`
        create trigger pages_told after insert or update or delete on ${sql.table(table)}
          for each statement execute function tell_pages()`.execute(db);
  },
};
