import type { Duration, JobCategory, JobSort } from '@guildhall/api/enums';
import type { Skill } from '@guildhall/api/skills';
import { sql } from 'kysely';

import type { Value } from '../db/compiled.ts';
import { compiled } from '../db/compiled.ts';
import type { Db } from '../db/schema.ts';
import { budgetConditions } from './jobBudget.ts';
import { loosen } from './loosened.ts';
import type { PageRequest, Period, SearchPage } from './paging.ts';
import { upTo } from './paging.ts';
import { isShown } from './ratings.ts';
import type { Condition, Scan } from './searchConditions.ts';
import { within } from './searchConditions.ts';
import type { SearchLimits } from './searchLimits.ts';
import { brieflyCounted, searchLimits } from './searchLimits.ts';
import { countAll, entriesOf, listedEntries, partOf, planOf } from './searchPlan.ts';
import type { WantedTerms } from './searchTerms.ts';
import { hasTerms, lacksTerms, wantedPlace } from './searchTerms.ts';
import { toTextQuery } from './searchText.ts';

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
  'clients.isVerified as clientIsVerified',
] as const;

const jobById = compiled((db, id: Value<string>) =>
  jobs(db).select(columns).where('projects.id', '=', id).where('users.isActive', '=', true),
);

const pageOf = compiled((db, plan: Value<string>) => {
  const entry = jobs(db)
    .select(columns)
    .where(sql<boolean>`projects.id = any(listed.ids)`)
    .as('entry');
  return listedEntries(db, plan, entry, 'id');
});

export async function findJob(db: Db, id: string) {
  const [job] = await jobById(db, id);
  return job;
}

export type JobRow = NonNullable<Awaited<ReturnType<typeof findJob>>>;

export type JobFilter = {
  query?: string | undefined;
  /** A job has at least one. */
  skills?: readonly Skill[] | undefined;
  /** A job has none of them. */
  skillsExcluded?: readonly Skill[] | undefined;
  location?: string | undefined;
  budgetMin?: number | undefined;
  budgetMax?: number | undefined;
  duration?: Duration | undefined;
  category?: JobCategory | undefined;
  posted?: Period | undefined;
};

/** Each is the order of an index of `job_search`. */
const orders: Record<JobSort, Condition> = {
  latest: sql`posted_at desc, project_id`,
  'budget-high': sql`budget_max desc, posted_at desc, project_id`,
  'budget-low': sql`budget_min, posted_at desc, project_id`,
  proposals: sql`applications_count, posted_at desc, project_id`,
};

/** Open jobs, filtered and sorted over the whole, and how many there are, as far as a list can be read. */
export async function searchJobs(
  db: Db,
  { sort, ...filter }: JobFilter & { sort: JobSort },
  page: PageRequest,
  limits: SearchLimits = searchLimits,
): Promise<SearchPage<JobRow>> {
  const found = await readJobs(db, sort, filter, page, limits);
  if (found.total > 0) return found;
  return { ...found, loosened: await loosenJobs(db, sort, filter, limits) };
}

async function readJobs(
  db: Db,
  sort: JobSort,
  filter: JobFilter,
  page: PageRequest,
  limits: SearchLimits,
): Promise<SearchPage<JobRow>> {
  const rows = await pageOf(db, planOf(db, { ...searchOf(sort, filter), part: partOf(page, limits), limits }));
  const { entries, found } = entriesOf<JobRow>(rows, 'id');
  return { entries, ...upTo(limits.reach, found) };
}

/** The newest `most` of the jobs that were posted in a period, and how many they are. */
export function listNewJobs(db: Db, filter: JobFilter & { posted: Period }, most: number) {
  return readJobs(db, 'latest', filter, { page: 1, limit: most }, brieflyCounted(searchLimits));
}

function loosenJobs(db: Db, sort: JobSort, filter: JobFilter, limits: SearchLimits) {
  return loosen(filter, limits, (rests, briefly) =>
    countAll(
      db,
      rests.map((rest) => searchOf(sort, rest)),
      briefly,
    ),
  );
}

