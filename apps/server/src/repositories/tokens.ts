import { sql } from 'kysely';

import type { Db, NewRow, Row, Trx } from '../db/schema.ts';

export async function insertToken(
  db: Db,
  token: Pick<NewRow<'tokens'>, 'userId' | 'tokenHash' | 'createdAt' | 'expiresAt' | 'browser' | 'address'>,
): Promise<{ id: string }> {
  return db.insertInto('tokens').values(token).returning('id').executeTakeFirstOrThrow();
}

/** False when it was revoked already. */
export async function revokeToken(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tokens')
    .set({ revokedAt: now })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends every session of an account, or every one but `kept`, and says which. */
export async function revokeTokensOf(trx: Trx, userId: string, now: Date, kept?: string): Promise<string[]> {
  const revoked = await trx
    .updateTable('tokens')
    .set({ revokedAt: now })
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .$if(kept !== undefined, (query) => query.where('id', '!=', kept ?? ''))
    .returning('id')
    .execute();
  return revoked.map(({ id }) => id);
}

/** The sessions of an account that have not ended, the latest first. */
export async function listTokensOf(
  db: Db,
  userId: string,
  now: Date,
): Promise<Pick<Row<'tokens'>, 'id' | 'browser' | 'address' | 'createdAt' | 'expiresAt'>[]> {
  return db
    .selectFrom('tokens')
    .select(['id', 'browser', 'address', 'createdAt', 'expiresAt'])
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
}

/** Which of these sessions still let someone in. */
export async function listLivingTokens(db: Db, ids: readonly string[], now: Date): Promise<string[]> {
  const living = await db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.userId')
    .select('tokens.id')
    .where(sql<boolean>`tokens.id = any(${ids}::uuid[])`)
    .where('tokens.revokedAt', 'is', null)
    .where('tokens.expiresAt', '>', now)
    .where('users.isActive', '=', true)
    .execute();
  return living.map(({ id }) => id);
}

/** Whose session it is, unless it has ended. */
export async function findTokenOwner(db: Db, id: string, now: Date): Promise<string | undefined> {
  const token = await db
    .selectFrom('tokens')
    .select('userId')
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return token?.userId;
}

/** Removes sessions that ended, by time or by logging out, before an instant. */
export async function forgetTokens(db: Db, endedBefore: Date): Promise<void> {
  await db
    .deleteFrom('tokens')
    .where((eb) => eb.or([eb('expiresAt', '<', endedBefore), eb('revokedAt', '<', endedBefore)]))
    .execute();
}
