import { sql } from 'kysely';

import type { Db, NewRow, Row, Trx } from '../db/schema.ts';

export type PortfolioFields = Omit<NewRow<'portfolioItems'>, 'id' | 'userId' | 'place' | 'createdAt'>;

export async function countPortfolioItems(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('portfolioItems')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function findPortfolioItem(db: Db, id: string): Promise<Row<'portfolioItems'> | undefined> {
  return db.selectFrom('portfolioItems').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertPortfolioItem(
  trx: Trx,
  item: PortfolioFields & { userId: string; createdAt: Date },
): Promise<Row<'portfolioItems'>> {
  return trx.insertInto('portfolioItems').values(item).returningAll().executeTakeFirstOrThrow();
}

export async function replacePortfolioItem(
  trx: Trx,
  id: string,
  item: PortfolioFields,
): Promise<Row<'portfolioItems'>> {
  return trx.updateTable('portfolioItems').set(item).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function deletePortfolioItem(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('portfolioItems').where('id', '=', id).execute();
}

/** Gives the items these places, from 1 on, in their order. */
export async function placePortfolioItems(trx: Trx, ids: readonly string[]): Promise<void> {
  const places = sql<{ id: string; place: number }>`unnest(${[...ids]}::uuid[]) with ordinality`;
  await trx
    .updateTable('portfolioItems')
    .from(places.as<'placed'>(sql`placed (id, place)`))
    .set((eb) => ({ place: eb.ref('placed.place') }))
    .whereRef('portfolioItems.id', '=', 'placed.id')
    .execute();
}
