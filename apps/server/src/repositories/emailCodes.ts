import { sql } from 'kysely';

import type { CodePurpose, Db, NewRow, Trx } from '../db/schema.ts';

/** Makes parallel requests for codes to one email take turns, until the transaction ends. */
export async function lockEmail(trx: Trx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`code/${email}`}, 0))`.execute(trx);
}

/** Whose code is meant: that of a named request, or the latest that was asked for from a network address. */
export type CodeKey = { readonly requestHash: Buffer } | { readonly askedFrom: Buffer };

/** Codes of a request, or from an address, asked for since `since`, the latest first. */
export async function listCodesSince(
  trx: Trx,
  key: CodeKey,
  since: Date,
): Promise<readonly { email: string; purpose: CodePurpose; createdAt: Date }[]> {
  return trx
    .selectFrom('emailCodes')
    .select(['email', 'purpose', 'createdAt'])
    .where((eb) => eb.and(key))
    .where('createdAt', '>', since)
    .orderBy('createdAt', 'desc')
    .execute();
}

/** Counts the codes of an email for a purpose that were never given rightly, up to `most`. Links are none of them. */
export async function countUnused(
  trx: Trx,
  { email, purpose, since, most }: { email: string; purpose: CodePurpose; since: Date; most: number },
): Promise<number> {
  const found = await trx
    .selectFrom('emailCodes')
    .select('id')
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('createdAt', '>', since)
    .where('verifiedAt', 'is', null)
    .where('linkHash', 'is', null)
    .limit(most)
    .execute();
  return found.length;
}

type NewCode = Pick<
  NewRow<'emailCodes'>,
  'email' | 'purpose' | 'userId' | 'codeHash' | 'linkHash' | 'askedFrom' | 'createdAt' | 'expiresAt'
> & { requestHash: Buffer };

/**
 * Keeps a new code; it replaces the one before of the same request. What was proved already stays proved, and a link
 * that was mailed stays good, since the next one may not be.
 */
export async function insertCode(trx: Trx, code: NewCode): Promise<{ id: string }> {
  await trx
    .updateTable('emailCodes')
    .set({ closedAt: code.createdAt })
    .where('requestHash', '=', code.requestHash)
    .where('linkHash', 'is', null)
    .where('closedAt', 'is', null)
    .where('verifiedAt', 'is', null)
    .execute();
  return trx.insertInto('emailCodes').values(code).returning('id').executeTakeFirstOrThrow();
}

/** Which code is meant: also of which account, where it is to become that account's email. */
type CodeOf = { email: string; purpose: CodePurpose; userId: string | null };

/** The code that was sent last. Whether it is still good is said by `judgeGuess`. */
export async function findLatestCode(
  db: Db,
  { email, purpose, userId, key }: CodeOf & { key: CodeKey },
): Promise<{ id: string; codeHash: string } | undefined> {
  return db
    .selectFrom('emailCodes')
    .select(['id', 'codeHash'])
    .where((eb) => eb.and(key))
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('userId', userId === null ? 'is' : '=', userId)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The link with this long code, for as long as it is good; also when it has been used already. */
export async function findLink(
  db: Db,
  { email, purpose, userId, linkHash, now }: CodeOf & { linkHash: Buffer; now: Date },
): Promise<string | undefined> {
  const found = await db
    .selectFrom('emailCodes')
    .select('id')
    .where('linkHash', '=', linkHash)
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('userId', userId === null ? 'is' : '=', userId)
    .where('closedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return found?.id;
}

/**
 * Counts a guess that was wrong, and tells whether the code took guesses until then. A right one costs nothing. One
 * statement for both: what a guess was worth is learned from it alone, so of parallel guesses `most` are judged, and a
 * right one among more of them has no better chance than in turn.
 */
export async function judgeGuess(db: Db, { id, isRight, count, now, most }: Guess): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('emailCodes')
    .set((eb) => ({ [count]: eb(count, '+', isRight ? 0 : 1) }))
    .where('id', '=', id ?? none)
    .where(count, '<', most)
    .where('closedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type Guess = {
  id: string | undefined;
  isRight: boolean;
  /** Which of the code's two counts it falls under. */
  count: 'guesses' | 'unnamedGuesses';
  now: Date;
  most: number;
};

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

/** Ends every code of an email for a purpose that was not given yet. */
export async function closeUnusedCodes(trx: Trx, email: string, purpose: CodePurpose, now: Date): Promise<void> {
  await trx
    .updateTable('emailCodes')
    .set({ closedAt: now })
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .where('closedAt', 'is', null)
    .where('verifiedAt', 'is', null)
    .execute();
}

/** Removes codes that were made before an instant; they ended within minutes. */
export async function forgetCodes(db: Db, madeBefore: Date): Promise<void> {
  await db.deleteFrom('emailCodes').where('createdAt', '<', madeBefore).execute();
}
