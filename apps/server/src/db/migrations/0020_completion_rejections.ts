import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Why work was sent back, each time. A project's own columns keep the last time alone. */
export const completionRejections: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table completion_rejections (
        project_id uuid not null references projects on delete cascade,
        rejected_at timestamptz not null,
        reason text not null,
        primary key (project_id, rejected_at)
      )`.execute(db);
  },
};
