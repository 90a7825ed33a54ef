import type { Duration, JobCategory, JobSort, Skill } from '@guildhall/api/enums';
import { sql } from 'kysely';

import type { Db } from '../db/schema.ts';
import type { Page, PageRequest } from './paging.ts';
import { offsetOf } from './paging.ts';
import { anywhere, toTextQuery } from './searchText.ts';

/** Projects as everyone sees them. */
function jobs(db: Db) {
  return db
    .selectFrom('projects')
    .innerJoin('clients', 'clients.userId', 'projects.clientId')
    .innerJoin('users', 'users.id', 'projects.clientId');
}

const columns = [
  'projects.id',
  'projects.title',
  'projects.description',
  'projects.createdAt',
  'projects.budgetMin',
  'projects.budgetMax',
  'projects.duration',
  'projects.skillsRequired',
  'projects.status',
  'projects.applicationsCount',
  'projects.clientId',
  'users.name as clientName',
  'users.location as clientLocation',
  'users.profileImageId as clientImageId',
  'clients.companyName',
  'clients.industry',
  'clients.ratingAverage as clientRating',
  'clients.isVerified as clientIsVerified',
] as const;

export async function findJob(db: Db, id: string) {
  return jobs(db).select(columns).where('projects.id', '=', id).executeTakeFirst();
}

export type JobRow = NonNullable<Awaited<ReturnType<typeof findJob>>>;

export type JobFilter = {
  query?: string | undefined;
  /** In the catalogue's spelling; a job has at least one. */
  skills?: readonly Skill[] | undefined;
  location?: string | undefined;
  budgetMin?: number | undefined;
  budgetMax?: number | undefined;
  duration?: Duration | undefined;
  category?: JobCategory | undefined;
};

function openJobs(db: Db, filter: JobFilter) {
  const { skills, location, budgetMin, budgetMax, duration, category } = filter;
  const text = toTextQuery(filter.query);
  return jobs(db)
    .where('projects.status', '=', 'OPEN')
    .$if(text !== undefined, (q) => q.where(sql<boolean>`projects.search_document @@ (${text})`))
    .$if(skills !== undefined, (q) => q.where(sql<boolean>`projects.skills_required && ${skills}::text[]`))
    .$if(Boolean(location?.trim()), (q) => q.where('users.location', 'ilike', anywhere(location ?? '')))
    .$if(budgetMin !== undefined, (q) => q.where('projects.budgetMax', '>=', budgetMin ?? 0))
    .$if(budgetMax !== undefined, (q) => q.where('projects.budgetMin', '<=', budgetMax ?? 0))
    .$if(duration !== undefined, (q) => q.where('projects.duration', '=', duration ?? '1 month'))
    .$if(category !== undefined, (q) => q.where(sql<boolean>`${category} = any(projects.categories)`));
}

/** Open jobs, filtered and sorted over the whole, and how many there are. */
export async function searchJobs(
  db: Db,
  { sort, ...filter }: JobFilter & { sort: JobSort },
  page: PageRequest,
): Promise<Page<JobRow>> {
  const { total } = await openJobs(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const entries = await openJobs(db, filter)
    .select(columns)
    .$if(sort === 'budget-high', (q) => q.orderBy('projects.budgetMax', 'desc'))
    .$if(sort === 'budget-low', (q) => q.orderBy('projects.budgetMin'))
    .$if(sort === 'proposals', (q) => q.orderBy('projects.applicationsCount'))
    .orderBy('projects.createdAt', 'desc')
    .orderBy('projects.id')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute();
  return { entries, total };
}

/** The newest open jobs, those of verified clients before the rest. */
export async function listFeaturedJobs(db: Db, limit: number): Promise<JobRow[]> {
  return openJobs(db, {})
    .select(columns)
    .orderBy('clients.isVerified', 'desc')
    .orderBy('projects.createdAt', 'desc')
    .orderBy('projects.id')
    .limit(limit)
    .execute();
}
