import type { WaitingKind } from '@guildhall/api/enums';
import { waitingKinds } from '@guildhall/api/enums';
import { sql } from 'kysely';

import type { Db } from '../db/schema.ts';

export type WaitingRow = {
  kind: WaitingKind;
  at: Date;
  count: number;
  projectId: string;
  projectTitle: string;
  applicationId: string | null;
  freelancerName: string | null;
};

/** What only the client can do next: the most urgent first (the contract lists the kinds so), and how much in all. */
export async function listWaitingFor(
  db: Db,
  clientId: string,
  { now, limit }: { now: Date; limit: number },
): Promise<{ total: number; meetingsToAnswer: number; rows: WaitingRow[] }> {
  const { rows } = await sql<WaitingRow & { total: number; meetingsToAnswer: number }>`
    with own as (select id, title, status, assigned_freelancer_id, completion_requested_at, completed_at
      from projects where client_id = ${clientId}),
    waiting as (
      select 'MEETING' as kind, meetings.starts_at as at, 1 as count, own.id, own.title, null::uuid as application_id, users.name
        from meetings
        join applications on applications.id = meetings.application_id
        join own on own.id = applications.project_id
        join users on users.id = applications.freelancer_id
        where meetings.status = 'SCHEDULED'
          and meetings.starts_at <= ${now}::timestamptz + interval '24 hours'
          and meetings.starts_at + meetings.duration_minutes * interval '1 minute' > ${now}
      union all
      select 'PROPOSAL', meetings.proposed_at, 1, own.id, own.title, null, users.name
        from meetings
        join applications on applications.id = meetings.application_id
        join own on own.id = applications.project_id
        join users on users.id = applications.freelancer_id
        where meetings.status = 'SCHEDULED'
          and meetings.starts_at > ${now}
          and exists (select from unnest(meetings.proposed_times) as proposed (at) where proposed.at > ${now})
      union all
      select 'COMPLETION', completion_requested_at, 1, own.id, own.title, null, users.name
        from own join users on users.id = own.assigned_freelancer_id
        where own.status = 'PENDING_COMPLETION'
      union all
      select 'APPLICATION', min(applications.created_at), count(*), own.id, own.title,
          case when count(*) = 1 then min(applications.id::text)::uuid end,
          case when count(*) = 1 then min(users.name) end
        from applications
        join own on own.id = applications.project_id
        join users on users.id = applications.freelancer_id
        where applications.status = 'PENDING'
        group by own.id, own.title
      union all
      select 'RATING', completed_at, 1, own.id, own.title, null, users.name
        from own join users on users.id = own.assigned_freelancer_id
        where own.status = 'COMPLETED' and not exists (
          select from ratings where ratings.project_id = own.id and ratings.type = 'CLIENT_TO_FREELANCER')
    )
    select kind, at, count::int, id as project_id, title as project_title, application_id, name as freelancer_name,
      count(*) over ()::int as total,
      (count(*) filter (where kind = 'PROPOSAL') over ())::int as meetings_to_answer
    from waiting
    order by array_position(${[...waitingKinds]}::text[], kind), at, id
    limit ${limit}
  `.execute(db);
  return { total: rows[0]?.total ?? 0, meetingsToAnswer: rows[0]?.meetingsToAnswer ?? 0, rows };
}
