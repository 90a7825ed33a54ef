import type { Role } from '@guildhall/api/enums';
import { sql } from 'kysely';

import type { Db, NewRow, Row, RowUpdate, Trx } from '../db/schema.ts';
import { record } from './auditLog.ts';

export async function findUserByEmail(db: Db, email: string): Promise<Row<'users'> | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}

/** Undefined when the email has an account already. */
export async function insertUser(
  trx: Trx,
  user: Pick<NewRow<'users'>, 'email' | 'role' | 'name' | 'passwordHash'> & { createdAt: Date },
): Promise<Row<'users'> | undefined> {
  return trx
    .insertInto('users')
    .values({ ...user, updatedAt: user.createdAt })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** The empty profile of a new account. */
export async function insertProfile(trx: Trx, userId: string, role: Role): Promise<void> {
  await trx
    .insertInto(role === 'CLIENT' ? 'clients' : 'freelancers')
    .values({ userId })
    .execute();
}

export type Account = Pick<
  Row<'users'>,
  'id' | 'role' | 'name' | 'email' | 'passwordHash' | 'isActive' | 'closedAt' | 'erasedAt'
>;

export async function findAccount(db: Db, userId: string): Promise<Account> {
  return account(db, userId).executeTakeFirstOrThrow();
}

/** On a row locked until the transaction ends, as `lockProfileVersion` locks it. */
export async function lockAccount(trx: Trx, userId: string): Promise<Account> {
  return account(trx, userId).forNoKeyUpdate().executeTakeFirstOrThrow();
}

const account = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select(['id', 'role', 'name', 'email', 'passwordHash', 'isActive', 'closedAt', 'erasedAt'])
    .where('id', '=', userId);

export async function updatePassword(trx: Trx, userId: string, passwordHash: string): Promise<void> {
  await trx.updateTable('users').set({ passwordHash }).where('id', '=', userId).execute();
}

/**
 * The profile's version, on a row locked until the transaction ends. Rows that refer to the account (a file, a token)
 * may be added meanwhile: their own lock, taken first, must not stand in the way of this one.
 */
export async function lockProfileVersion(trx: Trx, userId: string): Promise<number> {
  const { version } = await trx
    .selectFrom('users')
    .select('version')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return version;
}

/** Changes the fields that are given, raises the profile's version, and puts it on record: every change passes here. */
export async function updateUser(
  trx: Trx,
  userId: string,
  now: Date,
  change: Pick<RowUpdate<'users'>, 'name' | 'bio' | 'location'>,
): Promise<void> {
  await trx
    .updateTable('users')
    .set((eb) => ({ ...change, version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', userId)
    .execute();
  await record(trx, { actorId: userId, action: 'profile.update', at: now }, [{ entity: 'user', id: userId }]);
}

/** Shows another picture, on a locked profile, and gives the one before. */
export async function replaceProfileImage(
  trx: Trx,
  userId: string,
  profileImageId: string | null,
): Promise<string | null> {
  const former = await trx
    .selectFrom('users')
    .select('profileImageId')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await trx.updateTable('users').set({ profileImageId }).where('id', '=', userId).execute();
  return former.profileImageId;
}

/** Whether an account can be used; false when it was that already. A suspended one has no profile, posts or session. */
export async function setActive(trx: Db, userId: string, isActive: boolean, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ isActive, updatedAt: now })
    .where('id', '=', userId)
    .where('isActive', '=', !isActive)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whether its owner has closed an account, and since when. A closed one is seen as little as a suspended one. */
export async function setClosed(trx: Trx, userId: string, closedAt: Date | null, now: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set({ isActive: closedAt === null, closedAt, updatedAt: now })
    .where('id', '=', userId)
    .execute();
}

/** Whether an account can be used. */
export async function isActive(db: Db, userId: string): Promise<boolean> {
  const user = await db.selectFrom('users').select('isActive').where('id', '=', userId).executeTakeFirst();
  return user?.isActive ?? false;
}

/** Whom to write to. */
export async function findContact(db: Db, userId: string): Promise<{ name: string; email: string }> {
  return db.selectFrom('users').select(['name', 'email']).where('id', '=', userId).executeTakeFirstOrThrow();
}
