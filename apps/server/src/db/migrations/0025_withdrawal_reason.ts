import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = `
  -- Why the client withdrew the post, if that was said.
  alter table projects add column withdrawal_reason text;
`;

/** The reason for which a post is withdrawn. */
export const withdrawalReason: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(steps).execute(db);
  },
};
