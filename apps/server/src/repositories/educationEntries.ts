import type { Db, NewRow, Row, Trx } from '../db/schema.ts';

export type EducationFields = Omit<NewRow<'educationEntries'>, 'id' | 'userId' | 'createdAt'>;

export async function countEducation(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('educationEntries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whose entry it is; undefined when there is none. */
export async function findEducationOwner(db: Db, id: string): Promise<string | undefined> {
  const entry = await db.selectFrom('educationEntries').select('userId').where('id', '=', id).executeTakeFirst();
  return entry?.userId;
}

export async function insertEducation(
  trx: Trx,
  entry: EducationFields & { userId: string; createdAt: Date },
): Promise<Row<'educationEntries'>> {
  return trx.insertInto('educationEntries').values(entry).returningAll().executeTakeFirstOrThrow();
}

export async function replaceEducation(trx: Trx, id: string, entry: EducationFields): Promise<Row<'educationEntries'>> {
  return trx.updateTable('educationEntries').set(entry).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function deleteEducationEntry(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('educationEntries').where('id', '=', id).execute();
}
