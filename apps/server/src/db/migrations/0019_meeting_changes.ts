import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = `
  alter table meetings
    -- Rises with every change, of which SEQUENCE counts those that calendars are sent.
    add column version integer not null default 1,
    add column change_reason text,
    add column proposed_times timestamptz[] check (cardinality(proposed_times) between 1 and 3),
    add column proposal_note text,
    add column proposed_at timestamptz,
    add constraint meetings_proposal_check check ((proposed_times is null) = (proposed_at is null));
`;

/** Meetings that are rescheduled, cancelled and proposed for. */
export const meetingChanges: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(steps).execute(db);
  },
};
