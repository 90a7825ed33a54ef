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
    .select(['projects.id as projectId', 'projects.title as projectTitle'])
    .select(['other.id as otherId', 'other.name as otherName', 'other.profileImageId as otherImageId']);
}

/** One rating as its giver sees it: the other party is who was rated. */
export async function readGivenRating(db: Db, id: string) {
  return ratings(db, 'ratings.toUserId').where('ratings.id', '=', id).executeTakeFirstOrThrow();
}

export type RatingRow = Awaited<ReturnType<typeof readGivenRating>>;

/** What a freelancer received, newest first: the other party is who rated. */
export async function listReceivedRatings(db: Db, userId: string, page: PageRequest): Promise<Page<RatingRow>> {
  const { total } = await db
    .selectFrom('ratings')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('toUserId', '=', userId)
    .executeTakeFirstOrThrow();
  const entries = await ratings(db, 'ratings.fromUserId')
    .where('ratings.toUserId', '=', userId)
    .orderBy('ratings.createdAt', 'desc')
    .orderBy('ratings.id')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute();
  return { entries, total };
}
