import { revealedUntil } from '@guildhall/machines/domain/ratingReveal';
import { sql } from 'kysely';

import type { Value } from '../db/compiled.ts';
import { compiled } from '../db/compiled.ts';
import type { Db, NewRow, Trx } from '../db/schema.ts';
import type { Page, PageRequest } from './paging.ts';
import { offsetOf } from './paging.ts';

/** What has been said of a project so far, by each side. */
export async function readProjectRatings(db: Db, projectId: string) {
  const found = await db
    .selectFrom('ratings')
    .select(['type', 'rating', 'review'])
    .where('projectId', '=', projectId)
    .execute();
  return {
    ofFreelancer: found.find(({ type }) => type === 'CLIENT_TO_FREELANCER'),
    ofClient: found.find(({ type }) => type === 'FREELANCER_TO_CLIENT'),
  };
}

export async function insertRating(
  trx: Trx,
  rating: Omit<NewRow<'ratings'>, 'id' | 'createdAt'> & { createdAt: Date },
): Promise<string> {
  const { id } = await trx.insertInto('ratings').values(rating).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Ratings with their project and, as the other party, the user in `other`. */
function ratings(db: Db, other: 'ratings.fromUserId' | 'ratings.toUserId') {
  return db
    .selectFrom('ratings')
    .innerJoin('projects', 'projects.id', 'ratings.projectId')
    .innerJoin('users as other', 'other.id', other)
    .select(['ratings.id', 'ratings.type', 'ratings.rating', 'ratings.review', 'ratings.createdAt'])
    .select(['ratings.reply', 'ratings.repliedAt'])
    .select(['projects.id as projectId', 'projects.title as projectTitle'])
    .select(['other.id as otherId', 'other.name as otherName', 'other.profileImageId as otherImageId']);
}

/** One rating as its giver sees it: the other party is who was rated. */
export async function readGivenRating(db: Db, id: string) {
  return ratings(db, 'ratings.toUserId').where('ratings.id', '=', id).executeTakeFirstOrThrow();
}

export type RatingRow = Awaited<ReturnType<typeof readGivenRating>>;

/**
 * Whether a row of `ratings` shows to others than its author: what a freelancer says of a client does once the client
 * has rated too, or when the time is over. Every reader of received ratings asks this.
 */
export const isShown = (now: Date) => isShownSince(revealedUntil(now));

/** The same in a query that is built before the time is known: `revealed` stands for `revealedUntil` of it. */
export const isShownSince = (revealed: Date | Value<Date>) => sql<boolean>`(
  ratings.type = 'CLIENT_TO_FREELANCER'
  or exists (select from ratings as other
    where other.project_id = ratings.project_id and other.type = 'CLIENT_TO_FREELANCER')
  or exists (select from projects as done
    where done.id = ratings.project_id and done.completed_at <= ${revealed}))`;

const receivedCount = compiled((db, userId: Value<string>, revealed: Value<Date>) =>
  db
    .selectFrom('ratings')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('toUserId', '=', userId)
    .where(isShownSince(revealed)),
);

const receivedPage = compiled(
  (db, userId: Value<string>, revealed: Value<Date>, limit: Value<number>, offset: Value<number>) =>
    ratings(db, 'ratings.fromUserId')
      .where('ratings.toUserId', '=', userId)
      .where(isShownSince(revealed))
      .orderBy('ratings.createdAt', 'desc')
      .orderBy('ratings.id')
      .limit(limit)
      .offset(offset),
);

/** What someone received and may see, newest first: the other party is who rated. */
export async function listReceivedRatings(
  db: Db,
  userId: string,
  page: PageRequest,
  now: Date,
): Promise<Page<RatingRow>> {
  const revealed = revealedUntil(now);
  const [count] = await receivedCount(db, userId, revealed);
  const entries = await receivedPage(db, userId, revealed, page.limit, offsetOf(page));
  return { entries, total: count?.total ?? 0 };
}

/** A rating on a locked row, where it shows: until then it is as if there were none. */
export async function lockShownRating(trx: Trx, id: string, now: Date) {
  return trx.selectFrom('ratings').selectAll().where('id', '=', id).where(isShown(now)).forUpdate().executeTakeFirst();
}

export async function saveReply(trx: Trx, id: string, reply: string, repliedAt: Date): Promise<void> {
  await trx.updateTable('ratings').set({ reply, repliedAt }).where('id', '=', id).execute();
}

/** One rating as the person who received it sees it: the other party is who rated. */
export async function readReceivedRating(db: Db, id: string): Promise<RatingRow> {
  return ratings(db, 'ratings.fromUserId').where('ratings.id', '=', id).executeTakeFirstOrThrow();
}

/** The averages of clients by their ids, of the ratings that show; who has none is left out. */
export type ClientRatings = ReadonlyMap<string, number>;

const clientRatings = compiled((db, clientIds: Value<readonly string[]>, revealed: Value<Date>) =>
  db
    .selectFrom('ratings')
    .select(['toUserId', sql<number>`round(avg(rating), 2)`.as('average')])
    .where('type', '=', 'FREELANCER_TO_CLIENT')
    .where(sql<boolean>`to_user_id = any(${clientIds}::uuid[])`)
    .where(isShownSince(revealed))
    .groupBy('toUserId'),
);

/**
 * How freelancers rated these clients. Counted when it is asked: what counts changes with the clock, so that no row
 * keeps it.
 */
export async function readClientRatings(db: Db, clientIds: readonly string[], now: Date): Promise<ClientRatings> {
  if (clientIds.length === 0) return new Map();
  const found = await clientRatings(db, [...new Set(clientIds)], revealedUntil(now));
  return new Map(found.map(({ toUserId, average }) => [toUserId, average]));
}
