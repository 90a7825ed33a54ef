import type { ApplicationStatus, ProjectStatus } from '@guildhall/api/enums';
import { sql } from 'kysely';

import type { Value } from '../db/compiled.ts';
import { compiled, compiledBy } from '../db/compiled.ts';
import type { Db, NewRow, Row, Trx } from '../db/schema.ts';
import type { Page, PageRequest } from './paging.ts';
import { offsetOf } from './paging.ts';

/** For a freelancer who may apply: the project's row is locked, so that two calls cannot both find that. */
export async function insertApplication(
  trx: Trx,
  application: Pick<NewRow<'applications'>, 'projectId' | 'freelancerId' | 'attempt' | 'proposal' | 'coverLetter'> & {
    createdAt: Date;
  },
): Promise<string> {
  const { id } = await trx
    .insertInto('applications')
    .values({ ...application, updatedAt: application.createdAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An application of a project whose row is locked already, so that its status cannot change meanwhile. */
export async function findApplication(
  trx: Trx,
  projectId: string,
  id: string,
): Promise<Row<'applications'> | undefined> {
  return trx
    .selectFrom('applications')
    .selectAll()
    .where('id', '=', id)
    .where('projectId', '=', projectId)
    .executeTakeFirst();
}

/**
 * An application whose row is locked until the end of the transaction. A call that notes a look at it, or decides on it,
 * writes this row too, and so comes before or after.
 */
export async function lockApplication(trx: Trx, id: string): Promise<Row<'applications'> | undefined> {
  return trx.selectFrom('applications').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Another text, which the client has not viewed yet. */
export async function changeText(
  trx: Trx,
  id: string,
  text: Pick<Row<'applications'>, 'proposal' | 'coverLetter'>,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('applications')
    .set((eb) => ({ ...text, version: eb('version', '+', 1), editedAt: now, viewedAt: null, updatedAt: now }))
    .where('id', '=', id)
    .execute();
}

export type OwnApplicationRow = Pick<Row<'applications'>, 'id' | 'status' | 'attempt' | 'createdAt'>;

const ownApplications = compiled((db, freelancerId: Value<string>, projectIds: Value<readonly string[]>) =>
  db
    .selectFrom('applications')
    .select(['projectId', 'id', 'status', 'attempt', 'createdAt'])
    .where('freelancerId', '=', freelancerId)
    .where(sql<boolean>`project_id = any(${projectIds}::uuid[])`)
    .orderBy('attempt'),
);

/** A freelancer's own applications to these projects, by project: the latest of each. */
export async function findOwnApplications(
  db: Db,
  freelancerId: string,
  projectIds: readonly string[],
): Promise<Map<string, OwnApplicationRow>> {
  if (projectIds.length === 0) return new Map();
  const rows = await ownApplications(db, freelancerId, projectIds);
  return new Map(rows.map(({ projectId, ...application }) => [projectId, application]));
}

export type ApplicationParties = {
  projectId: string;
  clientId: string;
  freelancerId: string;
  status: ApplicationStatus;
  projectStatus: ProjectStatus;
};

/** Whose application it is, and to whose project. */
export async function findApplicationParties(db: Db, id: string): Promise<ApplicationParties | undefined> {
  return db
    .selectFrom('applications')
    .innerJoin('projects', 'projects.id', 'applications.projectId')
    .select(['applications.projectId', 'projects.clientId', 'applications.freelancerId', 'applications.status'])
    .select('projects.status as projectStatus')
    .where('applications.id', '=', id)
    .executeTakeFirst();
}

export type Addressee = { id: string; freelancerId: string; name: string; email: string };

/** Who waits for an answer, with where to write to, in the order in which they applied. */
export const pendingApplicants = (trx: Trx) =>
  trx
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.freelancerId')
    .select(['applications.id', 'applications.freelancerId', 'users.name', 'users.email'])
    .where('applications.status', '=', 'PENDING')
    .orderBy('applications.createdAt');

/** The application that got the work. */
export async function listAccepted(trx: Trx, projectId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('applications')
    .select('id')
    .where('projectId', '=', projectId)
    .where('status', '=', 'ACCEPTED')
    .execute();
  return rows.map(({ id }) => id);
}

/** Who waits for an answer about a project. */
export const listPendingApplicants = async (trx: Trx, projectId: string): Promise<Addressee[]> =>
  pendingApplicants(trx).where('applications.projectId', '=', projectId).execute();

export async function decideApplications(
  trx: Trx,
  ids: readonly string[],
  status: ApplicationStatus,
  now: Date,
  rejectionReason: string | null = null,
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('applications')
    .set((eb) => ({
      status,
      version: eb('version', '+', 1),
      decidedAt: now,
      updatedAt: now,
      rejectionReason,
      rejectionId: null,
    }))
    .where('id', 'in', ids)
    .execute();
}

/** Notes that the client looked at it; the first look counts. Whether this was it. */
export async function markViewed(trx: Trx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('applications')
    .set({ viewedAt: now })
    .where('id', '=', id)
    .where('viewedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setShortlisted(trx: Trx, id: string, shortlistedAt: Date | null): Promise<void> {
  await trx.updateTable('applications').set({ shortlistedAt }).where('id', '=', id).execute();
}

/** Applications with their project and both people. */
function applications(db: Db) {
  return db
    .selectFrom('applications')
    .innerJoin('projects', 'projects.id', 'applications.projectId')
    .innerJoin('users as client', 'client.id', 'projects.clientId')
    .innerJoin('clients', 'clients.userId', 'projects.clientId')
    .innerJoin('users as freelancer', 'freelancer.id', 'applications.freelancerId')
    .innerJoin('freelancers', 'freelancers.userId', 'applications.freelancerId')
    .leftJoin('files as resume', 'resume.id', 'freelancers.resumeId')
    .leftJoin('rejections', 'rejections.id', 'applications.rejectionId');
}

const columns = [
  'applications.id',
  'applications.projectId',
  'applications.freelancerId',
  'applications.attempt',
  'applications.proposal',
  'applications.coverLetter',
  'applications.status',
  'applications.version',
  'applications.editedAt',
  'applications.viewedAt',
  'applications.decidedAt',
  'applications.shortlistedAt',
  'applications.rejectionReason',
  'rejections.dueAt as rejectionDueAt',
  'applications.createdAt',
  'applications.updatedAt',
  'projects.title',
  'projects.description',
  'projects.skillsRequired',
  'projects.budgetMin',
  'projects.budgetMax',
  'projects.duration',
  'projects.status as projectStatus',
  'projects.createdAt as projectCreatedAt',
  'projects.applicationsCount',
  'projects.version as projectVersion',
  'projects.clientId',
  'client.name as clientName',
  'client.location as clientLocation',
  'client.profileImageId as clientImageId',
  'clients.companyName',
  'clients.industry',
  'clients.isVerified as clientIsVerified',
  'freelancer.name as freelancerName',
  'freelancer.email as freelancerEmail',
  'freelancer.profileImageId as freelancerImageId',
  'freelancer.location as freelancerLocation',
  'freelancer.bio as freelancerBio',
  'freelancers.age',
  'freelancers.ratingAverage',
  'freelancers.ratingCount',
  'freelancers.hourlyRate',
  'freelancers.experience',
  'freelancers.projectsCompleted',
  'freelancers.availability',
  'freelancers.isVerified',
  'freelancers.skills',
  'freelancers.resumeId',
  'resume.originalName as resumeName',
  'resume.byteSize as resumeSize',
  'resume.createdAt as resumeAt',
] as const;

export async function readApplication(db: Db, id: string) {
  return applications(db).select(columns).where('applications.id', '=', id).executeTakeFirstOrThrow();
}

export type ApplicationRow = Awaited<ReturnType<typeof readApplication>>;

export type ApplicationFilter = {
  projectId?: string | undefined;
  status?: ApplicationStatus | undefined;
  shortlisted?: boolean | undefined;
  /** Where it is in the list, the page that holds it is read, whichever was asked for. */
  containing?: string | undefined;
};

type Owner = 'client' | 'freelancer';

const owners = { client: 'projects.clientId', freelancer: 'applications.freelancerId' } as const;

/** What a list of applications is narrowed by, apart from whose they are and of which project. */
type Narrowing = { owner: Owner; isOfProject: boolean } & Pick<ApplicationFilter, 'status' | 'shortlisted'>;

function narrowed(
  db: Db,
  { owner, isOfProject, status, shortlisted }: Narrowing,
  userId: string | Value<string>,
  projectId: string | Value<string>,
) {
  return applications(db)
    .where(owners[owner], '=', userId)
    .$if(isOfProject, (found) => found.where('applications.projectId', '=', projectId))
    .$if(status !== undefined, (found) => found.where('applications.status', '=', status ?? 'PENDING'))
    .$if(shortlisted !== undefined, (found) =>
      found.where('applications.shortlistedAt', shortlisted ? 'is not' : 'is', null),
    );
}

const countOf = compiledBy((db, narrowing: Narrowing, userId: Value<string>, projectId: Value<string>) =>
  narrowed(db, narrowing, userId, projectId).select((eb) => eb.fn.countAll<number>().as('total')),
);

const pageOf = compiledBy(
  (
    db,
    narrowing: Narrowing,
    userId: Value<string>,
    projectId: Value<string>,
    limit: Value<number>,
    offset: Value<number>,
  ) =>
    narrowed(db, narrowing, userId, projectId)
      .select(columns)
      .orderBy('applications.createdAt', 'desc')
      .orderBy('applications.id')
      .limit(limit)
      .offset(offset),
);

/** Applications to a client's projects or of a freelancer, newest first, and which page of them it is. */
export async function listApplications(
  db: Db,
  whose: { clientId: string } | { freelancerId: string },
  { projectId, status, shortlisted, containing }: ApplicationFilter,
  asked: PageRequest,
): Promise<Page<ApplicationRow> & { page: PageRequest }> {
  const [owner, userId] =
    'clientId' in whose ? (['client', whose.clientId] as const) : (['freelancer', whose.freelancerId] as const);
  const narrowing = { owner, isOfProject: projectId !== undefined, status, shortlisted };
  const found = [narrowing, userId, projectId ?? ''] as const;
  const [count] = await countOf(db, ...found);
  const place = containing === undefined ? undefined : await placeOf(narrowed(db, ...found), containing);
  const page = place === undefined ? asked : { ...asked, page: Math.floor(place / asked.limit) + 1 };
  const entries = await pageOf(db, ...found, page.limit, offsetOf(page));
  return { entries, total: count?.total ?? 0, page };
}

/** How many of the applications found stand before this one; undefined where it is not among them. */
async function placeOf(found: ReturnType<typeof narrowed>, id: string): Promise<number | undefined> {
  const one = await found
    .select(['applications.createdAt', 'applications.id'])
    .where('applications.id', '=', id)
    .executeTakeFirst();
  if (one === undefined) return undefined;
  const { before } = await found
    .select((eb) => eb.fn.countAll<number>().as('before'))
    .where((eb) =>
      eb.or([
        eb('applications.createdAt', '>', one.createdAt),
        eb.and([eb('applications.createdAt', '=', one.createdAt), eb('applications.id', '<', id)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return before;
}

/** The latest applications to a client's projects, newest first. */
export async function listRecentApplications(db: Db, clientId: string, limit: number) {
  return db
    .selectFrom('applications')
    .innerJoin('projects', 'projects.id', 'applications.projectId')
    .innerJoin('users as freelancer', 'freelancer.id', 'applications.freelancerId')
    .select(['applications.id', 'applications.status', 'applications.createdAt', 'applications.freelancerId'])
    .select(['projects.id as projectId', 'projects.title as projectTitle'])
    .select(['freelancer.name as freelancerName', 'freelancer.profileImageId as freelancerImageId'])
    .where('projects.clientId', '=', clientId)
    .orderBy('applications.createdAt', 'desc')
    .orderBy('applications.id')
    .limit(limit)
    .execute();
}
