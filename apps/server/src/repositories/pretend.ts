import { sql } from 'kysely';

import type { Trx } from '../db/schema.ts';

/**
 * Does `work` in the database, or does it and undoes it, in as many statements: the time must not tell which of the two
 * it was.
 */
export async function doOrPretend(trx: Trx, isReal: boolean, work: () => Promise<void>): Promise<void> {
  await sql`savepoint tried`.execute(trx);
  await work();
  await (isReal ? sql`release savepoint tried` : sql`rollback to savepoint tried`).execute(trx);
}