function wishesOf({ skills, skillsExcluded, location, duration, category }: JobFilter): WantedTerms[] {
  return [
    ...(skillsExcluded?.length ? [{ kind: 'skill' as const, keys: skillsExcluded, use: 'without' as const }] : []),
    ...(skills === undefined ? [] : [{ kind: 'skill' as const, keys: skills }]),
    ...(location?.trim() ? [wantedPlace(location)] : []),
    ...(duration === undefined ? [] : [{ kind: 'duration' as const, keys: [duration] }]),
    ...(category === undefined ? [] : [{ kind: 'category' as const, keys: [category] }]),
  ];
}

function searchOf(sort: JobSort, filter: JobFilter): { wishes: WantedTerms[]; scan: Scan } {
  const { query, budgetMin, budgetMax, posted } = filter;
  const wishes = wishesOf(filter);
  const text = toTextQuery(query);
  const isWorded = sql`document @@ (${text})`;
  const besideCheck = sql`exists (
    select from job_search as whole where whole.project_id = seen.project_id and whole.document @@ (${text}))`;
  const budget = budgetConditions(sort, budgetMin, budgetMax);
  const period = within(sql`posted_at`, posted);
  const isByDate = sort === 'latest';
  const scan: Scan = {
    table: 'job_search',
    id: 'project_id',
    order: orders[sort],
    ...budget,
    range: [...budget.range, ...(isByDate ? period : [])],
    bounds: [...budget.bounds, ...(isByDate ? [] : period), ...lacksTerms(wishes)],
    checks: hasTerms(wishes),
    words: text === undefined ? undefined : { check: isWorded, lookup: isWorded, besideCheck },
  };
  return { wishes, scan };
}

/** Featured jobs are chosen among so many of the newest. */
const mostFeatured = 1000;
/** Characters and skills from which on a job counts as well described. */
const [wellDescribed, wellSkilled] = [120, 2];

/**
 * Whether freelancers rate a client clearly below the rest: drawn towards the mean of all clients by how few ratings there
 * are, so that a single one never decides it.
 */
const isPoorlyRated = (now: Date) => sql<boolean>`(
  select weighted_rating(coalesce(sum(rating), 0)::bigint, count(rating), max(mean)) < max(mean) - 0.7
  from marketplace_ratings left join ratings on ratings.to_user_id = projects.client_id
    and type = 'FREELANCER_TO_CLIENT' and ${isShown(now)}
  where role = 'CLIENT')`;

/**
 * The newest open jobs, one of each client: well described ones and those of verified clients before the rest, clients
 * whom freelancers rate clearly below the others after them.
 */
export async function listFeaturedJobs(db: Db, limit: number, now: Date): Promise<JobRow[]> {
  const isThin = sql<boolean>`char_length(btrim(projects.description)) < ${wellDescribed} or cardinality(projects.skills_required) < ${wellSkilled}`;
  const newest = db
    .selectFrom('jobSearch')
    .select('projectId')
    .orderBy('postedAt', 'desc')
    .orderBy('projectId')
    .limit(mostFeatured)
    .as('newest');
  const best = db
    .selectFrom('projects')
    .innerJoin(newest, 'newest.projectId', 'projects.id')
    .distinctOn('projects.clientId')
    .select(['projects.id', isThin.as('isThin')])
    .orderBy('projects.clientId')
    .orderBy(isThin)
    .orderBy('projects.createdAt', 'desc')
    .orderBy('projects.id')
    .as('best');
  return jobs(db)
    .innerJoin(best, 'best.id', 'projects.id')
    .select(columns)
    .orderBy('best.isThin')
    .orderBy('clients.isVerified', 'desc')
    .orderBy(isPoorlyRated(now))
    .orderBy('projects.createdAt', 'desc')
    .orderBy('projects.id')
    .limit(limit)
    .execute();
}
