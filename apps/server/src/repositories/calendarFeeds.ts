import type { Role } from '@guildhall/api/enums';

import type { Db, Row, Trx } from '../db/schema.ts';
import type { FeedKey } from '../domain/calendarToken.ts';

type Feed = Row<'calendarFeeds'>;

/** Undefined for an account that never had one. */
export async function findCalendarFeedOf(db: Db, userId: string): Promise<Feed | undefined> {
  return db.selectFrom('calendarFeeds').selectAll().where('userId', '=', userId).executeTakeFirst();
}

/** The feed that an address names, with its owner; closed accounts have none. */
export async function findCalendarFeed(
  db: Db,
  id: string,
): Promise<(FeedKey & { userId: string; role: Role }) | undefined> {
  return db
    .selectFrom('calendarFeeds')
    .innerJoin('users', 'users.id', 'calendarFeeds.userId')
    .select(['calendarFeeds.id', 'calendarFeeds.secret', 'calendarFeeds.userId', 'users.role'])
    .where('calendarFeeds.id', '=', id)
    .where('users.isActive', '=', true)
    .$narrowType<{ id: string; secret: Buffer }>()
    .executeTakeFirst();
}

/** On a row locked until the transaction ends, which is made where there is none: of two first addresses one is kept. */
export async function lockCalendarFeed(trx: Trx, userId: string): Promise<Feed> {
  await trx
    .insertInto('calendarFeeds')
    .values({ userId })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .execute();
  return trx.selectFrom('calendarFeeds').selectAll().where('userId', '=', userId).forUpdate().executeTakeFirstOrThrow();
}

/** Gives a feed another address, or none. */
export async function changeCalendarFeed(
  trx: Trx,
  userId: string,
  address: Pick<Feed, 'id' | 'secret' | 'createdAt'>,
): Promise<Feed> {
  return trx
    .updateTable('calendarFeeds')
    .set((eb) => ({ ...address, version: eb('version', '+', 1) }))
    .where('userId', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
