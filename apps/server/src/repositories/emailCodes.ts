import { sql } from 'kysely';

import type { CodePurpose, Db, NewRow, Trx } from '../db/schema.ts';

/** Makes parallel requests for codes to one email take turns, until the transaction ends. */
export async function lockEmail(trx: Trx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`code/${email}`}, 0))`.execute(trx);
}

/** Codes asked for since `since`, the latest first. */
export async function listCodesSince(
  trx: Trx,
  email: string,
  since: Date,
): Promise<readonly { purpose: CodePurpose; createdAt: Date }[]> {
  return trx
    .selectFrom('emailCodes')
    .select(['purpose', 'createdAt'])
    .where('email', '=', email)
    .where('createdAt', '>', since)
    .orderBy('createdAt', 'desc')
    .execute();
}

/** Keeps a new code; it replaces the one before. What was proved already stays proved. */
export async function insertCode(
  trx: Trx,
  code: Pick<NewRow<'emailCodes'>, 'email' | 'purpose' | 'codeHash' | 'createdAt' | 'expiresAt'>,
): Promise<{ id: string }> {
  await trx
    .updateTable('emailCodes')
    .set({ closedAt: code.createdAt })
    .where('email', '=', code.email)
    .where('purpose', '=', code.purpose)
    .where('closedAt', 'is', null)
    .where('verifiedAt', 'is', null)
    .execute();
  return trx.insertInto('emailCodes').values(code).returning('id').executeTakeFirstOrThrow();
}

/**
 * Counts a guess at the living code and returns what to compare it with; undefined when there is no living code.
 * Counted first and in one statement: of parallel guesses no more than `most` ever get to compare.
 */
export async function claimGuess(
  db: Db,
  { email, purpose, now, most }: { email: string; purpose: CodePurpose; now: Date; most: number },
): Promise<{ id: string; codeHash: string } | undefined> {
  return (
    db
      .updateTable('emailCodes')
      .set((eb) => ({ guesses: eb('guesses', '+', 1) }))
      .where('id', '=', (eb) =>
        eb
          .selectFrom('emailCodes')
          .select('id')
          .where('email', '=', email)
          .where('purpose', '=', purpose)
          .where('closedAt', 'is', null)
          .where('verifiedAt', 'is', null)
          .where('expiresAt', '>', now)
          .orderBy('createdAt', 'desc')
          .limit(1),
      )
      // Checked again on the locked row, after other guesses have counted.
      .where('guesses', '<', most)
      .where('closedAt', 'is', null)
      .where('verifiedAt', 'is', null)
      .returning(['id', 'codeHash'])
      .executeTakeFirst()
  );
}

/** Marks the code as given rightly; false when a parallel call was first, so that a code works once. */
export async function markVerified(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('emailCodes')
    .set({ verifiedAt: now })
    .where('id', '=', id)
    .where('verifiedAt', 'is', null)
    .where('closedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The unspent proof that the email is the caller's, not older than `since`, locked until the transaction ends. */
export async function lockProof(trx: Trx, email: string, since: Date): Promise<{ id: string } | undefined> {
  return trx
    .selectFrom('emailCodes')
    .select('id')
    .where('email', '=', email)
    .where('purpose', '=', 'SIGNUP')
    .where('verifiedAt', '>', since)
    .where('closedAt', 'is', null)
    .orderBy('verifiedAt', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

export async function closeCode(trx: Trx, id: string, now: Date): Promise<void> {
  await trx.updateTable('emailCodes').set({ closedAt: now }).where('id', '=', id).execute();
}
