import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = `
  alter table ratings
    drop constraint ratings_type_check,
    add constraint ratings_type_check check (type in ('CLIENT_TO_FREELANCER', 'FREELANCER_TO_CLIENT'));
`;

/** Freelancers rate clients too, in the table that has one rating of each type for a project. */
export const clientRatings: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(steps).execute(db);
  },
};
