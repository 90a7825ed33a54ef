import type { RejectionStatus } from '@guildhall/api/enums';
import { sql } from 'kysely';

import type { Db, NewRow, Row, Trx } from '../db/schema.ts';
import type { Addressee } from './applications.ts';
import { pendingApplicants } from './applications.ts';

const withProject = (db: Db) =>
  db
    .selectFrom('rejections')
    .innerJoin('projects', 'projects.id', 'rejections.projectId')
    .selectAll('rejections')
    .select(['projects.title as projectTitle', 'projects.clientId'])
    .select(
      sql<number>`(select count(*) from applications where rejection_id = rejections.id and applications.status = 'PENDING')`.as(
        'applicationsCount',
      ),
    );

export async function findRejection(db: Db, id: string) {
  return withProject(db).where('rejections.id', '=', id).executeTakeFirst();
}

export type RejectionRow = NonNullable<Awaited<ReturnType<typeof findRejection>>>;

/** A client's rejections that can still be undone, the soonest first. */
export async function listDueRejections(db: Db, clientId: string): Promise<RejectionRow[]> {
  return withProject(db)
    .where('projects.clientId', '=', clientId)
    .where('rejections.status', '=', 'DUE')
    .orderBy('rejections.dueAt')
    .orderBy('rejections.id')
    .execute();
}

/** The one that has been due the longest, if any is. Its project is to be locked before anything is done about it. */
export async function findOverdue(
  db: Db,
  now: Date,
  except: readonly string[],
): Promise<Pick<Row<'rejections'>, 'id' | 'projectId'> | undefined> {
  return db
    .selectFrom('rejections')
    .select(['id', 'projectId'])
    .where('status', '=', 'DUE')
    .where('dueAt', '<=', now)
    .where(sql<boolean>`id <> all(${except}::uuid[])`)
    .orderBy('dueAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** The rejections of a project that can still be undone. Its row is locked. */
export async function listDueOf(trx: Trx, projectId: string): Promise<Pick<Row<'rejections'>, 'id' | 'status'>[]> {
  return trx
    .selectFrom('rejections')
    .select(['id', 'status'])
    .where('projectId', '=', projectId)
    .where('status', '=', 'DUE')
    .orderBy('id')
    .execute();
}

/** Applications of a project whose row is locked. */
export async function findApplications(
  trx: Trx,
  projectId: string,
  ids: readonly string[],
): Promise<Pick<Row<'applications'>, 'id' | 'status' | 'rejectionId'>[]> {
  return trx
    .selectFrom('applications')
    .select(['id', 'status', 'rejectionId'])
    .where('projectId', '=', projectId)
    .where('id', 'in', ids)
    .execute();
}

/** Who is to be rejected: those whose application still waits for an answer. */
export const listRejected = async (trx: Trx, rejectionId: string): Promise<Addressee[]> =>
  pendingApplicants(trx).where('applications.rejectionId', '=', rejectionId).execute();

/** For a project whose row is locked. Nothing else of the applications changes. */
export async function insertRejection(
  trx: Trx,
  rejection: Pick<NewRow<'rejections'>, 'projectId' | 'reason' | 'dueAt' | 'createdAt'>,
  applicationIds: readonly string[],
): Promise<string> {
  const { id } = await trx.insertInto('rejections').values(rejection).returning('id').executeTakeFirstOrThrow();
  await trx.updateTable('applications').set({ rejectionId: id }).where('id', 'in', applicationIds).execute();
  return id;
}

/** It is over, either way: its applications are free of it. */
export async function endRejection(trx: Trx, id: string, status: RejectionStatus): Promise<void> {
  await trx.updateTable('rejections').set({ status }).where('id', '=', id).execute();
  await trx.updateTable('applications').set({ rejectionId: null }).where('rejectionId', '=', id).execute();
}

/** Removes what was over before an instant. */
export async function forgetRejections(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('rejections').where('status', '<>', 'DUE').where('dueAt', '<', before).execute();
}
