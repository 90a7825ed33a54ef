import type { ProjectStatus } from '@guildhall/api/enums';

import type { Db } from '../db/schema.ts';
import type { Page, PageRequest } from './paging.ts';
import { offsetOf } from './paging.ts';
import { deliveryEvents } from './projectEvents.ts';

function assignedTo(db: Db, freelancerId: string) {
  return db.selectFrom('projects').where('projects.assignedFreelancerId', '=', freelancerId);
}

/** Projects with their client, and the ratings received and given, if any. */
function withParties(query: ReturnType<typeof assignedTo>) {
  return query
    .innerJoin('users as client', 'client.id', 'projects.clientId')
    .innerJoin('clients', 'clients.userId', 'projects.clientId')
    .leftJoin('ratings', (join) =>
      join.onRef('ratings.projectId', '=', 'projects.id').on('ratings.type', '=', 'CLIENT_TO_FREELANCER'),
    )
    .leftJoin('ratings as given', (join) =>
      join.onRef('given.projectId', '=', 'projects.id').on('given.type', '=', 'FREELANCER_TO_CLIENT'),
    )
    .selectAll('projects')
    .select([
      'client.name as clientName',
      'client.email as clientEmail',
      'client.location as clientLocation',
      'client.profileImageId as clientImageId',
      'clients.companyName',
      'clients.industry',
      'ratings.id as ratingId',
      'ratings.rating',
      'ratings.review',
      'ratings.createdAt as ratedAt',
      'given.id as givenId',
      'given.rating as givenStars',
      'given.review as givenReview',
      'given.createdAt as givenAt',
    ])
    .select(deliveryEvents);
}

export async function findAssignedProject(db: Db, freelancerId: string, id: string) {
  return withParties(assignedTo(db, freelancerId)).where('projects.id', '=', id).executeTakeFirstOrThrow();
}

export type AssignedProjectRow = Awaited<ReturnType<typeof findAssignedProject>>;

/** Projects a freelancer was hired for, the latest changed first. */
export async function listAssignedTo(
  db: Db,
  freelancerId: string,
  status: ProjectStatus | undefined,
  page: PageRequest,
): Promise<Page<AssignedProjectRow>> {
  const found = assignedTo(db, freelancerId).$if(status !== undefined, (q) =>
    q.where('projects.status', '=', status ?? 'ASSIGNED'),
  );
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const entries = await withParties(found)
    .orderBy('projects.updatedAt', 'desc')
    .orderBy('projects.id')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute();
  return { entries, total };
}

/** Notes that the freelancer has read of projects that they were hired for. Not a change of a project itself. */
export async function noteHireSeen(db: Db, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('projects')
    .set({ hireSeenAt: now })
    .where('id', 'in', ids)
    .where('hireSeenAt', 'is', null)
    .execute();
}
