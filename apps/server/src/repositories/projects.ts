import type { ProjectStatus } from '@guildhall/api/enums';
import { takesProposals } from '@guildhall/machines/domain/applying';
import { sql } from 'kysely';

import type { Db, NewRow, Row, RowUpdate, Trx } from '../db/schema.ts';
import type { Page, PageRequest } from './paging.ts';
import { offsetOf } from './paging.ts';
import { deliveryEvents, editsOfPost } from './projectEvents.ts';
import { toTextQuery } from './searchText.ts';

export async function insertProject(
  trx: Trx,
  project: Pick<
    NewRow<'projects'>,
    'clientId' | 'title' | 'description' | 'skillsRequired' | 'categories' | 'budgetMin' | 'budgetMax' | 'duration'
  > & { createdAt: Date },
): Promise<string> {
  const { id } = await trx
    .insertInto('projects')
    .values({ ...project, updatedAt: project.createdAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The project on a row locked until the transaction ends: every change of its life waits here for its turn. */
export async function lockProject(trx: Trx, id: string): Promise<Row<'projects'> | undefined> {
  return trx.selectFrom('projects').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The project on a row that changes of its life wait for, and readers like this one do not. */
export async function holdProject(trx: Trx, id: string): Promise<Row<'projects'> | undefined> {
  return trx.selectFrom('projects').selectAll().where('id', '=', id).forShare().executeTakeFirst();
}

/** A step of the project's life. Raises its version, which is its ETag; drafts go with the last chance to send them. */
export async function moveProject(
  trx: Trx,
  id: string,
  now: Date,
  change: { status: ProjectStatus } & Omit<RowUpdate<'projects'>, 'id' | 'version' | 'updatedAt'>,
): Promise<void> {
  await trx
    .updateTable('projects')
    .set((eb) => ({ ...change, version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .execute();
  // What can be sent no more is kept no longer.
  if (!takesProposals(change.status)) await trx.deleteFrom('proposalDrafts').where('projectId', '=', id).execute();
}

/** Other words and terms for a post. Raises its version, which is its ETag. */
export async function changePost(
  trx: Trx,
  id: string,
  now: Date,
  post: Pick<
    Row<'projects'>,
    'title' | 'description' | 'skillsRequired' | 'categories' | 'budgetMin' | 'budgetMax' | 'duration'
  >,
): Promise<void> {
  await trx
    .updateTable('projects')
    .set((eb) => ({ ...post, version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .execute();
}

/** Keeps a rejected completion, as the version before reads it. */
export async function addRejection(trx: Trx, id: string, rejection: { reason: string; at: Date }): Promise<void> {
  const { reason, at: rejectedAt } = rejection;
  await trx.insertInto('completionRejections').values({ projectId: id, rejectedAt, reason }).execute();
  await trx
    .updateTable('projects')
    .set((eb) => ({ completionRejections: eb('completionRejections', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** A new application. Not a change of the project itself, so its version stays. */
export async function countApplication(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('projects')
    .set((eb) => ({ applicationsCount: eb('applicationsCount', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Projects with the freelancer they are assigned to, if any, and the client's rating, if any. */
function clientProjects(db: Db, clientId: string) {
  return db.selectFrom('projects').where('projects.clientId', '=', clientId);
}

function withParties(query: ReturnType<typeof clientProjects>) {
  return query
    .leftJoin('users as freelancer', 'freelancer.id', 'projects.assignedFreelancerId')
    .leftJoin('ratings', (join) =>
      join.onRef('ratings.projectId', '=', 'projects.id').on('ratings.type', '=', 'CLIENT_TO_FREELANCER'),
    )
    .selectAll('projects')
    .select([
      'freelancer.name as freelancerName',
      'freelancer.email as freelancerEmail',
      'freelancer.profileImageId as freelancerImageId',
      'ratings.id as ratingId',
      'ratings.rating',
      'ratings.review',
      'ratings.createdAt as ratedAt',
    ])
    .select(deliveryEvents)
    .select(editsOfPost)
    .select(
      sql<number>`(select count(*) from applications
        where project_id = projects.id and status = 'PENDING')`.as('pendingApplicationsCount'),
    )
    .select(
      sql<number>`(select count(*) from applications
        where project_id = projects.id and status = 'PENDING' and viewed_at is null)`.as('newApplicationsCount'),
    );
}

export async function findClientProject(db: Db, clientId: string, id: string) {
  return withParties(clientProjects(db, clientId)).where('projects.id', '=', id).executeTakeFirstOrThrow();
}

export type ClientProjectRow = Awaited<ReturnType<typeof findClientProject>>;

/** A client's own projects, newest first. */
export async function listProjectsOf(
  db: Db,
  clientId: string,
  filter: { query?: string | undefined; status?: ProjectStatus | undefined; projectId?: string | undefined },
  page: PageRequest,
): Promise<Page<ClientProjectRow>> {
  const text = toTextQuery(filter.query);
  const found = clientProjects(db, clientId)
    .$if(text !== undefined, (q) => q.where(sql<boolean>`projects.search_document @@ (${text})`))
    .$if(filter.projectId !== undefined, (q) => q.where('projects.id', '=', filter.projectId ?? ''))
    .$if(filter.status !== undefined, (q) => q.where('projects.status', '=', filter.status ?? 'OPEN'));
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const entries = await withParties(found)
    .orderBy('projects.createdAt', 'desc')
    .orderBy('projects.id')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute();
  return { entries, total };
}

export type ClientFigures = {
  totalProjects: number;
  openProjects: number;
  assignedProjects: number;
  completedProjects: number;
  activeProjects: number;
  totalApplications: number;
  pendingApplications: number;
  freelancersHired: number;
};

/** Counts over all of a client's projects. */
export async function countProjectsOf(db: Db, clientId: string): Promise<ClientFigures> {
  const projects = await db
    .selectFrom('projects')
    .where('clientId', '=', clientId)
    .select([
      sql<number>`count(*)`.as('totalProjects'),
      sql<number>`count(*) filter (where status = 'OPEN')`.as('openProjects'),
      sql<number>`count(*) filter (where status in ('ASSIGNED', 'IN_PROGRESS', 'PENDING_COMPLETION'))`.as(
        'assignedProjects',
      ),
      sql<number>`count(*) filter (where status = 'COMPLETED')`.as('completedProjects'),
      sql<number>`count(*) filter (where status not in ('COMPLETED', 'CANCELLED'))`.as('activeProjects'),
      sql<number>`count(distinct assigned_freelancer_id)`.as('freelancersHired'),
    ])
    .executeTakeFirstOrThrow();
  const applications = await db
    .selectFrom('applications')
    .innerJoin('projects', 'projects.id', 'applications.projectId')
    .where('projects.clientId', '=', clientId)
    .select([
      sql<number>`count(*)`.as('totalApplications'),
      sql<number>`count(*) filter (where applications.status = 'PENDING')`.as('pendingApplications'),
    ])
    .executeTakeFirstOrThrow();
  return { ...projects, ...applications };
}

export async function findProject(db: Db, id: string): Promise<Row<'projects'> | undefined> {
  return db.selectFrom('projects').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whose project it is; undefined when there is none. */
export async function findProjectOwner(db: Db, id: string): Promise<string | undefined> {
  const project = await db.selectFrom('projects').select('clientId').where('id', '=', id).executeTakeFirst();
  return project?.clientId;
}
