import type { ProjectEventType } from '@guildhall/api/enums';
import { sql } from 'kysely';

import type { EventDetails } from '../db/projectEventTables.ts';
import type { Db, Row, Trx } from '../db/schema.ts';
import type { MeetingRow } from './meetings.ts';
import type { Page, PageRequest } from './paging.ts';
import { offsetOf } from './paging.ts';
import { isShown } from './ratings.ts';

/**
 * Something that happened to a project, with the values that it has now: what is read of it later comes from here, never
 * from what the values have become. Recorded in the transaction of the change itself.
 */
export type NewEvent = { type: ProjectEventType; at: Date } & Omit<EventDetails, 'meeting' | 'isPartlyKnown'>;

export type ProjectEventRow = Row<'projectEvents'>;

/** Of the project as a whole, and of the freelancer it is assigned to, if it is. */
export async function recordProjectEvent(trx: Trx, projectId: string, event: NewEvent): Promise<void> {
  const { type, at, ...details } = event;
  await sql`
    insert into project_events (project_id, freelancer_id, freelancer_name, type, at, details)
    select projects.id, users.id, users.name, ${type}, ${at}, ${JSON.stringify(details)}
    from projects left join users on users.id = projects.assigned_freelancer_id
    where projects.id = ${projectId}`.execute(trx);
}

/** Of applications, the one that was sent first before the others. */
export async function recordApplicationEvents(trx: Trx, ids: readonly string[], event: NewEvent): Promise<void> {
  const { type, at, ...details } = event;
  await sql`
    insert into project_events (project_id, application_id, freelancer_id, freelancer_name, type, at, details)
    select applications.project_id, applications.id, users.id, users.name, ${type}, ${at}, ${JSON.stringify(details)}
    from applications join users on users.id = applications.freelancer_id
    where applications.id = any(${ids}::uuid[])
    order by applications.created_at, applications.id`.execute(trx);
}

/** Of a meeting, as it is after the event. */
export async function recordMeetingEvent(trx: Trx, meeting: MeetingRow, event: NewEvent): Promise<void> {
  const { type, at, ...details } = event;
  const { id, title, startsAt, projectId, applicationId, freelancerId, freelancerName } = meeting;
  const kept: EventDetails = { ...details, meeting: { id, title, startsAt: startsAt.toISOString() } };
  await trx
    .insertInto('projectEvents')
    .values({ projectId, applicationId, freelancerId, freelancerName, type, at, details: JSON.stringify(kept) })
    .execute();
}

/** Whether the client of a project may know what was said of them. */
const isRatingShown = (projectId: string, now: Date) => sql<boolean>`exists (
  select from ratings where project_id = ${projectId} and type = 'FREELANCER_TO_CLIENT' and ${isShown(now)})`;

/**
 * What has happened to a project, the oldest first; for a freelancer, to the project and to them, and for its client as of
 * an instant: a rating of theirs is told when it shows.
 */
export async function listProjectEvents(
  db: Db,
  projectId: string,
  reader: { freelancerId: string } | { clientAt: Date },
  page: PageRequest,
): Promise<Page<ProjectEventRow>> {
  const events = db.selectFrom('projectEvents').where('projectId', '=', projectId);
  const found =
    'clientAt' in reader
      ? events.where((eb) => eb.or([eb('type', '<>', 'CLIENT_RATED'), isRatingShown(projectId, reader.clientAt)]))
      : events.where((eb) => eb.or([eb('freelancerId', 'is', null), eb('freelancerId', '=', reader.freelancerId)]));
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const entries = await found
    .selectAll()
    .orderBy('at')
    .orderBy('id')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute();
  return { entries, total };
}

/** What has happened to some applications, the oldest first. */
export async function listApplicationEvents(db: Db, applicationIds: readonly string[]): Promise<ProjectEventRow[]> {
  if (applicationIds.length === 0) return [];
  return db
    .selectFrom('projectEvents')
    .selectAll()
    .where('applicationId', 'in', applicationIds)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** An event of a delivery, as JSON. */
export type DeliveryEvent = {
  type: 'COMPLETION_REQUESTED' | 'COMPLETION_REJECTED';
  at: string;
  details: EventDetails;
};

/** The deliveries of a row of `projects`, and what was sent back, the oldest first. */
export const deliveryEvents = sql<DeliveryEvent[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('type', type, 'at', at, 'details', details) order by at, id), '[]')
  from project_events
  where project_id = projects.id and type in ('COMPLETION_REQUESTED', 'COMPLETION_REJECTED'))`.as('deliveryEvents');

/** How often the post of a row of `projects` was edited, and when last. */
export const editsOfPost = sql<{ count: number; at: string | null }>`(
  select jsonb_build_object('count', count(*), 'at', max(at))
  from project_events where project_id = projects.id and type = 'PROJECT_EDITED')`.as('edits');

/** An edit of the post that an application is about, made while the application waited for an answer. */
export type PostEditRow = ProjectEventRow & {
  /** The application. */
  applicationId: string;
  /** The text of the application is older. */
  isSince: boolean;
};

/** The edits of the posts that these applications are about, as far as they concern them, the oldest first. */
export async function listPostEdits(db: Db, applicationIds: readonly string[]): Promise<PostEditRow[]> {
  if (applicationIds.length === 0) return [];
  const { rows } = await sql<PostEditRow>`
    with own as (
      select application_id,
        min(id) as sent,
        max(id) filter (where type in ('APPLICATION_RECEIVED', 'APPLICATION_EDITED')) as written,
        min(id) filter (where type in ('APPLICATION_REJECTED', 'APPLICATION_CLOSED', 'APPLICATION_WITHDRAWN',
          'FREELANCER_HIRED')) as answered
      from project_events where application_id = any(${applicationIds}::uuid[]) group by application_id
    )
    select edit.*, own.application_id, edit.id > own.written as is_since
    from own
    join applications on applications.id = own.application_id
    join project_events edit on edit.project_id = applications.project_id and edit.type = 'PROJECT_EDITED'
      and edit.id > own.sent and (own.answered is null or edit.id < own.answered)
    order by edit.id`.execute(db);
  return rows;
}

/** Events of projects that were put into the database without any, as far as their rows know. */
export async function fillProjectEvents(trx: Trx): Promise<void> {
  await sql`select fill_project_events(), fill_client_rating_events()`.execute(trx);
}

/** The name that events have of a freelancer whose account is erased. */
export async function eraseNameInEvents(trx: Trx, freelancerId: string, freelancerName: string): Promise<void> {
  await trx.updateTable('projectEvents').set({ freelancerName }).where('freelancerId', '=', freelancerId).execute();
}
