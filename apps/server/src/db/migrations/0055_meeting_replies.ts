import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = `
  alter table meetings
    add column reply text not null default 'AWAITED' check (reply in ('AWAITED', 'CONFIRMED', 'DECLINED')),
    -- When the client last said no to the times that were suggested; null once something else happened.
    add column times_declined_at timestamptz;
`;

/** What freelancers answer to meetings, and clients to other times. */
export const meetingReplies: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(steps).execute(db);
  },
};
