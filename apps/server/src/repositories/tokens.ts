import type { Db, NewRow, Trx } from '../db/schema.ts';

export async function insertToken(
  db: Db,
  token: Pick<NewRow<'tokens'>, 'userId' | 'tokenHash' | 'createdAt' | 'expiresAt'>,
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

/** Ends every session of an account. */
export async function revokeTokensOf(trx: Trx, userId: string, now: Date): Promise<void> {
  await trx
    .updateTable('tokens')
    .set({ revokedAt: now })
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .execute();
}

/** Removes sessions that ended, by time or by logging out, before an instant. */
export async function forgetTokens(db: Db, endedBefore: Date): Promise<void> {
  await db
    .deleteFrom('tokens')
    .where((eb) => eb.or([eb('expiresAt', '<', endedBefore), eb('revokedAt', '<', endedBefore)]))
    .execute();
}
