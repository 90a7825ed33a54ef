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

/** The time zone that an account's browser named last; undefined where it named none. */
export async function findTimezoneOf(db: Db, userId: string): Promise<string | undefined> {
  const latest = await db
    .selectFrom('savedSearches')
    .select('timezone')
    .where('userId', '=', userId)
    // What is stored where none was named.
    .where('timezone', '<>', 'UTC')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return latest?.timezone;
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
    .select(['users.role', 'users.email', 'users.isActive', 'users.name as userName'])
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
