import type { ProjectEventType } from '@guildhall/api/enums';
import { sql } from 'kysely';

import type { Db } from '../db/schema.ts';
import type { Page, PageRequest } from './paging.ts';
import { offsetOf } from './paging.ts';

export type ProjectEventRow = {
  type: ProjectEventType;
  at: Date;
  freelancerId: string | null;
  freelancerName: string | null;
  meetingId: string | null;
  meetingTitle: string | null;
  meetingStartsAt: Date | null;
  reason: string | null;
  rating: number | null;
};

/**
 * What has happened to a project, the oldest first. Rows tell what they know of themselves; the audit log adds what
 * happens several times, and is cleared in time, so that the last time also comes from the row. `place` puts what
 * happened at one instant in order.
 */
const events = (projectId: string) => sql`
  with project as (select * from projects where id = ${projectId}),
  meeting as (
    select m.*, a.freelancer_id from meetings m join applications a on a.id = m.application_id
    where a.project_id = ${projectId}
  ),
  requested as (
    select l.at from audit_log l
    where l.entity = 'project' and l.entity_id = ${projectId} and l.action = 'completion.request'
    union select completion_requested_at from project where completion_requested_at is not null
  ),
  rejected as (
    select rejected_at as at, reason from completion_rejections where project_id = ${projectId}
    union select completion_rejected_at, completion_rejection_reason from project where completion_rejected_at is not null
  ),
  taken_down as (
    select l.reason from audit_log l
    where l.entity = 'project' and l.entity_id = ${projectId} and l.action = 'project.takeDown'
  ),
  event (place, type, at, freelancer_id, meeting_id, reason, rating) as (
    select 1, 'PROJECT_POSTED', created_at, null::uuid, null::uuid, null, null::integer from project
    union all
    select 2, 'APPLICATION_RECEIVED', created_at, freelancer_id, null, null, null from applications
      where project_id = ${projectId}
    union all
    select 3, 'INTERVIEW_SCHEDULED', created_at, freelancer_id, id, null, null from meeting
    union all
    select 4, 'INTERVIEW_MOVED', l.at, m.freelancer_id, m.id, null, null from meeting m
      join audit_log l on l.entity = 'meeting' and l.entity_id = m.id
      where l.action in ('meeting.reschedule', 'proposal.accept')
    union all
    select 5, 'INTERVIEW_CANCELLED', updated_at, freelancer_id, id, change_reason, null from meeting
      where status = 'CANCELLED'
    union all
    select 6, 'FREELANCER_HIRED', assigned_at, assigned_freelancer_id, null, null, null from project
      where assigned_at is not null
    union all
    select 7, 'COMPLETION_REQUESTED', r.at, p.assigned_freelancer_id, null, null, null from requested r, project p
    union all
    select 8, 'COMPLETION_REJECTED', r.at, p.assigned_freelancer_id, null, r.reason, null from rejected r, project p
    union all
    select 9, 'COMPLETION_APPROVED', completed_at, assigned_freelancer_id, null, null, null from project
      where completed_at is not null
    union all
    select 10, 'FREELANCER_RATED', created_at, to_user_id, null, null, rating from ratings
      where project_id = ${projectId} and type = 'CLIENT_TO_FREELANCER'
    union all
    select 11, case when exists (select from taken_down) then 'PROJECT_TAKEN_DOWN' else 'PROJECT_WITHDRAWN' end,
      cancelled_at, null, null, coalesce((select reason from taken_down limit 1), withdrawal_reason), null from project
      where cancelled_at is not null
  )`;

export async function readProjectTimeline(
  db: Db,
  projectId: string,
  page: PageRequest,
): Promise<Page<ProjectEventRow>> {
  const { rows: entries } = await sql<ProjectEventRow>`
    ${events(projectId)}
    select e.type, e.at, e.freelancer_id, u.name as freelancer_name, e.meeting_id, m.title as meeting_title,
      m.starts_at as meeting_starts_at, e.reason, e.rating
    from event e left join users u on u.id = e.freelancer_id left join meetings m on m.id = e.meeting_id
    order by e.at, e.place, e.freelancer_id, e.meeting_id
    limit ${page.limit} offset ${offsetOf(page)}`.execute(db);
  const counted = await sql<{ total: number }>`${events(projectId)} select count(*) as total from event`.execute(db);
  return { entries, total: Number(counted.rows[0]?.total ?? 0) };
}
