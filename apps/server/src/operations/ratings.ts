import { permitRating } from '../domain/law.ts';
import { optional } from '../domain/text.ts';
import { record } from '../repositories/auditLog.ts';
import { countRating } from '../repositories/freelancers.ts';
import { pagination } from '../repositories/paging.ts';
import { insertRating, isProjectRated, listReceivedRatings, readGivenRating } from '../repositories/ratings.ts';
import { toRating } from './answers/rating.ts';
import { hired, lockOwnProject, partiesOf } from './own.ts';
import type { Handler } from './types.ts';

/**
 * Once for a completed project; the freelancer's figures follow in the same transaction. Neither the project nor the
 * profile is changed by it, so that both keep their versions.
 */
export const rateFreelancer: Handler<'rateFreelancer'> = async ({ params, body, session, services }) =>
  services.db.transaction().execute(async (trx) => {
    const project = await lockOwnProject(trx, params.projectId, session.userId);
    const isRated = await isProjectRated(trx, project.id);
    const { from, to } = permitRating({ status: project.status, isRated });
    const now = services.clock.now();
    const [fromUserId, toUserId] = [session.userId, hired(project)] as const;
    const review = optional(body.review) ?? null;
    const rating = { projectId: project.id, fromUserId, toUserId, rating: body.rating, review, createdAt: now };
    // The account's row before the freelancer's, as a change of the profile takes them.
    const id = await insertRating(trx, rating);
    await countRating(trx, toUserId, body.rating);
    await record(trx, { actorId: fromUserId, action: 'freelancer.rate', at: now }, [
      { entity: 'rating', id, from, to },
    ]);
    const { freelancer, names } = await partiesOf(trx, project);
    const data = { ...names, rating: body.rating, review };
    await services.mail.send(trx, { template: 'ratingReceived', to: freelancer.email, data });
    return { status: 201, message: 'Rating Submitted', data: toRating(await readGivenRating(trx, id)) };
  });

export const listFreelancerRatings: Handler<'listFreelancerRatings'> = async ({ query, session, services: { db } }) => {
  const { entries, total } = await listReceivedRatings(db, session.userId, query);
  const data = { ratings: entries.map(toRating), pagination: pagination(query, total) };
  return { status: 200, message: 'Ratings loaded.', data };
};
