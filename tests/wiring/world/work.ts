import { categoriesOf } from '../../../apps/server/src/domain/skills.ts';
import type { ApplicationStatus, ProjectStatus } from '../../../packages/api/src/generated/enums.ts';
import type { Schema } from '../../../packages/machines/src/kit/schema.ts';
import { job as anyJob } from '../../../packages/machines/src/testing/samples.ts';
import { longAgo, owners, putPerson } from './people.ts';
import type { Rows } from './rows.ts';

const dateOf = (instant: string | null | undefined): Date | null => (instant ? new Date(instant) : null);

interface Work {
  id: string;
  title?: string;
  description?: string;
  skillsRequired?: Schema<'Job'>['skillsRequired'];
  budgetMin?: number;
  budgetMax?: number;
  duration?: Schema<'Job'>['duration'];
  status?: ProjectStatus;
  createdAt?: string;
  updatedAt?: string;
  assignedAt?: string | null;
  completionRequestedAt?: string | null;
  completedAt?: string | null;
  delivered?: string | null;
  completionReason?: string | null;
  ended?: Schema<'ProjectEnding'> | null;
}

/** A project, as far as it is told; by default it is open, and of the client who uses the flows. */
export async function putProject(
  rows: Rows,
  work: Work,
  {
    clientId = owners.CLIENT.userId,
    freelancerId = owners.FREELANCER.userId,
  }: { clientId?: string; freelancerId?: string } = {},
): Promise<void> {
  const {
    id,
    status = 'OPEN',
    createdAt = anyJob.postedAt,
    skillsRequired = anyJob.skillsRequired,
    ended = null,
  } = work;
  const isHired = (status !== 'OPEN' && status !== 'CANCELLED') || ended !== null;
  const posted = new Date(createdAt);
  await rows.put('projects', 'id', {
    id,
    clientId,
    title: work.title ?? anyJob.title,
    description: work.description ?? anyJob.description,
    skillsRequired: [...skillsRequired],
    categories: categoriesOf(skillsRequired),
    budgetMin: work.budgetMin ?? anyJob.budget.min,
    budgetMax: work.budgetMax ?? anyJob.budget.max,
    duration: work.duration ?? anyJob.duration,
    status,
    createdAt: posted,
    updatedAt: dateOf(work.updatedAt) ?? posted,
    assignedFreelancerId: isHired ? freelancerId : null,
    assignedAt: isHired ? (dateOf(work.assignedAt) ?? posted) : null,
    hireSeenAt: isHired ? posted : null,
    completionRequestedAt: dateOf(work.completionRequestedAt) ?? (status === 'PENDING_COMPLETION' ? posted : null),
    delivered: work.delivered ?? null,
    completionRejectionReason: work.completionReason ?? null,
    completedAt: status === 'COMPLETED' ? (dateOf(work.completedAt) ?? posted) : null,
    cancelledAt: status === 'CANCELLED' ? (dateOf(ended?.at) ?? posted) : null,
    endedBy: ended?.by ?? null,
    endReason: ended?.reason ?? null,
  });
}

interface Sent {
  id: string;
  projectId: string;
  freelancerId?: string;
  status?: ApplicationStatus;
  /** The first or the second one to its project. */
  attempt?: number;
  createdAt?: string;
  updatedAt?: string;
  viewedAt?: string | null;
  shortlistedAt?: string | null;
  rejectionReason?: string | null;
  proposal?: string;
  coverLetter?: string;
}

/** An application to a project that is there. */
export async function putApplication(rows: Rows, sent: Sent): Promise<void> {
  const { id, projectId, freelancerId = owners.FREELANCER.userId, status = 'PENDING' } = sent;
  const createdAt = dateOf(sent.createdAt) ?? longAgo;
  await rows.run(
    'delete from applications where project_id = $1 and freelancer_id = $2 and attempt = $3 and id <> $4',
    [projectId, freelancerId, sent.attempt ?? 1, id],
  );
  await rows.put('applications', 'id', {
    id,
    projectId,
    freelancerId,
    status,
    attempt: sent.attempt ?? 1,
    proposal: sent.proposal ?? 'I would start with the product page.',
    coverLetter: sent.coverLetter ?? 'I have rebuilt four shops like yours.',
    createdAt,
    updatedAt: dateOf(sent.updatedAt) ?? createdAt,
    decidedAt: status === 'PENDING' ? null : (dateOf(sent.updatedAt) ?? createdAt),
    viewedAt: dateOf(sent.viewedAt),
    shortlistedAt: dateOf(sent.shortlistedAt),
    rejectionReason: sent.rejectionReason ?? null,
  });
  await rows.run(
    `update projects set applications_count =
       (select count(*) from applications where project_id = $1 and status <> 'WITHDRAWN') where id = $1`,
    [projectId],
  );
}

