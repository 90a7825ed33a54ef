import type { TaskKind } from '@guildhall/api/enums';
import { taskKinds } from '@guildhall/api/enums';
import { sql } from 'kysely';

import type { Db } from '../db/schema.ts';

export type WaitingTaskRow = {
  kind: TaskKind;
  at: Date;
  projectId: string;
  projectTitle: string;
  clientName: string;
  reason: string | null;
};

/** What only the freelancer can do next: the most urgent first (the contract lists the kinds so), and how much in all. */
export async function listTasksOf(
  db: Db,
  freelancerId: string,
  { now, limit }: { now: Date; limit: number },
): Promise<{ total: number; meetingsToAnswer: number; rows: WaitingTaskRow[] }> {
  const { rows } = await sql<WaitingTaskRow & { total: number; meetingsToAnswer: number }>`
    with own as (select id, title, client_id, status, completion_rejected_at, completion_rejection_reason, completed_at,
        assigned_at, hire_seen_at
      from projects where assigned_freelancer_id = ${freelancerId}),
    meeting as (
      select projects.id, projects.title, projects.client_id, meetings.starts_at, meetings.change_reason,
          meetings.starts_at + meetings.duration_minutes * interval '1 minute' as ends_at,
          greatest(meetings.updated_at, meetings.times_declined_at) as changed_at,
          meetings.starts_at > ${now} and meetings.reply = 'AWAITED' and not exists (
            select from unnest(meetings.proposed_times) as proposed (at) where proposed.at > ${now}) as is_asked
        from meetings
        join applications on applications.id = meetings.application_id
        join projects on projects.id = applications.project_id
        where applications.freelancer_id = ${freelancerId} and meetings.status = 'SCHEDULED'
    ),
    waiting as (
      select 'MEETING' as kind, starts_at as at, id, title, client_id, null as reason
        from meeting
        where not is_asked and starts_at <= ${now}::timestamptz + interval '24 hours' and ends_at > ${now}
      union all
      select 'INVITATION', changed_at, id, title, client_id, change_reason from meeting where is_asked
      union all
      select 'HIRED', assigned_at, id, title, client_id, null
        from own where status = 'ASSIGNED' and hire_seen_at is null
      union all
      select 'REVISION', completion_rejected_at, id, title, client_id, completion_rejection_reason
        from own where status = 'IN_PROGRESS' and completion_rejected_at is not null
      union all
      select 'DRAFT', proposal_drafts.updated_at, projects.id, projects.title, projects.client_id, null
        from proposal_drafts
        join projects on projects.id = proposal_drafts.project_id
        join users on users.id = projects.client_id
        where proposal_drafts.freelancer_id = ${freelancerId} and users.is_active
          and (proposal_drafts.proposal ~ '\\S' or proposal_drafts.cover_letter ~ '\\S')
      union all
      select 'RATING', completed_at, id, title, client_id, null
        from own where status = 'COMPLETED' and not exists (
          select from ratings where ratings.project_id = own.id and ratings.type = 'FREELANCER_TO_CLIENT')
    )
    select kind, at, waiting.id as project_id, title as project_title, users.name as client_name, reason,
      count(*) over ()::int as total,
      (count(*) filter (where kind = 'INVITATION') over ())::int as meetings_to_answer
    from waiting join users on users.id = waiting.client_id
    order by array_position(${[...taskKinds]}::text[], kind), at, waiting.id
    limit ${limit}
  `.execute(db);
  return { total: rows[0]?.total ?? 0, meetingsToAnswer: rows[0]?.meetingsToAnswer ?? 0, rows };
}
