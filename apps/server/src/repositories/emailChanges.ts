import type { Role } from '@guildhall/api/enums';
import { sql } from 'kysely';

import type { Db, NewRow, Row, Trx } from '../db/schema.ts';

export async function insertEmailChange(
  trx: Trx,
  change: Pick<NewRow<'emailChanges'>, 'userId' | 'fromEmail' | 'toEmail' | 'undoHash' | 'changedAt' | 'undoUntil'>,
): Promise<void> {
  await trx.insertInto('emailChanges').values(change).execute();
}

/** Writes the email of a locked account. The database refuses one that another account has: `isTakenEmail`. */
export async function updateEmail(trx: Trx, userId: string, email: string, now: Date): Promise<void> {
  await trx.updateTable('users').set({ email, updatedAt: now }).where('id', '=', userId).execute();
}

/** Whether a write was refused because another account has that email. */
export const isTakenEmail = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505' && error.message.includes('email');

/** The role of another account that had this email until lately, and may take it back; undefined where there is none. */
export async function findReserver(
  db: Db,
  { email, userId, now }: { email: string; userId: string; now: Date },
): Promise<Role | undefined> {
  const found = await db
    .selectFrom('emailChanges')
    .innerJoin('users', 'users.id', 'emailChanges.userId')
    .select('users.role')
    .where(sql`lower(email_changes.from_email)`, '=', email.toLowerCase())
    .where('emailChanges.userId', '!=', userId)
    .where('emailChanges.closedAt', 'is', null)
    .where('emailChanges.undoUntil', '>', now)
    .executeTakeFirst();
  return found?.role;
}

export type EmailChange = Pick<Row<'emailChanges'>, 'id' | 'userId' | 'fromEmail' | 'toEmail' | 'changedAt'>;

/** The change that a link undoes, for as long as it can. */
export async function findUndoable(db: Db, undoHash: Buffer, now: Date): Promise<EmailChange | undefined> {
  return db
    .selectFrom('emailChanges')
    .select(['id', 'userId', 'fromEmail', 'toEmail', 'changedAt'])
    .where('undoHash', '=', undoHash)
    .where('closedAt', 'is', null)
    .where('undoUntil', '>', now)
    .executeTakeFirst();
}

/** Ends a change and those after it: what undoes the first of several undoes them all. */
export async function closeEmailChanges(trx: Trx, { userId, changedAt }: EmailChange, now: Date): Promise<void> {
  await trx
    .updateTable('emailChanges')
    .set({ closedAt: now })
    .where('userId', '=', userId)
    .where('changedAt', '>=', changedAt)
    .where('closedAt', 'is', null)
    .execute();
}

/** Removes changes that can be undone no longer: the audit log says that they were. */
export async function forgetEmailChanges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('emailChanges').where('undoUntil', '<=', now).execute();
}
