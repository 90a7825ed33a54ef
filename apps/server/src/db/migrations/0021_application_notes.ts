import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = `
  alter table applications
    -- When the client first looked at it.
    add column viewed_at timestamptz,
    -- When the client put it on the shortlist, which no one else reads.
    add column shortlisted_at timestamptz,
    add column rejection_reason text;
  -- What was answered before this column was seen.
  update applications set viewed_at = decided_at where decided_at is not null;
`;

/** What a client notes on an application: seen, shortlisted, rejected for a reason. */
export const applicationNotes: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(steps).execute(db);
  },
};
