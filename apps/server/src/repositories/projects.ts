import type { ProjectStatus, ProjectStatusChoice } from '@guildhall/api/enums';
import { projectStatuses } from '@guildhall/api/enums';
import { takesProposals } from '@guildhall/machines/domain/applying';
import { statusesOf } from '@guildhall/machines/domain/statusChoice';
import { sql } from 'kysely';

import type { Db, NewRow, Row, RowUpdate, Trx } from '../db/schema.ts';
import type { PageRequest } from './paging.ts';
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

type ProjectFilter = {
  query?: string | undefined;
  status?: ProjectStatusChoice | undefined;
  projectId?: string | undefined;
};

/** A client's projects, of any status. */
function findProjects(db: Db, clientId: string, { query, projectId }: ProjectFilter) {
  const text = toTextQuery(query);
  return clientProjects(db, clientId)
    .$if(text !== undefined, (q) => q.where(sql<boolean>`projects.search_document @@ (${text})`))
    .$if(projectId !== undefined, (q) => q.where('projects.id', '=', projectId ?? ''));
}

/** A client's own projects, newest first. */
export async function listProjectsOf(
  db: Db,
  clientId: string,
  filter: ProjectFilter,
  page: PageRequest,
): Promise<ClientProjectRow[]> {
  const statuses = filter.status === undefined ? projectStatuses : statusesOf(filter.status);
  return withParties(findProjects(db, clientId, filter))
    .where('projects.status', 'in', statuses)
    .orderBy('projects.createdAt', 'desc')
    .orderBy('projects.id')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute();
}

export type ProjectsByStatus = Record<ProjectStatus, number>;

/** How many of a client's projects are in each status. */
export async function countByStatus(
  db: Db,
  clientId: string,
  filter: Omit<ProjectFilter, 'status'>,
): Promise<ProjectsByStatus> {
  const rows = await findProjects(db, clientId, filter)
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  const none = { OPEN: 0, ASSIGNED: 0, IN_PROGRESS: 0, PENDING_COMPLETION: 0, COMPLETED: 0, CANCELLED: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) };
}

/** How many of them are in one of these statuses. */
export const countIn = (counts: ProjectsByStatus, statuses: readonly ProjectStatus[]): number =>
  statuses.reduce((sum, status) => sum + counts[status], 0);

export type ClientFigures = {
  totalProjects: number;
  openProjects: number;
  assignedProjects: number;
  completedProjects: number;
  activeProjects: number;
  totalApplications: number;
  pendingApplications: number;
  newApplications: number;
  freelancersHired: number;
};

/** The latest of a client's projects that someone has applied to, newest first. */
export async function listAppliedProjects(db: Db, clientId: string, limit: number) {
  return clientProjects(db, clientId)
    .select(['id', 'title', 'applicationsCount'])
    .where('applicationsCount', '>', 0)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Counts over all of a client's projects. */
export async function countProjectsOf(db: Db, clientId: string): Promise<ClientFigures> {
  const counts = await countByStatus(db, clientId, {});
  const { freelancersHired } = await clientProjects(db, clientId)
    .select(sql<number>`count(distinct assigned_freelancer_id)`.as('freelancersHired'))
    .executeTakeFirstOrThrow();
  const applications = await db
    .selectFrom('applications')
    .innerJoin('projects', 'projects.id', 'applications.projectId')
    .where('projects.clientId', '=', clientId)
    .select([
      sql<number>`count(*)`.as('totalApplications'),
      sql<number>`count(*) filter (where applications.status = 'PENDING')`.as('pendingApplications'),
      sql<number>`count(*) filter (where applications.status = 'PENDING' and viewed_at is null)`.as('newApplications'),
    ])
    .executeTakeFirstOrThrow();
  return {
    totalProjects: countIn(counts, projectStatuses),
    openProjects: counts.OPEN,
    assignedProjects: countIn(counts, statusesOf('ENGAGED')),
    completedProjects: counts.COMPLETED,
    activeProjects: countIn(counts, statusesOf('ACTIVE')),
    ...applications,
    freelancersHired,
  };
}

export async function findProject(db: Db, id: string): Promise<Row<'projects'> | undefined> {
  return db.selectFrom('projects').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whose project it is; undefined when there is none. */
export async function findProjectOwner(db: Db, id: string): Promise<string | undefined> {
  const project = await db.selectFrom('projects').select('clientId').where('id', '=', id).executeTakeFirst();
  return project?.clientId;
}
