import type { Schema } from '../../../kit/schema.ts';
import type { Freelancer } from '../facts/freelancer.ts';
import { applications, applicationsFor, hiredFor, isPending, ratingOf, statusOf } from '../facts/marketplace.ts';
import type { Post } from '../facts/post.ts';
import type { RatingFacts } from '../facts/ratingFacts.ts';
import { jobClient } from './people.ts';

/** A job, as visitors see it. */
export const job = (post: Post): Schema<'Job'> => ({
  id: post.id,
  title: post.title,
  description: post.description,
  postedAt: post.postedAt,
  budget: post.budget,
  duration: post.duration,
  skillsRequired: [...post.skills],
  status: statusOf(post),
  applicationsCount: applicationsFor(post).length,
  client: jobClient(post.client),
});

/** How often an application to a job can be sent. */
const mostAttempts = 2;

/** A job, as a freelancer sees it: with their own application. */
export function jobFor(post: Post, freelancer: Freelancer): Schema<'Job'> {
  const own = applications.filter((sent) => sent.post === post && sent.freelancer === freelancer);
  const [latest] = own;
  return {
    ...job(post),
    sharedSkills: post.skills.filter((skill) => freelancer.skills.includes(skill)),
    application: latest
      ? {
          id: latest.id,
          status: latest.answer?.status ?? 'PENDING',
          createdAt: latest.sentAt,
          postEdit: null,
          mayApplyAgain: latest.answer?.status === 'WITHDRAWN' && own.length < mostAttempts,
        }
      : null,
  };
}

/** A job as everything but the public list says it. */
const work = (post: Post) => ({
  id: post.id,
  title: post.title,
  description: post.description,
  skillsRequired: [...post.skills],
  budgetMin: post.budget.min,
  budgetMax: post.budget.max,
  duration: post.duration,
  status: statusOf(post),
  createdAt: post.postedAt,
});

export const applicationProject = (post: Post): Schema<'ApplicationProject'> => ({
  ...work(post),
  applicationsCount: applicationsFor(post).length,
  etag: '"1"',
});

export function projectSummary(post: Post): Schema<'ProjectSummary'> {
  const { createdAt: _, ...summary } = work(post);
  return summary;
}

export const deliveries = ({ handedIn }: Post): Schema<'Delivery'>[] =>
  handedIn.map(({ at, words, sentBack }) => ({
    deliveredAt: at,
    delivered: words,
    sentBackAt: sentBack?.at ?? null,
    reason: sentBack?.reason ?? null,
    isPartlyKnown: false,
  }));

/** What has been done on a job since someone was hired for it. */
function course(post: Post) {
  const handedIn = post.handedIn.at(-1);
  const sentBack = post.handedIn.findLast((one) => one.sentBack)?.sentBack;
  const assignedAt = hiredFor(post)?.answer?.at ?? null;
  const steps = [post.postedAt, ...post.edits.map(({ at }) => at), assignedAt, handedIn?.at, sentBack?.at];
  const ends = [post.approvedAt, post.ended?.at, post.withdrawn?.at];
  return {
    updatedAt: [...steps, ...ends].reduce<string>((latest, at) => (at && at > latest ? at : latest), ''),
    assignedAt,
    completionRequestedAt: handedIn?.at ?? null,
    completedAt: post.approvedAt,
    delivered: handedIn?.words ?? null,
    completionReason: sentBack?.reason ?? null,
    deliveries: deliveries(post),
    ended: post.ended,
  };
}

const given = (rating: RatingFacts | undefined): Schema<'GivenRating'> | null =>
  rating ? { id: rating.id, rating: rating.stars, review: rating.review, createdAt: rating.ratedAt } : null;

/** A job, as its client sees it. */
export function clientProject(post: Post): Schema<'ClientProject'> {
  const sent = applicationsFor(post);
  const hired = hiredFor(post)?.freelancer;
  return {
    ...work(post),
    ...course(post),
    editsCount: post.edits.length,
    editedAt: post.edits.at(-1)?.at ?? null,
    applicationsCount: sent.length,
    pendingApplicationsCount: sent.filter(isPending).length,
    newApplicationsCount: sent.filter((one) => isPending(one) && one.viewedAt === null).length,
    freelancer: hired ? { userId: hired.userId, name: hired.name, email: hired.email, profileImage: hired.face } : null,
    rating: given(ratingOf(post, 'CLIENT')),
    etag: '"1"',
  };
}

/** A job, as the freelancer who was hired for it sees it. */
export function assignedProject(post: Post): Schema<'AssignedProject'> {
  const { client } = post;
  const { assignedAt, ...rest } = course(post);
  if (assignedAt === null) throw new Error(`No one was hired for “${post.title}”.`);
  return {
    ...work(post),
    ...rest,
    assignedAt,
    client: {
      userId: client.userId,
      name: client.name,
      email: client.email,
      company: client.company,
      industry: client.industry,
      location: client.location,
      profileImage: client.face,
    },
    rating: given(ratingOf(post, 'CLIENT')),
    clientRating: given(ratingOf(post, 'FREELANCER')),
    etag: '"1"',
  };
}

/** How many of these are in each status. */
export function byStatusOf(projects: readonly Pick<Schema<'ClientProject'>, 'status'>[]): Schema<'ProjectsByStatus'> {
  const counts = { OPEN: 0, ASSIGNED: 0, IN_PROGRESS: 0, PENDING_COMPLETION: 0, COMPLETED: 0, CANCELLED: 0 };
  for (const { status } of projects) counts[status] += 1;
  return counts;
}
