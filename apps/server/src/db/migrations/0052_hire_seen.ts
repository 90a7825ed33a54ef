import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = `
  alter table projects add column hire_seen_at timestamptz;
  update projects set hire_seen_at = assigned_at where assigned_at is not null;
`;

/** When the freelancer first read that they were hired. Who was hired before this is taken to know it. */
export const hireSeen: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(steps).execute(db);
  },
};
