import type { AccountObstacleKind } from '@guildhall/api/enums';
import { sql } from 'kysely';

import type { Db, Row, Trx } from '../db/schema.ts';

export type Obstacle = {
  kind: AccountObstacleKind;
  projectId: string;
  title: string;
  count: number;
  startsAt: Date | null;
};

/** What is open of an account's own: answers that others wait for, work under way, meetings that have not ended. */
export async function listObstacles(db: Db, userId: string, now: Date): Promise<Obstacle[]> {
  const { rows } = await sql<Obstacle>`
    with own as (
      select id, title, status, client_id from projects where ${userId} in (client_id, assigned_freelancer_id)
    ), open_work as (
      select 1 as place, 'APPLICATIONS' as kind, own.id as project_id, own.title, count(*)::integer as count,
          null::timestamptz as starts_at, min(applications.created_at) as since
        from own join applications on applications.project_id = own.id
        where own.status = 'OPEN' and applications.status = 'PENDING'
        group by own.id, own.title
      union all
      select 2, 'WORK', id, title, 1, null, null from own
        where status in ('ASSIGNED', 'IN_PROGRESS', 'PENDING_COMPLETION')
      union all
      select 3, 'MEETING', projects.id, meetings.title, 1, meetings.starts_at, meetings.starts_at
        from meetings
        join applications on applications.id = meetings.application_id
        join projects on projects.id = applications.project_id
        where ${userId} in (projects.client_id, applications.freelancer_id) and meetings.status = 'SCHEDULED'
          and projects.status not in ('COMPLETED', 'CANCELLED')
          and meetings.starts_at + meetings.duration_minutes * interval '1 minute' > ${now}
    )
    select kind, project_id, title, count, starts_at from open_work
    order by place, since, title, project_id`.execute(db);
  return rows;
}

/**
 * Locks the projects of which something may be open, until the transaction ends: an application that arrives, an answer
 * and an interview come before or after.
 */
export async function lockOpenWork(trx: Trx, userId: string): Promise<void> {
  await trx
    .selectFrom('projects')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('clientId', '=', userId),
        eb('assignedFreelancerId', '=', userId),
        eb(
          'id',
          'in',
          eb
            .selectFrom('applications')
            .select('projectId')
            .where('freelancerId', '=', userId)
            .where('status', '=', 'PENDING'),
        ),
      ]),
    )
    .where('status', 'not in', ['COMPLETED', 'CANCELLED'])
    .orderBy('id')
    .forUpdate()
    .execute();
}

type Waiting = Pick<Row<'applications'>, 'id' | 'status' | 'freelancerId'> &
  Pick<Row<'projects'>, 'clientId' | 'title'>;

/** A freelancer's applications that wait for an answer, with whom they wait for. */
export async function listWaiting(trx: Trx, freelancerId: string): Promise<Waiting[]> {
  return trx
    .selectFrom('applications')
    .innerJoin('projects', 'projects.id', 'applications.projectId')
    .select(['applications.id', 'applications.status', 'applications.freelancerId'])
    .select(['projects.clientId', 'projects.title'])
    .where('applications.freelancerId', '=', freelancerId)
    .where('applications.status', '=', 'PENDING')
    .orderBy('applications.createdAt')
    .orderBy('applications.id')
    .execute();
}
