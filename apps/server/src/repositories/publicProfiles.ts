import { revealedUntil } from '@guildhall/machines/domain/ratingReveal';
import { sql } from 'kysely';
import type { NotNull } from 'kysely';

import type { Value } from '../db/compiled.ts';
import { compiled } from '../db/compiled.ts';
import type { Db } from '../db/schema.ts';
import { isShownSince } from './ratings.ts';
import { verifiedBy } from './verifications.ts';

/** What everyone may read of an account. `email` is for readers who are signed in. */
const basics = [
  'users.id as userId',
  'users.name',
  'users.email',
  'users.bio',
  'users.location',
  'users.profileImageId',
  'users.createdAt',
] as const;

const stars = [1, 2, 3, 4, 5] as const;

/** How many ratings there are of one star, of two, and so on. */
type StarCounts = [number, number, number, number, number];

/** Of the ratings received: how many there are of each number of stars, and all together. */
const received = {
  stars: sql<StarCounts>`array[${sql.join(stars.map((star) => sql`count(*) filter (where rating = ${sql.lit(star)})`))}]::integer[]`,
  count: sql<number>`count(*)`,
  average: sql<number | null>`round(avg(rating), 2)`,
};

const publicFreelancer = compiled((db, userId: Value<string>, revealed: Value<Date>) =>
  db
    .selectFrom('freelancers')
    .innerJoin('users', 'users.id', 'freelancers.userId')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('projects')
          .whereRef('assignedFreelancerId', '=', 'freelancers.userId')
          .where('status', '=', 'COMPLETED')
          .select([
            sql<number>`coalesce(sum(budget_min), 0)`.as('totalProjectsValue'),
            sql<number>`coalesce(sum(budget_max), 0)`.as('totalProjectsMaximum'),
            sql<number | null>`round(avg(extract(epoch from completed_at - assigned_at)) / 86400, 1)`.as(
              'averageProjectDays',
            ),
          ])
          .as('work'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('ratings')
          .whereRef('toUserId', '=', 'freelancers.userId')
          .where(isShownSince(revealed))
          .select(received.stars.as('stars'))
          .as('received'),
      (join) => join.onTrue(),
    )
    .select(basics)
    .select(['freelancers.experience', 'freelancers.hourlyRate', 'freelancers.skills', 'freelancers.availability'])
    .leftJoin('verifications', 'verifications.userId', 'freelancers.userId')
    .select(verifiedBy)
    .select(['freelancers.isVerified', 'freelancers.ratingAverage', 'freelancers.ratingCount'])
    .select(['freelancers.githubUrl', 'freelancers.linkedinUrl', 'freelancers.portfolioUrl'])
    .select(['freelancers.projectsCompleted', 'work.totalProjectsValue', 'work.totalProjectsMaximum'])
    .select(['work.averageProjectDays', 'received.stars'])
    .where('users.id', '=', userId)
    .where('users.isActive', '=', true),
);

/** An active freelancer with the figures of the work done and the ratings received; never the age. */
export async function findPublicFreelancer(db: Db, userId: string, now: Date) {
  const [found] = await publicFreelancer(db, userId, revealedUntil(now));
  return found;
}

export type PublicFreelancerRow = NonNullable<Awaited<ReturnType<typeof findPublicFreelancer>>>;

const publicClient = compiled((db, userId: Value<string>, revealed: Value<Date>) =>
  db
    .selectFrom('clients')
    .innerJoin('users', 'users.id', 'clients.userId')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('ratings')
          .whereRef('toUserId', '=', 'clients.userId')
          .where(isShownSince(revealed))
          .select([received.stars.as('stars'), received.count.as('count'), received.average.as('average')])
          .as('received'),
      (join) => join.onTrue(),
    )
    .select(basics)
    .leftJoin('verifications', 'verifications.userId', 'clients.userId')
    .select(verifiedBy)
    .select(['clients.companyName', 'clients.industry', 'clients.website', 'clients.isVerified'])
    .select(['received.stars', 'received.count as ratingCount', 'received.average as ratingAverage'])
    .select((eb) =>
      eb
        .selectFrom('projects')
        .whereRef('projects.clientId', '=', 'clients.userId')
        .where('projects.status', '=', 'COMPLETED')
        .select((one) => one.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('projectsCompleted'),
    )
    .where('users.id', '=', userId)
    .where('users.isActive', '=', true),
);

/** An active client with the figures of the projects that were finished and the ratings received. */
export async function findPublicClient(db: Db, userId: string, now: Date) {
  const [found] = await publicClient(db, userId, revealedUntil(now));
  return found;
}

export type PublicClientRow = NonNullable<Awaited<ReturnType<typeof findPublicClient>>>;

/** What an account finished or had finished, the latest first. */
export const listCompletedProjects = compiled((db, userId: Value<string>, limit: Value<number>) =>
  db
    .selectFrom('projects')
    .innerJoin('users as client', 'client.id', 'projects.clientId')
    .innerJoin('clients', 'clients.userId', 'projects.clientId')
    .innerJoin('users as freelancer', 'freelancer.id', 'projects.assignedFreelancerId')
    .innerJoin('freelancers', 'freelancers.userId', 'projects.assignedFreelancerId')
    .select(['projects.id', 'projects.title', 'projects.description', 'projects.skillsRequired', 'projects.duration'])
    .select(['projects.budgetMin', 'projects.budgetMax', 'projects.assignedAt', 'projects.completedAt'])
    .select(['client.id as clientId', 'client.name as clientName', 'client.profileImageId as clientImageId'])
    .select(['client.location as clientLocation', 'clients.companyName', 'clients.industry'])
    .select(['freelancer.id as freelancerId', 'freelancer.name as freelancerName', 'freelancers.experience'])
    .where((eb) => eb.or([eb('projects.clientId', '=', userId), eb('projects.assignedFreelancerId', '=', userId)]))
    .where('projects.status', '=', 'COMPLETED')
    // The database holds no completed project without its time.
    .$narrowType<{ assignedAt: NotNull; completedAt: NotNull }>()
    .orderBy('projects.completedAt', 'desc')
    .orderBy('projects.id')
    .limit(limit),
);

export type CompletedProjectRow = Awaited<ReturnType<typeof listCompletedProjects>>[number];

/** The address to write to of an active freelancer. */
export async function findFreelancerEmail(db: Db, userId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('role', '=', 'FREELANCER')
    .where('isActive', '=', true)
    .executeTakeFirst();
  return found?.email;
}
