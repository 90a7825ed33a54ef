import { sql } from 'kysely';

import type { Db } from '../../../apps/server/src/db/schema.ts';

/** Makes a project someone else’s for a moment, which no one can in the product. */
export async function givenAway(db: Db, projectId: string) {
  const { clientId } = await db
    .selectFrom('projects')
    .select('clientId')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  const { userId: other } = await db
    .selectFrom('clients')
    .select('userId')
    .where('userId', '!=', clientId)
    .limit(1)
    .executeTakeFirstOrThrow();
  const give = async (to: string) =>
    void (await sql`update projects set client_id = ${to} where id = ${projectId}`.execute(db));
  return { prepare: () => give(other), recover: () => give(clientId) };
}
