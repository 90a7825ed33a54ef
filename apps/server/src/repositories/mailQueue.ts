import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';

import type { Db } from '../db/schema.ts';
import { codeLife, linkLife } from '../domain/codeLife.ts';

/** The queue's own connections. */
type Queue = ReturnType<PgBoss['getDb']>;

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

/** Takes a mail's content out of the queue: it was sent, or will not be. */
export async function blankMail(queue: Queue, id: string): Promise<void> {
  await queue.executeSql(`update pgboss.job set data = data - 'data' where name = 'mail' and id = $1`, [id]);
}

/**
 * Takes the codes out of mails that no server is busy with any more: of a server that was killed, and of those that
 * waited until their code was dead. Codes alone have a priority.
 */
export async function blankOldCodes(queue: Queue): Promise<void> {
  await queue.executeSql(
    `update pgboss.job set data = data - 'data'
     where name = 'mail' and priority > 0 and data ? 'data' and state <> 'active' and (
       state in ('completed', 'cancelled', 'failed')
       or created_on < now() - make_interval(secs => case when data -> 'data' ? 'code' then $1 else $2 end::float8 / 1000))`,
    [codeLife, linkLife],
  );
}

/** Puts a mail back that a worker has taken, until an instant; it has not been tried. */
export async function holdMail(queue: Queue, id: string, until: Date): Promise<void> {
  await queue.executeSql(
    `update pgboss.job set state = 'created', started_on = null, heartbeat_on = null, start_after = $2
     where name = 'mail' and id = $1 and state = 'active'`,
    [id, until],
  );
}
