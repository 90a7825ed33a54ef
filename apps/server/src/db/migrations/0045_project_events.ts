import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const table = `
  create table project_events (
    id bigint generated always as identity primary key,
    project_id uuid not null references projects on delete cascade,
    -- Null for what concerns the project as a whole.
    application_id uuid references applications on delete cascade,
    -- Whom it concerns, called as they were called then; null for what concerns the post alone.
    freelancer_id uuid references users,
    freelancer_name text,
    type text not null,
    at timestamptz not null,
    details jsonb not null default '{}',
    check ((freelancer_id is null) = (freelancer_name is null))
  );
  create index project_events_project on project_events (project_id, at, id);
  create index project_events_application on project_events (application_id, at, id) where application_id is not null;
  create index project_events_freelancer on project_events (freelancer_id) where freelancer_id is not null;
`;

/*
 * Events of projects that have none, from what their rows and the audit log know. A value that was written over is left
 * out, and the event says that it is partly known: for what time an interview was set before it was moved, what was
 * handed in before work was sent back.
 */
const fill = `
  create function fill_project_events() returns void language sql as $$
    with project as (
      select * from projects p where not exists (select from project_events e where e.project_id = p.id)
    ),
    application as (
      select a.* from applications a join project p on p.id = a.project_id
    ),
    meeting as (
      select m.*, a.project_id, a.freelancer_id, m.sequence - (m.status = 'CANCELLED')::integer as moves
      from meetings m join application a on a.id = m.application_id
    ),
    moved as (
      select m.id, l.at from meeting m join audit_log l on l.entity = 'meeting' and l.entity_id = m.id
        where l.action in ('meeting.reschedule', 'proposal.accept')
      union select id, updated_at from meeting where status = 'SCHEDULED' and moves > 0
    ),
    requested as (
      select p.id, l.at from project p join audit_log l on l.entity = 'project' and l.entity_id = p.id
        where l.action = 'completion.request'
      union select id, completion_requested_at from project where completion_requested_at is not null
    ),
    sent_back as (
      select p.id, r.rejected_at as at, r.reason from project p join completion_rejections r on r.project_id = p.id
      union select id, completion_rejected_at, completion_rejection_reason from project
        where completion_rejected_at is not null
    ),
    event (place, project_id, application_id, freelancer_id, type, at, details) as (
      select 1, id, null::uuid, null::uuid, 'PROJECT_POSTED', created_at, '{}'::jsonb from project
      union all
      select 2, project_id, id, freelancer_id, 'APPLICATION_RECEIVED', created_at, '{}' from application
      union all
      select 3, a.project_id, a.id, a.freelancer_id, 'APPLICATION_EDITED', e.at, '{}' from application a
        join lateral (
          select l.at from audit_log l
            where l.entity = 'application' and l.entity_id = a.id and l.action = 'application.edit'
          union select a.edited_at where a.edited_at is not null
        ) e on true
      union all
      select 4, project_id, id, freelancer_id, 'APPLICATION_VIEWED', viewed_at, '{}' from application
        where viewed_at is not null
      union all
      select 5, project_id, application_id, freelancer_id, 'INTERVIEW_SCHEDULED', created_at,
          case when moves = 0
            then jsonb_build_object('meeting', jsonb_build_object('id', id, 'title', title, 'startsAt', starts_at))
            else jsonb_build_object('meeting', jsonb_build_object('id', id, 'title', title, 'startsAt', null),
              'isPartlyKnown', true)
          end
        from meeting
      union all
      select 6, m.project_id, m.application_id, m.freelancer_id, 'INTERVIEW_MOVED', d.at,
          case when d.at = max(d.at) over (partition by m.id)
            then jsonb_build_object('meeting', jsonb_build_object('id', m.id, 'title', m.title, 'startsAt', m.starts_at))
            else jsonb_build_object('meeting', jsonb_build_object('id', m.id, 'title', m.title, 'startsAt', null),
              'isPartlyKnown', true)
          end
        from meeting m join moved d on d.id = m.id
      union all
      select 7, project_id, id, freelancer_id, 'FREELANCER_HIRED', decided_at, '{}' from application
        where status = 'ACCEPTED' and decided_at is not null
      union all
      select 8, a.project_id, a.id, a.freelancer_id,
          case when a.decided_at = p.assigned_at or a.decided_at = p.cancelled_at
            then 'APPLICATION_CLOSED' else 'APPLICATION_REJECTED' end,
          a.decided_at,
          case when a.rejection_reason is null then '{}'
            else jsonb_build_object('reason', a.rejection_reason) end
        from application a join project p on p.id = a.project_id
        where a.status = 'REJECTED' and a.decided_at is not null
      union all
      select 9, project_id, id, freelancer_id, 'APPLICATION_WITHDRAWN', decided_at, '{}' from application
        where status = 'WITHDRAWN' and decided_at is not null
      union all
      select 10, project_id, application_id, freelancer_id, 'INTERVIEW_CANCELLED', updated_at,
          jsonb_build_object('meeting', jsonb_build_object('id', id, 'title', title, 'startsAt', starts_at))
            || case when change_reason is null then '{}' else jsonb_build_object('reason', change_reason) end
        from meeting where status = 'CANCELLED'
      union all
      select 11, p.id, null, p.assigned_freelancer_id, 'COMPLETION_REQUESTED', r.at,
          case when r.at is distinct from p.completion_requested_at then jsonb_build_object('isPartlyKnown', true)
            when p.delivered is null then '{}'
            else jsonb_build_object('delivered', p.delivered) end
        from requested r join project p on p.id = r.id
      union all
      select 12, p.id, null, p.assigned_freelancer_id, 'COMPLETION_REJECTED', s.at,
          case when s.reason is null then jsonb_build_object('isPartlyKnown', true)
            else jsonb_build_object('reason', s.reason) end
        from sent_back s join project p on p.id = s.id
      union all
      select 13, id, null, assigned_freelancer_id, 'COMPLETION_APPROVED', completed_at, '{}' from project
        where completed_at is not null
      union all
      select 14, p.id, null, r.to_user_id, 'FREELANCER_RATED', r.created_at, jsonb_build_object('rating', r.rating)
        from ratings r join project p on p.id = r.project_id where r.type = 'CLIENT_TO_FREELANCER'
      union all
      select 15, p.id, null, null, case when t.at is null then 'PROJECT_WITHDRAWN' else 'PROJECT_TAKEN_DOWN' end,
          p.cancelled_at,
          case when coalesce(t.reason, p.withdrawal_reason) is null then '{}'
            else jsonb_build_object('reason', coalesce(t.reason, p.withdrawal_reason)) end
        from project p left join lateral (
          select l.at, l.reason from audit_log l
          where l.entity = 'project' and l.entity_id = p.id and l.action = 'project.takeDown' limit 1
        ) t on true
        where p.cancelled_at is not null
    )
    insert into project_events (project_id, application_id, freelancer_id, freelancer_name, type, at, details)
    select e.project_id, e.application_id, e.freelancer_id, u.name, e.type, e.at, e.details
    from event e left join users u on u.id = e.freelancer_id
    order by e.at, e.place, e.freelancer_id
  $$;
`;

/** What happens to a project is kept with the values that it had. */
export const projectEvents: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(table).execute(db);
    await sql.raw(fill).execute(db);
    await sql`select fill_project_events()`.execute(db);
  },
};
