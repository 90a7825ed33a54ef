import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = `
  alter table ratings
    add column reply text,
    add column replied_at timestamptz,
    add constraint ratings_replied check ((reply is null) = (replied_at is null));
`;

/** What the person who was rated has replied, and when. */
export const ratingReplies: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(steps).execute(db);
  },
};
