import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A rejection of several applications may be overtaken by another decision about their project. */
export const overtakenRejections: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table rejections
        drop constraint rejections_status_check,
        add constraint rejections_status_check check (status in ('DUE', 'UNDONE', 'CARRIED_OUT', 'OVERTAKEN'))`.execute(
      db,
    );
  },
};
