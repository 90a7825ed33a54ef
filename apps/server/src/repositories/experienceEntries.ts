import type { Db, NewRow, Row, Trx } from '../db/schema.ts';

export type ExperienceFields = Omit<NewRow<'experienceEntries'>, 'id' | 'userId' | 'createdAt'>;

export async function countExperience(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('experienceEntries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whose entry it is; undefined when there is none. */
export async function findExperienceOwner(db: Db, id: string): Promise<string | undefined> {
  const entry = await db.selectFrom('experienceEntries').select('userId').where('id', '=', id).executeTakeFirst();
  return entry?.userId;
}

export async function insertExperience(
  trx: Trx,
  entry: ExperienceFields & { userId: string; createdAt: Date },
): Promise<Row<'experienceEntries'>> {
  return trx.insertInto('experienceEntries').values(entry).returningAll().executeTakeFirstOrThrow();
}

export async function replaceExperience(
  trx: Trx,
  id: string,
  entry: ExperienceFields,
): Promise<Row<'experienceEntries'>> {
  return trx.updateTable('experienceEntries').set(entry).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function deleteExperienceEntry(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('experienceEntries').where('id', '=', id).execute();
}