/** Someone who posts, as other people read of them. */
export const putClient = (
  rows: Rows,
  { userId, name, location }: { userId: string; name: string; location?: string | null },
): Promise<void> => putPerson(rows, { userId, role: 'CLIENT', name, location });

/** A meeting, with its application and its project where they are not there yet. */
export async function putMeeting(rows: Rows, meeting: Schema<'Meeting'>): Promise<void> {
  const { client, freelancer } = meeting;
  // Samples give one application several meetings that stand; the server gives it one.
  const isTaken = await rows.has(
    `select from meetings where application_id = $1 and status = 'SCHEDULED' and id <> $2`,
    [meeting.application.id, meeting.id],
  );
  const other = isTaken && meeting.status === 'SCHEDULED' ? { id: meeting.id } : {};
  const [project, application] = [
    { ...meeting.project, ...other },
    { ...meeting.application, ...other },
  ];
  await putClient(rows, client);
  await putPerson(rows, { ...freelancer, role: 'FREELANCER' });
  const isHired = application.status === 'ACCEPTED';
  await rows.run(
    `insert into projects (id, client_id, title, description, skills_required, categories, budget_min, budget_max, duration, status,
       assigned_freelancer_id, assigned_at)
     values ($1, $2, $3, '', '{}', '{}', 1, 2, '1 month', $4, $5, $6) on conflict (id) do nothing`,
    [
      project.id,
      client.userId,
      project.title,
      isHired ? 'ASSIGNED' : 'OPEN',
      isHired ? freelancer.userId : null,
      isHired ? longAgo : null,
    ],
  );
  await rows.run(
    `insert into applications (id, project_id, freelancer_id, proposal, cover_letter, status, decided_at)
     values ($1, $2, $3, '', '', $4, $5) on conflict do nothing`,
    [
      application.id,
      project.id,
      freelancer.userId,
      application.status,
      application.status === 'PENDING' ? null : longAgo,
    ],
  );
  await rows.put('meetings', 'id', {
    id: meeting.id,
    applicationId: application.id,
    title: meeting.title,
    description: meeting.description,
    meetingLink: meeting.googleMeetLink,
    startsAt: new Date(meeting.startsAt),
    timezone: meeting.timezone,
    durationMinutes: meeting.duration,
    meetingType: meeting.meetingType,
    status: meeting.status,
    reply: meeting.reply,
    version: Number(/\d+/.exec(meeting.etag)?.[0] ?? 1),
    changeReason: meeting.reason,
    proposedTimes: meeting.proposal?.times.map(({ startsAt }) => new Date(startsAt)) ?? null,
    proposalNote: meeting.proposal?.note ?? null,
    proposedAt: dateOf(meeting.proposal?.proposedAt),
    timesDeclinedAt: dateOf(meeting.timesDeclinedAt),
    createdAt: new Date(meeting.createdAt),
  });
}

/** What one of two people has said of the other, after a project that is completed. */
export async function putRating(
  rows: Rows,
  rating: Pick<Schema<'Rating'>, 'id' | 'rating' | 'review' | 'createdAt'> & Partial<Pick<Schema<'Rating'>, 'reply'>>,
  {
    projectId,
    fromUserId,
    toUserId,
    type,
  }: { projectId: string; fromUserId: string; toUserId: string; type: Schema<'Rating'>['type'] },
): Promise<void> {
  await rows.put('ratings', 'projectId,type', {
    id: rating.id,
    projectId,
    type,
    fromUserId,
    toUserId,
    rating: rating.rating,
    review: rating.review,
    reply: rating.reply?.text ?? null,
    repliedAt: dateOf(rating.reply?.createdAt),
    createdAt: new Date(rating.createdAt),
  });
}
