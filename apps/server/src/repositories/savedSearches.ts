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

export async function lockSavedSearch(trx: Trx, id: string): Promise<Row<'savedSearches'> | undefined> {
  return trx.selectFrom('savedSearches').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
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
