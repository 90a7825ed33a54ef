import { sql } from 'kysely';

import type { Db } from '../../../apps/server/src/db/schema.ts';

/** From now on the server counts everyone's calls anew: walks together make more of some than a person may. */
export const forgive = async (db: Db): Promise<void> => void (await sql`delete from rate_limits`.execute(db));
