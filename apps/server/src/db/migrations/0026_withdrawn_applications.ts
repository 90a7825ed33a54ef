import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = `
  alter table applications
    -- Which of this freelancer's applications to the project it is.
    add column attempt smallint not null default 1 check (attempt in (1, 2)),
    drop constraint applications_once,
    add constraint applications_once unique (project_id, freelancer_id, attempt),
    drop constraint applications_status_check,
    add constraint applications_status_check check (status in ('PENDING', 'ACCEPTED', 'REJECTED', 'WITHDRAWN'));
  create unique index applications_one_standing on applications (project_id, freelancer_id) where status <> 'WITHDRAWN';
`;

/** An application may be withdrawn, and one more sent after that. `decided_at` is when it was answered or withdrawn. */
export const withdrawnApplications: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(steps).execute(db);
  },
};
