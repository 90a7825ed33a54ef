import type { Db } from './db/schema.ts';
import { forgetExpired } from './plugins/idempotency.ts';
import { forgetSalts } from './repositories/profileViews.ts';

/** Forgets what is over: idempotency keys, limits, and what the views of past days were made with. */
export async function tidyUp(db: Db, now: Date): Promise<void> {
  await forgetExpired(db, now);
  await forgetSalts(db, now);
}
