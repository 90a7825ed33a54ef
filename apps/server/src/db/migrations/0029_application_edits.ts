import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = `
  alter table applications
    add column version integer not null default 1,
    -- When the freelancer last changed the text.
    add column edited_at timestamptz;
`;

/** The text of an application may be edited, over the version that was read. */
export const applicationEdits: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(steps).execute(db);
  },
};
