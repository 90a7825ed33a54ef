import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = `
  create table rejections (
    id uuid primary key default gen_random_uuid(),
    project_id uuid not null references projects on delete cascade,
    status text not null default 'DUE' constraint rejections_status_check check (status in ('DUE', 'UNDONE', 'CARRIED_OUT')),
    reason text,
    created_at timestamptz not null,
    -- From when it is carried out, unless it has been undone.
    due_at timestamptz not null
  );
  create index rejections_due on rejections (due_at) where status = 'DUE';
  create index rejections_project_id on rejections (project_id);
  -- Set for as long as the rejection is due.
  alter table applications add column rejection_id uuid references rejections on delete set null;
  create index applications_rejection_id on applications (rejection_id) where rejection_id is not null;
`;

/** Rejections of several applications that can be undone before the applicants are notified. */
export const rejections: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(steps).execute(db);
  },
};
