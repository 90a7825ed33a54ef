import { sql } from 'kysely';

import type { Value } from '../db/compiled.ts';
import { compiled } from '../db/compiled.ts';
import type { Db, Row, RowUpdate, Trx } from '../db/schema.ts';
import { verifiedBy } from './verifications.ts';

/** A freelancer's profile with their account and the figures that are counted when read. */
export async function findFreelancer(db: Db, userId: string) {
  return db
    .selectFrom('freelancers')
    .innerJoin('users', 'users.id', 'freelancers.userId')
    .leftJoin('files as resume', 'resume.id', 'freelancers.resumeId')
    .leftJoin('verifications', 'verifications.userId', 'freelancers.userId')
    .selectAll('freelancers')
    .select(verifiedBy)
    .select(['users.name', 'users.email', 'users.bio', 'users.location', 'users.profileImageId'])
    .select(['users.version', 'users.createdAt', 'users.updatedAt'])
    .select(['resume.originalName as resumeName', 'resume.byteSize as resumeSize', 'resume.createdAt as resumeAt'])
    .select([
      sql<number>`(select count(*) from profile_views where profile_user_id = freelancers.user_id)`.as('profileViews'),
      sql<number>`(select count(*) from projects
        where assigned_freelancer_id = freelancers.user_id and status in ('COMPLETED', 'CANCELLED'))`.as(
        'projectsOver',
      ),
    ])
    .where('freelancers.userId', '=', userId)
    .executeTakeFirstOrThrow();
}

/** The skills of a freelancer's profile, in lower case. */
export async function findSkillKeys(db: Db, userId: string): Promise<ReadonlySet<string>> {
  const row = await db
    .selectFrom('freelancers')
    .select('skillKeys')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return new Set(row.skillKeys);
}

export type FreelancerRow = Awaited<ReturnType<typeof findFreelancer>>;

export type ProfileEntries = {
  education: Row<'educationEntries'>[];
  experience: Row<'experienceEntries'>[];
  portfolio: Row<'portfolioItems'>[];
};

const educationOf = compiled((db, userId: Value<string>) =>
  db
    .selectFrom('educationEntries')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('endYear', (order) => order.desc().nullsFirst())
    .orderBy('startYear', 'desc')
    .orderBy('id'),
);

const experienceOf = compiled((db, userId: Value<string>) =>
  db
    .selectFrom('experienceEntries')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('endDate', (order) => order.desc().nullsFirst())
    .orderBy('startDate', 'desc')
    .orderBy('id'),
);

const portfolioOf = compiled((db, userId: Value<string>) =>
  db
    .selectFrom('portfolioItems')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('place')
    .orderBy('createdAt', 'desc')
    .orderBy('id'),
);

/** What a freelancer added to the profile, the latest first. */
export async function listProfileEntries(db: Db, userId: string): Promise<ProfileEntries> {
  const education = await educationOf(db, userId);
  const experience = await experienceOf(db, userId);
  return { education, experience, portfolio: await portfolioOf(db, userId) };
}

/** Saves the profile. The first time, the freelancer can be found from then on. */
export async function updateFreelancer(
  trx: Trx,
  userId: string,
  now: Date,
  change: Omit<RowUpdate<'freelancers'>, 'userId' | 'profileId' | 'listedAt'>,
): Promise<void> {
  await trx
    .updateTable('freelancers')
    .set((eb) => {
      const listedAt = eb.case().when('experience', 'is', null).then(now).else(eb.ref('listedAt')).end();
      return { ...change, listedAt };
    })
    .where('userId', '=', userId)
    .execute();
}

/** Counts a finished project. */
export async function countCompletion(trx: Trx, userId: string): Promise<void> {
  await trx
    .updateTable('freelancers')
    .set((eb) => ({ projectsCompleted: eb('projectsCompleted', '+', 1) }))
    .where('userId', '=', userId)
    .execute();
}

/** Adds a rating to the sum and the count, from which the database keeps the average. */
export async function countRating(trx: Trx, userId: string, stars: number): Promise<void> {
  await trx
    .updateTable('freelancers')
    .set((eb) => ({ ratingSum: eb('ratingSum', '+', stars), ratingCount: eb('ratingCount', '+', 1) }))
    .where('userId', '=', userId)
    .execute();
}
