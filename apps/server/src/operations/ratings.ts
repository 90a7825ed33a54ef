import { hiddenUntil } from '@guildhall/machines/domain/ratingReveal';

import type { Row } from '../db/schema.ts';
import { permitRating, permitReply } from '../domain/lifecycleRules.ts';
import { Refusal } from '../domain/refusal.ts';
import { optional } from '../domain/text.ts';
import { record } from '../repositories/auditLog.ts';
import { countRating } from '../repositories/freelancers.ts';
import { pagination } from '../repositories/paging.ts';
import { recordProjectEvent } from '../repositories/projectEvents.ts';
import {
  insertRating,
  listReceivedRatings,
  lockShownRating,
  readGivenRating,
  readProjectRatings,
  readReceivedRating,
  saveReply,
} from '../repositories/ratings.ts';
import { findContact } from '../repositories/users.ts';
import type { Services } from '../services.ts';
import { toRating } from './answers/rating.ts';
import { hired, lockAssignedProject, lockOwnProject, partiesOf } from './own.ts';
import type { BodyOf, Handler } from './types.ts';

const wordsOf = (body: BodyOf<'rateClient'>) => ({ rating: body.rating, review: optional(body.review) ?? null });

/** Until when the client does not see what the freelancer says. The database holds no completed project without its time. */
const hiddenFromClient = ({ completedAt }: Row<'projects'>, isFreelancerRated: boolean, now: Date): Date | null =>
  completedAt && hiddenUntil({ completedAt, isFreelancerRated }, now);

/**
 * Once for a completed project; the freelancer's figures follow in the same transaction. Neither the project nor the
 * profile is changed by it, so that both keep their versions. A rating of the client that was hidden until now is sent
 * to the client.
 */
export const rateFreelancer: Handler<'rateFreelancer'> = async ({ params, body, session, services }) =>
  services.db.transaction().execute(async (trx) => {
    const project = await lockOwnProject(trx, params.projectId, session.userId);
    const { ofFreelancer, ofClient } = await readProjectRatings(trx, project.id);
    const { from, to } = permitRating({ status: project.status, isRated: ofFreelancer !== undefined });
    const now = services.clock.now();
    const [fromUserId, toUserId] = [session.userId, hired(project)] as const;
    const given = wordsOf(body);
    const rating = { projectId: project.id, fromUserId, toUserId, ...given, createdAt: now };
    // The account's row before the freelancer's, as a change of the profile takes them.
    const id = await insertRating(trx, { ...rating, type: 'CLIENT_TO_FREELANCER' });
    await countRating(trx, toUserId, body.rating);
    await recordProjectEvent(trx, project.id, { type: 'FREELANCER_RATED', at: now, rating: body.rating });
    await record(trx, { actorId: fromUserId, action: 'freelancer.rate', at: now }, [
      { entity: 'rating', id, from, to },
    ]);
    const { client, freelancer, names } = await partiesOf(trx, project);
    await services.mail.send(trx, { template: 'ratingReceived', to: freelancer.email, data: { ...names, ...given } });
    if (ofClient && hiddenFromClient(project, false, now)) {
      const data = { ...names, given: ofClient };
      await services.mail.send(trx, { template: 'clientRated', to: client.email, data });
    }
    return { status: 201, message: 'Rating Submitted', data: toRating(await readGivenRating(trx, id)) };
  });

/** Once for a completed project. The mail does not say what the client is not to see yet. */
export const rateClient: Handler<'rateClient'> = async ({ params, body, session, services }) =>
  services.db.transaction().execute(async (trx) => {
    const project = await lockAssignedProject(trx, params.projectId, session.userId);
    const { ofFreelancer, ofClient } = await readProjectRatings(trx, project.id);
    const { from, to } = permitRating({ status: project.status, isRated: ofClient !== undefined });
    const now = services.clock.now();
    const [fromUserId, toUserId] = [session.userId, project.clientId] as const;
    const given = wordsOf(body);
    const rating = { projectId: project.id, fromUserId, toUserId, ...given, createdAt: now };
    const id = await insertRating(trx, { ...rating, type: 'FREELANCER_TO_CLIENT' });
    await recordProjectEvent(trx, project.id, { type: 'CLIENT_RATED', at: now, rating: body.rating });
    await record(trx, { actorId: fromUserId, action: 'client.rate', at: now }, [{ entity: 'rating', id, from, to }]);
    const { client, names } = await partiesOf(trx, project);
    const end = hiddenFromClient(project, ofFreelancer !== undefined, now);
    const data = { ...names, given: end ? { hiddenUntil: end.toISOString() } : given };
    await services.mail.send(trx, { template: 'clientRated', to: client.email, data });
    return { status: 201, message: 'Rating Submitted', data: toRating(await readGivenRating(trx, id)) };
  });

/** Once, by the person who was rated. A text that is stored already is the repeat of a call whose answer was lost. */
export const replyToRating: Handler<'replyToRating'> = async ({ params, body, session, services }) =>
  services.db.transaction().execute(async (trx) => {
    const now = services.clock.now();
    const rating = await lockShownRating(trx, params.ratingId, now);
    if (!rating) throw new Refusal(404, 'This rating does not exist.');
    if (rating.toUserId !== session.userId) throw new Refusal(403, 'Only the person who was rated can reply.');
    const text = body.text.trim();
    if (text !== rating.reply) {
      const { from, to } = permitReply(rating.reply);
      await saveReply(trx, rating.id, text, now);
      const act = { actorId: session.userId, action: 'rating.reply', at: now };
      await record(trx, act, [{ entity: 'rating', id: rating.id, from, to }]);
      const [author, replier] = [
        await findContact(trx, rating.fromUserId),
        await findContact(trx, session.userId),
      ] as const;
      const { projectTitle } = await readReceivedRating(trx, rating.id);
      const data = { authorName: author.name, replierName: replier.name, projectTitle, reply: text };
      await services.mail.send(trx, { template: 'ratingReplied', to: author.email, data });
    }
    const answer = toRating(await readReceivedRating(trx, rating.id));
    return { status: 200, message: 'Reply Published', data: answer };
  });

async function answerList({ db, clock }: Services, userId: string, query: Parameters<typeof pagination>[0]) {
  const { entries, total } = await listReceivedRatings(db, userId, query, clock.now());
  const data = { ratings: entries.map(toRating), pagination: pagination(query, total) };
  return { status: 200, message: 'Ratings loaded.', data } as const;
}

export const listFreelancerRatings: Handler<'listFreelancerRatings'> = async ({ query, session, services }) =>
  answerList(services, session.userId, query);

export const listClientRatings: Handler<'listClientRatings'> = async ({ query, session, services }) =>
  answerList(services, session.userId, query);
