import { sql } from 'kysely';

import type { Db, NewRow, Row, RowUpdate, Trx } from '../db/schema.ts';

/** All of an account, the latest first. */
export async function listSavedSearchesOf(db: Db, userId: string): Promise<Row<'savedSearches'>[]> {
  return db
    .selectFrom('savedSearches')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
}

export async function countSavedSearches(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('savedSearches')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The saved search of an account that has this name, in any case. */
export async function findSavedSearchNamed(db: Db, userId: string, name: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('savedSearches')
    .select('id')
    .where('userId', '=', userId)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .executeTakeFirst();
  return found?.id;
}

export async function findSavedSearch(db: Db, id: string): Promise<Row<'savedSearches'> | undefined> {
  return db.selectFrom('savedSearches').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function lockSavedSearch(trx: Trx, id: string): Promise<Row<'savedSearches'> | undefined> {
  return trx.selectFrom('savedSearches').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The saved search whose digest has been due the longest, with its reader, on a row locked from other servers. */
export async function lockDueSearch(trx: Trx, now: Date, except: readonly string[]) {
  return trx
    .selectFrom('savedSearches')
    .innerJoin('users', 'users.id', 'savedSearches.userId')
    .selectAll('savedSearches')
    .select([
      'users.role',
      'users.email',
      'users.isActive',
      'users.name as userName',
      'users.timezone as accountTimezone',
    ])
    .where('nextDigestAt', '<=', now)
    .where(sql<boolean>`saved_searches.id <> all(${except}::uuid[])`)
    .orderBy('nextDigestAt')
    .orderBy('savedSearches.id')
    .limit(1)
    .forUpdate('savedSearches')
    .skipLocked()
    .executeTakeFirst();
}

export type DueSearch = NonNullable<Awaited<ReturnType<typeof lockDueSearch>>>;

/** The searches of an account whose next digest is still to come, on rows locked until the transaction ends. */
export async function lockSearchesToCome(trx: Trx, userId: string, now: Date): Promise<Row<'savedSearches'>[]> {
  return trx
    .selectFrom('savedSearches')
    .selectAll()
    .where('userId', '=', userId)
    .where('nextDigestAt', '>', now)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function insertSavedSearch(trx: Trx, search: NewRow<'savedSearches'>): Promise<Row<'savedSearches'>> {
  return trx.insertInto('savedSearches').values(search).returningAll().executeTakeFirstOrThrow();
}

export async function changeSavedSearch(
  trx: Trx,
  id: string,
  change: RowUpdate<'savedSearches'>,
): Promise<Row<'savedSearches'>> {
  return trx.updateTable('savedSearches').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function removeSavedSearch(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('savedSearches').where('id', '=', id).execute();
}
