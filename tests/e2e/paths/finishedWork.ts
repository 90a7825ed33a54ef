import type { Db } from '../../../apps/server/src/db/schema.ts';
import { finishWork } from '../freelancers.ts';
import type { hiredPair } from '../hiredPair.ts';
import { title } from '../hiredPair.ts';

type Pair = Awaited<ReturnType<typeof hiredPair>>;

/** One more than a page of an own list holds. */
const count = 11;

const day = 86_400_000;

/** Work of a client and a freelancer that is finished and rated by the client: more of it than one page holds. */
export async function finishedWork(db: Db, pair: Pair, request: Parameters<typeof finishWork>[0]) {
  await finishWork(request, pair);
  const first = await db.selectFrom('projects').selectAll().where('id', '=', pair.projectId).executeTakeFirstOrThrow();
  const { id: _, searchDocument: __, assignedFreelancerId, clientId, ...copy } = first;
  if (assignedFreelancerId === null) throw new Error('Finished work has a freelancer.');
  const now = Date.now();
  const more = await db
    .insertInto('projects')
    .values(
      Array.from({ length: count - 1 }, (_one, index) => ({
        ...copy,
        clientId,
        assignedFreelancerId,
        title: `${title}, part ${index + 2}`,
        completedAt: new Date(now - (index + 5) * day),
      })),
    )
    .returning('id')
    .execute();
  const projectIds = [pair.projectId, ...more.map(({ id }) => id)];
  const ratings = await db
    .insertInto('ratings')
    .values(
      projectIds.map((projectId, index) => ({
        projectId,
        type: 'CLIENT_TO_FREELANCER' as const,
        fromUserId: clientId,
        toUserId: assignedFreelancerId,
        rating: 4,
        review: 'Clear drawings, and every one on time.',
        createdAt: new Date(now - (index + 3.5) * day),
      })),
    )
    .returning('id')
    .execute();
  return { projectIds, ratingIds: ratings.map(({ id }) => id), clientId, freelancerId: assignedFreelancerId };
}
