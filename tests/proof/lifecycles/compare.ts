import { sql } from 'kysely';

import type { Db } from '../../../apps/server/src/db/schema.ts';
import type { Person } from '../../../apps/server/src/operations/testing/marketplace.ts';
import type { Figures, ModelMeeting, ModelProject } from './model.ts';
import { hiredOf, statusOf, waiting } from './model.ts';

/** A project with all that hangs on it, as one plain value. */
type Picture = {
  status: string;
  assignedTo: string | null;
  applications: string[];
  meetings: string[];
  rejections: string[];
  applicationsCount: number;
  isRated: boolean;
  isClientRated: boolean;
  replies: string[];
  transitions: string[];
};

const inWords = (meeting: ModelMeeting): string =>
  [meeting.id, statusOf(meeting), meeting.sequence, meeting.startsAt.getTime(), ...meeting.proposed.map(Number)].join(
    ' ',
  );

const isGiven = (life: ModelProject['rating']): boolean => ['given', 'replied'].includes(life.getSnapshot().value);

/** What the machines say there is. */
function expectedPicture(project: ModelProject): Picture {
  return {
    status: statusOf(project),
    assignedTo: hiredOf(project)?.userId ?? null,
    applications: project.applications.map((one) => `${one.id} ${statusOf(one)} ${one.text}`).toSorted(),
    rejections: project.rejections.map((one) => `${one.id} ${statusOf(one)}`).toSorted(),
    meetings: project.applications.flatMap(({ meetings }) => meetings.map(inWords)).toSorted(),
    applicationsCount: project.applications.length,
    isRated: isGiven(project.rating),
    isClientRated: isGiven(project.clientRating),
    replies: [...project.replies].map(([id, text]) => `${id} ${text}`).toSorted(),
    transitions: project.transitions.map(({ entity, from, to }) => `${entity} ${from ?? ''}→${to}`).toSorted(),
  };
}

/** What the database says there is: rows, kept counts, and the audit log of project, applications and rating. */
async function readPicture(db: Db, id: string): Promise<Picture> {
  const { rows } = await sql<Picture>`
    with own as (select id, status, proposal from applications where project_id = ${id}),
         met as (
           select id, concat_ws(' ', id, status, sequence, 1000 * extract(epoch from starts_at)::bigint,
             (select string_agg((1000 * extract(epoch from time)::bigint)::text, ' ' order by time) from unnest(proposed_times) time)) as words
           from meetings where application_id in (select id from own)),
         put_off as (select id, status from rejections where project_id = ${id}),
         rated as (select id, type, reply from ratings where project_id = ${id})
    select p.status,
           p.assigned_freelancer_id as assigned_to,
           p.applications_count,
           array(select own.id || ' ' || own.status || ' ' || own.proposal from own) as applications,
           array(select met.words from met) as meetings,
           array(select put_off.id || ' ' || put_off.status from put_off) as rejections,
           exists (select from rated where type = 'CLIENT_TO_FREELANCER') as is_rated,
           exists (select from rated where type = 'FREELANCER_TO_CLIENT') as is_client_rated,
           array(select rated.id || ' ' || rated.reply from rated where reply is not null) as replies,
           array(
             select entity || ' ' || coalesce(from_status, '') || '→' || to_status from audit_log
             where to_status is not null and ((entity = 'project' and entity_id = ${id})
                or (entity = 'application' and entity_id in (select id from own))
                or (entity = 'rejection' and entity_id in (select id from put_off))
                or (entity = 'meeting' and entity_id in (select id from met))
                or (entity = 'rating' and entity_id in (select id from rated)))
           ) as transitions
    from projects p where p.id = ${id}`.execute(db);
  const [picture] = rows;
  if (!picture) throw new Error(`There is no project ${id}.`);
  return {
    ...picture,
    applications: picture.applications.toSorted(),
    meetings: picture.meetings.toSorted(),
    rejections: picture.rejections.toSorted(),
    replies: picture.replies.toSorted(),
    transitions: picture.transitions.toSorted(),
  };
}

/** The machines and the database, side by side; equal when they agree. */
export async function compareProject(db: Db, project: ModelProject): Promise<{ expected: Picture; server: Picture }> {
  return { expected: expectedPicture(project), server: await readPicture(db, project.id) };
}

