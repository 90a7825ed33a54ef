import { sql } from 'kysely';

import type { Db } from '../db/schema.ts';

/** Mails of all replicas: still to be sent (or tried again), being sent, and given up. pg-boss owns the table. */
export async function countMails(db: Db): Promise<{ waiting: number; active: number; failed: number }> {
  const { rows } = await sql<{ waiting: number; active: number; failed: number }>`
    select
      count(*) filter (where state in ('created', 'retry')) as waiting,
      count(*) filter (where state = 'active') as active,
      count(*) filter (where state = 'failed') as failed
    from pgboss.job where name = 'mail'`.execute(db);
  return rows[0] ?? { waiting: 0, active: 0, failed: 0 };
}
