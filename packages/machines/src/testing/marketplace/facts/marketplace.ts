import { hiddenUntil } from '../../../domain/ratingReveal.ts';
import type { Schema } from '../../../kit/schema.ts';
import { applicationsToMara } from './applicationsToMara.ts';
import { applicationsToOthers } from './applicationsToOthers.ts';
import { cedarApplications, cedarPosts, cedarRatings } from './cedarPrint.ts';
import type { Client } from './clients.ts';
import { donePosts } from './donePosts.ts';
import type { Freelancer } from './freelancer.ts';
import { latestFirst, now } from './kit.ts';
import { marasPosts } from './marasPosts.ts';
import { openPosts } from './openPosts.ts';
import type { Post } from './post.ts';
import type { RatingFacts } from './ratingFacts.ts';
import { writtenRatings } from './ratingFacts.ts';
import type { Sent } from './sent.ts';

/** All jobs, the latest first. */
export const posts: readonly Post[] = [
  ...Object.values(marasPosts),
  ...Object.values(openPosts),
  ...Object.values(donePosts),
  ...cedarPosts,
].toSorted(latestFirst(({ postedAt }) => postedAt));

/** All applications, the latest first. */
export const applications: readonly Sent[] = [
  ...Object.values(applicationsToMara),
  ...Object.values(applicationsToOthers),
  ...cedarApplications,
].toSorted(latestFirst(({ sentAt }) => sentAt));

/** All ratings, the latest first. */
export const ratings: readonly RatingFacts[] = [...writtenRatings, ...cedarRatings].toSorted(
  latestFirst(({ ratedAt }) => ratedAt),
);

export const applicationsFor = (post: Post): Sent[] => applications.filter((sent) => sent.post === post);

/** The application that got the job. */
export const hiredFor = (post: Post): Sent | undefined =>
  applicationsFor(post).find(({ answer }) => answer?.status === 'ACCEPTED');

export const isPending = ({ answer }: Sent): boolean => answer === null;

/** What has happened to a job says its status. */
export function statusOf(post: Post): Schema<'ProjectStatus'> {
  if (post.ended ?? post.withdrawn) return 'CANCELLED';
  if (post.approvedAt) return 'COMPLETED';
  const latest = post.handedIn.at(-1);
  if (latest) return latest.sentBack ? 'IN_PROGRESS' : 'PENDING_COMPLETION';
  return hiredFor(post) ? 'ASSIGNED' : 'OPEN';
}

export const openJobs: readonly Post[] = posts.filter((post) => statusOf(post) === 'OPEN');

/** What a freelancer was hired for. */
export const worksOf = (freelancer: Freelancer): Post[] =>
  posts.filter((post) => hiredFor(post)?.freelancer === freelancer);

export const postsOf = (client: Client): Post[] => posts.filter((post) => post.client === client);

export const ratingOf = (post: Post, by: RatingFacts['by']): RatingFacts | undefined =>
  ratings.find((rating) => rating.work.post === post && rating.by === by);

/** Until when a freelancer's rating of the client is hidden. Null where it shows. */
export function hiddenUntilOf(post: Post): string | null {
  if (post.approvedAt === null) return null;
  const isFreelancerRated = ratingOf(post, 'CLIENT') !== undefined;
  return (
    hiddenUntil({ completedAt: new Date(post.approvedAt), isFreelancerRated }, new Date(now))?.toISOString() ?? null
  );
}

const shows = ({ by, work }: RatingFacts): boolean => by === 'CLIENT' || hiddenUntilOf(work.post) === null;

/** The ratings of a person that show. */
export const received = ({ userId }: Client | Freelancer): RatingFacts[] =>
  ratings.filter(
    (rating) =>
      (rating.by === 'CLIENT' ? rating.work.freelancer : rating.work.post.client).userId === userId && shows(rating),
  );

const sumOf = (given: readonly RatingFacts[]): number => given.reduce((sum, { stars }) => sum + stars, 0);

const rounded = (amount: number, places: number): number => Number(amount.toFixed(places));

export const averageOf = (given: readonly RatingFacts[]): number | null =>
  given.length === 0 ? null : rounded(sumOf(given) / given.length, 2);

/** The mean as if five ratings of the marketplace's own mean had come before. */
export function weightedRating(given: readonly RatingFacts[]): number {
  const ofFreelancers = ratings.filter(({ by }) => by === 'CLIENT');
  const mean = rounded(sumOf(ofFreelancers) / ofFreelancers.length, 1);
  return rounded((sumOf(given) + 5 * mean) / (given.length + 5), 2);
}

export const completedOf = (freelancer: Freelancer): Post[] =>
  worksOf(freelancer).filter((post) => statusOf(post) === 'COMPLETED');
