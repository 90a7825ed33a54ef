import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = `
  alter table projects
    add column ended_by text check (ended_by in ('CLIENT', 'FREELANCER')),
    add column end_reason text,
    add constraint projects_end_has_reason check ((ended_by is null) = (end_reason is null)),
    add constraint projects_end_fits_status check (ended_by is null or status = 'CANCELLED'),
    drop constraint projects_assignee_fits_status,
    add constraint projects_assignee_fits_status check (
      (assigned_freelancer_id is null) = (status = 'OPEN' or (status = 'CANCELLED' and ended_by is null))
    );
`;

/** A project may be ended by either side after someone was hired. It keeps who was hired. */
export const endedProjects: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(steps).execute(db);
  },
};
