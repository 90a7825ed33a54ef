import type { ExperienceLevel, FreelancerSort } from '@guildhall/api/enums';
import { sql } from 'kysely';

import type { Db } from '../db/schema.ts';
import { levels } from '../domain/experience.ts';
import type { Page, PageRequest } from './paging.ts';
import { offsetOf } from './paging.ts';
import { anywhere, toTextQuery } from './searchText.ts';

export type TalentFilter = {
  query?: string | undefined;
  /** In lower case; a freelancer has at least one. */
  skills?: readonly string[] | undefined;
  location?: string | undefined;
  minRating?: number | undefined;
  maxRate?: number | undefined;
  experienceLevel?: ExperienceLevel | undefined;
  availability?: boolean | undefined;
};

/** Freelancers whose profile has been set up. */
function talent(db: Db) {
  return db
    .selectFrom('freelancers')
    .innerJoin('users', 'users.id', 'freelancers.userId')
    .where('users.isActive', '=', true)
    .where('freelancers.experience', 'is not', null);
}

const columns = [
  'freelancers.userId',
  'users.name',
  'users.bio',
  'users.location',
  'users.profileImageId',
  'users.createdAt',
  'freelancers.skills',
  'freelancers.experience',
  'freelancers.hourlyRate',
  'freelancers.availability',
  'freelancers.isVerified',
  'freelancers.ratingAverage',
  'freelancers.ratingCount',
  'freelancers.projectsCompleted',
] as const;

/** Exactly the name 2, within the name 1; within a skill 1 more; 0 without a query. */
function matchScore(query: string | undefined) {
  const text = query?.trim().toLowerCase() ?? '';
  if (text === '') return sql<number>`0`;
  return sql<number>`(
    case when lower(users.name) = ${text} then 2 when position(${text} in lower(users.name)) > 0 then 1 else 0 end
    + case when exists (select from unnest(freelancers.skill_keys) as key where position(${text} in key) > 0) then 1 else 0 end)`;
}

function matching(db: Db, filter: TalentFilter) {
  const { query, skills, location, minRating, maxRate, experienceLevel, availability } = filter;
  const text = toTextQuery(query);
  const [from, below] = levels[experienceLevel ?? 'entry'];
  return talent(db)
    .$if(text !== undefined, (q) =>
      q
        .innerJoin('freelancerSearch', 'freelancerSearch.userId', 'freelancers.userId')
        // What scores is found, also where the words only lie inside others.
        .where(sql<boolean>`(freelancer_search.document @@ (${text}) or ${matchScore(query)} > 0)`),
    )
    .$if(skills !== undefined, (q) => q.where(sql<boolean>`freelancers.skill_keys && ${skills}::text[]`))
    .$if(Boolean(location?.trim()), (q) => q.where('users.location', 'ilike', anywhere(location ?? '')))
    .$if(Boolean(minRating), (q) => q.where('freelancers.ratingAverage', '>=', minRating ?? 0))
    .$if(maxRate !== undefined, (q) => q.where('freelancers.hourlyRate', '<=', maxRate ?? 0))
    .$if(availability !== undefined, (q) => q.where('freelancers.availability', '=', availability ?? true))
    .$if(experienceLevel !== undefined, (q) =>
      q
        .where('freelancers.experienceYears', '>=', from)
        .$if(Number.isFinite(below), (inner) => inner.where('freelancers.experienceYears', '<', below)),
    );
}

/** Freelancers, filtered, scored and sorted over the whole, and how many there are. */
export async function searchTalent(
  db: Db,
  { sort, ...filter }: TalentFilter & { sort: FreelancerSort },
  page: PageRequest,
) {
  const { total } = await matching(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const entries = await matching(db, filter)
    .select(columns)
    .select(matchScore(filter.query).as('matchScore'))
    .$if(sort === 'relevance', (q) => q.orderBy('matchScore', 'desc'))
    .$if(sort === 'rating-low', (q) => q.orderBy('freelancers.ratingAverage', (order) => order.asc().nullsLast()))
    .$if(sort === 'rate-high', (q) => q.orderBy('freelancers.hourlyRate', (order) => order.desc().nullsLast()))
    .$if(sort === 'rate-low', (q) => q.orderBy('freelancers.hourlyRate', (order) => order.asc().nullsLast()))
    .$if(sort === 'recent', (q) => q.orderBy('users.createdAt', 'desc'))
    // Equal ones come best rated first, then newest first; `rating-high` is just that.
    .orderBy('freelancers.ratingAverage', (order) => order.desc().nullsLast())
    .orderBy('users.createdAt', 'desc')
    .orderBy('freelancers.userId')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute();
  return { entries, total } satisfies Page<unknown>;
}

export type TalentRow = Awaited<ReturnType<typeof searchTalent>>['entries'][number];

/** Available freelancers, the best rated first; of equal ones who finished more. */
export async function listFeaturedTalent(db: Db, limit: number) {
  return talent(db)
    .select(columns)
    .where('freelancers.availability', '=', true)
    .orderBy('freelancers.ratingAverage', (order) => order.desc().nullsLast())
    .orderBy('freelancers.projectsCompleted', 'desc')
    .orderBy('users.createdAt', 'desc')
    .orderBy('freelancers.userId')
    .limit(limit)
    .execute();
}
