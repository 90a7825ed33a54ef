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

/** The code that was sent last for a purpose, for as long as it is good; also when it has proved its email already. */
export async function findLivingCode(
  db: Db,
  { email, purpose, now }: { email: string; purpose: CodePurpose; now: Date },
): Promise<{ id: string; codeHash: string } | undefined> {
  return db
    .selectFrom('emailCodes')
    .select(['id', 'codeHash'])
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('closedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Counts a guess that was wrong, and tells whether the code took guesses until then. A right one costs nothing. One
 * statement for both: what a guess was worth is learned from it alone, so of parallel guesses `most` are judged, and a
 * right one among more of them has no better chance than in turn.
 */
export async function judgeGuess(
  db: Db,
  { id, isRight, now, most }: { id: string | undefined; isRight: boolean; now: Date; most: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('emailCodes')
    .set((eb) => ({ guesses: eb('guesses', '+', isRight ? 0 : 1) }))
    .where('id', '=', id ?? none)
    .where('guesses', '<', most)
    .where('closedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The id of no row: where there is no code, the database is asked all the same. */
const none = '00000000-0000-0000-0000-000000000000';

/** Marks the code as given rightly; false when it was already, so that a code works once. */
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

/** When the code proved its email; null when it has not, or was replaced or spent meanwhile. */
export async function findProofTime(db: Db, id: string): Promise<Date | null> {
  const proof = await db
    .selectFrom('emailCodes')
    .select('verifiedAt')
    .where('id', '=', id)
    .where('closedAt', 'is', null)
    .executeTakeFirst();
  return proof?.verifiedAt ?? null;
}

/** Who a proof belongs to: the holder of a ticket, or who is at the address that gave the code. */
export type ProofHolder = { readonly address: Buffer; readonly ticketHash: string | null };

/** Binds a proof to who has just given its code, and tells when it was given first; null when it is open no longer. */
export async function bindProof(db: Db, id: string, { address, ticketHash }: ProofHolder): Promise<Date | null> {
  const proof = await db
    .updateTable('emailCodes')
    .set({ provedFrom: address })
    .$if(ticketHash !== null, (update) =>
      update.set({ ticketHashes: sql<string[]>`array_append(ticket_hashes, ${ticketHash})` }),
    )
    .where('id', '=', id)
    .where('closedAt', 'is', null)
    .returning('verifiedAt')
    .executeTakeFirst();
  return proof?.verifiedAt ?? null;
}

/** The holder's unspent proof of an email, not older than `since`, locked until the transaction ends. */
export async function lockProof(
  trx: Trx,
  { email, since, holder: { address, ticketHash } }: { email: string; since: Date; holder: ProofHolder },
): Promise<{ id: string } | undefined> {
  return trx
    .selectFrom('emailCodes')
    .select('id')
    .where('email', '=', email)
    .where('purpose', '=', 'SIGNUP')
    .where('verifiedAt', '>', since)
    .where('closedAt', 'is', null)
    .where((eb) =>
      ticketHash === null
        ? eb.and([eb('provedFrom', '=', address), eb(sql`cardinality(ticket_hashes)`, '=', 0)])
        : eb(sql.val(ticketHash), '=', sql<string>`any(ticket_hashes)`),
    )
    .orderBy('verifiedAt', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

export async function closeCode(trx: Trx, id: string, now: Date): Promise<void> {
  await trx.updateTable('emailCodes').set({ closedAt: now }).where('id', '=', id).execute();
}

/** Removes codes that were made before an instant; they ended within minutes. */
export async function forgetCodes(db: Db, madeBefore: Date): Promise<void> {
  await db.deleteFrom('emailCodes').where('createdAt', '<', madeBefore).execute();
}