type Sums = { completed: number; ratingCount: number; ratingAverage: number | null };

/** A freelancer's kept figures beside those of the run. */
export async function compareFigures(
  db: Db,
  { userId }: Person,
  { completed, ratings }: Figures = { completed: 0, ratings: [] },
): Promise<{ expected: Sums; server: Sums }> {
  const row = await db
    .selectFrom('freelancers')
    .select(['projectsCompleted as completed', 'ratingCount', 'ratingAverage'])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  const sum = ratings.reduce((total, stars) => total + stars, 0);
  // Kept to two decimals, as PostgreSQL rounds: halves away from zero.
  const ratingAverage = ratings.length === 0 ? null : Math.round((sum * 100) / ratings.length) / 100;
  return { expected: { completed, ratingCount: ratings.length, ratingAverage }, server: row };
}

/** What two readers see of a project over the API: its client and one of its applicants. */
export type Views = { client: object; freelancers: Record<string, string> };

export function expectedViews(project: ModelProject): Views {
  return {
    client: {
      status: statusOf(project),
      applicationsCount: project.applications.length,
      pendingApplicationsCount: waiting(project).length,
    },
    freelancers: Object.fromEntries(project.applications.map((one) => [one.freelancer.userId, statusOf(one)])),
  };
}

/** Facts that must hold over all rows together, whatever has happened; none are given back when all is well. */
export async function brokenInvariants(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select 'two accepted' as broken, project_id as id from applications
      where status = 'ACCEPTED' group by project_id having count(*) > 1
    union all
    select 'accepted, but not assigned', p.id from projects p join applications a on a.project_id = p.id
      where a.status = 'ACCEPTED' and p.assigned_freelancer_id is distinct from a.freelancer_id
    union all
    select 'pending, but not open', p.id from projects p join applications a on a.project_id = p.id
      where a.status = 'PENDING' and p.status <> 'OPEN'
    union all
    select 'count of applications', p.id from projects p
      where p.applications_count <> (select count(*) from applications a where a.project_id = p.id)
    union all
    select 'rated, but not completed', p.id from projects p join ratings r on r.project_id = p.id
      where p.status <> 'COMPLETED'
    union all
    select 'rated by someone else, or someone else', p.id from projects p join ratings r on r.project_id = p.id
      where (r.from_user_id, r.to_user_id) is distinct from
        (case r.type when 'CLIENT_TO_FREELANCER' then (p.client_id, p.assigned_freelancer_id) else (p.assigned_freelancer_id, p.client_id) end)
    union all
    select 'figures of a freelancer', f.user_id from freelancers f
      where f.projects_completed <> (select count(*) from projects p where p.assigned_freelancer_id = f.user_id and p.status = 'COMPLETED')
         or f.rating_count <> (select count(*) from ratings r where r.to_user_id = f.user_id)
         or f.rating_sum <> (select coalesce(sum(rating), 0) from ratings r where r.to_user_id = f.user_id)
    union all
    select 'status beside the audit log', p.id from projects p
      where p.status <> (select to_status from audit_log l where l.entity = 'project' and l.entity_id = p.id order by l.id desc limit 1)
    union all
    select 'status beside the audit log', a.id from applications a
      where a.status <> (select to_status from audit_log l where l.entity = 'application' and l.entity_id = a.id and l.to_status is not null order by l.id desc limit 1)
    union all
    select 'status beside the audit log', m.id from meetings m
      where m.status <> (select to_status from audit_log l where l.entity = 'meeting' and l.entity_id = m.id order by l.id desc limit 1)
    union all
    select 'being rejected, but answered', a.id from applications a
      where a.rejection_id is not null and a.status <> 'PENDING'
    union all
    select 'being rejected, but not due', a.id from applications a join rejections r on r.id = a.rejection_id
      where r.status <> 'DUE' or r.project_id <> a.project_id
    union all
    select 'a gap in the audit log', l.entity_id from (
      select entity_id, entity, from_status, lag(to_status) over (partition by entity, entity_id order by id) as before from audit_log
      -- A note, as that an application was viewed, changes no status.
      where entity in ('project', 'application', 'rejection', 'meeting') and to_status is not null) l
      where l.from_status is distinct from l.before`.execute(db);
  return rows;
}
