import { sql } from 'kysely';

import { compiled } from '../db/compiled.ts';
import type { Trx } from '../db/schema.ts';

/** Tells the planner something until the transaction ends. */
export function plannerSettings(settings: Readonly<Record<string, string>>): (trx: Trx) => Promise<void> {
  const set = compiled((db) =>
    db.selectNoFrom(
      Object.entries(settings).map(([name, value]) =>
        sql`set_config(${sql.lit(name)}, ${sql.lit(value)}, true)`.as(name),
      ),
    ),
  );
  return async (trx) => void (await set(trx));
}
