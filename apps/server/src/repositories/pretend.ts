import { sql } from 'kysely';

import type { Trx } from '../db/schema.ts';

/** Does `work` in the database and undoes it: for the time it takes, which must not tell whether it was done. */
export async function pretend(trx: Trx, work: () => Promise<void>): Promise<void> {
  await sql`savepoint pretended`.execute(trx);
  await work();
  await sql`rollback to savepoint pretended`.execute(trx);
}
