import type { ExperienceLevel, FreelancerSort, MatchReason } from '@guildhall/api/enums';
import { sql } from 'kysely';

import type { Value } from '../db/compiled.ts';
import { compiled } from '../db/compiled.ts';
import type { Db, Trx } from '../db/schema.ts';
import { looselyCounted, loosen } from './loosened.ts';
import type { PageRequest, Period, SearchPage } from './paging.ts';
import { upTo } from './paging.ts';
import type { Found, Part } from './searchConditions.ts';
import { within } from './searchConditions.ts';
import type { SearchLimits } from './searchLimits.ts';
import { brieflyCounted, searchLimits } from './searchLimits.ts';
import { inOrder, partOf } from './searchScan.ts';
import { readSearch } from './searchSnapshot.ts';
import type { WantedTerms } from './searchTerms.ts';
import { findTerms, hasTerms, lacksTerms, wantedPlace } from './searchTerms.ts';
import type { TalentConditions, TalentOrder } from './talentSearch.ts';
import { findTalent } from './talentSearch.ts';

export type TalentFilter = {
  query?: string | undefined;
  /** In any case; a freelancer has at least one. */
  skills?: readonly string[] | undefined;
  /** In any case; a freelancer has none of them. */
  skillsExcluded?: readonly string[] | undefined;
  location?: string | undefined;
  minRating?: number | undefined;
  minRate?: number | undefined;
  maxRate?: number | undefined;
  experienceLevel?: ExperienceLevel | undefined;
  availability?: boolean | undefined;
  listed?: Period | undefined;
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
  sql<Date>`coalesce(freelancers.listed_at, users.created_at)`.as('listedAt'),
  sql<number>`(select round(weighted_rating(freelancers.rating_sum, freelancers.rating_count, mean), 2)
    from marketplace_ratings where role = 'FREELANCER')`.as('weightedRating'),
] as const;

/** Why the text fits, in the order of `MatchReason`. */
function matchReasons(text: Value<string>) {
  const isNamed = sql`position(lower(${text}) in lower(users.name)) > 0`;
  const isSkilled = sql`exists (select from unnest(freelancers.skill_keys) as key where position(lower(${text}) in key) > 0)`;
  return sql<MatchReason[]>`array_remove(array[
    case when lower(users.name) = lower(${text}) then 'name-exact' when ${isNamed} then 'name-contains' end,
    case when ${isSkilled} then 'skill-contains' end], null)`;
}

type Ids = Value<readonly string[]>;

const talentByIds = (db: Db, ids: Ids) =>
  talent(db)
    .select(columns)
    .where(sql<boolean>`freelancers.user_id = any(${ids}::uuid[])`);

const unscored = compiled((db, ids: Ids) =>
  talentByIds(db, ids).select(sql<MatchReason[]>`'{}'::text[]`.as('matchReasons')),
);

const scored = compiled((db, ids: Ids, text: Value<string>) =>
  talentByIds(db, ids).select(matchReasons(text).as('matchReasons')),
);

/** Without a text nothing has a reason. */
function readTalent(db: Db, ids: readonly string[], text: string) {
  return text === '' ? unscored(db, ids) : scored(db, ids, text);
}

export type TalentRow = Awaited<ReturnType<typeof readTalent>>[number];

/** Those of these freelancers who can be found in a list, each once, in the order of `ids`. */
export async function findTalentByIds(db: Db, ids: readonly string[]): Promise<TalentRow[]> {
  const wanted = [...new Set(ids)];
  return inOrder(await unscored(db, wanted), wanted, ({ userId }) => userId);
}

/** Freelancers, filtered, scored and sorted over the whole, and how many there are, as far as a list can be read. */
export async function searchTalent(
  db: Db,
  { sort, ...filter }: TalentFilter & { sort: FreelancerSort },
  page: PageRequest,
  limits: SearchLimits = searchLimits,
): Promise<SearchPage<TalentRow>> {
  return readSearch(db, async (trx) => {
    const found = await readPage(trx, sort, filter, page, limits);
    if (found.total > 0) return found;
    return { ...found, loosened: await loosenTalent(trx, filter, looselyCounted(limits)) };
  });
}

async function readPage(trx: Trx, sort: TalentOrder, filter: TalentFilter, page: PageRequest, limits: SearchLimits) {
  const { ids, found } = await findIds(trx, sort, filter, partOf(page, limits), limits);
  const text = filter.query?.trim() ?? '';
  const entries = inOrder(await readTalent(trx, ids, text), ids, ({ userId }) => userId);
  return { entries, ...upTo(limits.reach, found) };
}

/** The newest `most` of the freelancers first found in a period, and how many they are, in a transaction for search. */
export function listNewTalent(trx: Trx, filter: TalentFilter & { listed: Period }, most: number) {
  return readPage(trx, 'listed', filter, { page: 1, limit: most }, brieflyCounted(searchLimits));
}

const none: Part = { from: 0, to: 0 };

function loosenTalent(trx: Trx, filter: TalentFilter, limits: SearchLimits) {
  return loosen(filter, async (rest) => {
    const { found } = await findIds(trx, 'rating-high', rest, none, limits);
    return upTo(limits.reach, found);
  });
}

async function findIds(
  trx: Trx,
  sort: TalentOrder,
  filter: TalentFilter,
  part: Part,
  limits: SearchLimits,
): Promise<Found> {
  const text = filter.query?.trim() ?? '';
  const wishes = wishesOf(filter);
  const inSkill: WantedTerms[] = text === '' ? [] : [{ kind: 'skill', part: text }];
  const excluded: WantedTerms = { kind: 'skill', keys: filter.skillsExcluded ?? [] };
  const [lacking = [], ...terms] = await findTerms(trx, [excluded, ...wishes, ...inSkill]);
  const skillIds = text === '' ? [] : (terms.pop() ?? []);
  if (terms.some((ids) => ids.length === 0)) return { ids: [], found: 0 };
  const words = text === '' ? undefined : { text, skillIds };
  const conditions = conditionsOf(sort, filter, wishes, terms, lacking);
  return findTalent(trx, sort, conditions, words, part, limits);
}

function wishesOf({ skills, location, experienceLevel, availability }: TalentFilter): WantedTerms[] {
  return [
    ...(skills === undefined ? [] : [{ kind: 'skill' as const, keys: skills }]),
    ...(location?.trim() ? [wantedPlace(location)] : []),
    ...(experienceLevel === undefined ? [] : [{ kind: 'level' as const, keys: [experienceLevel] }]),
    ...(availability === undefined ? [] : [{ kind: 'availability' as const, keys: [String(availability)] }]),
  ];
}

/** Bounds in the order's own column narrow what is walked; others are checked row by row. */
function conditionsOf(
  sort: TalentOrder,
  { minRating, minRate, maxRate, availability, listed }: TalentFilter,
  wishes: readonly WantedTerms[],
  terms: readonly number[][],
  lacking: readonly number[],
): TalentConditions {
  const rating = minRating ? [sql`rating >= ceil(${minRating}::numeric * 100)::integer`] : [];
  const rate = [
    ...(minRate === undefined ? [] : [sql`rate >= ceil(${minRate}::numeric * 100)::integer`]),
    ...(maxRate === undefined ? [] : [sql`rate <= floor(${maxRate}::numeric * 100)::integer`]),
  ];
  const isByRate = sort === 'rate-high' || sort === 'rate-low';
  const isByRating = sort === 'rating-high' || sort === 'rating-low';
  // Those available stand together in the default order, before the rest.
  const isByStanding = sort === 'relevance' && availability !== undefined;
  const standing = isByStanding ? [availability ? sql`standing >= 10000` : sql`standing < 10000`] : [];
  const period = within(sql`listed_at`, listed);
  const bounds = [
    ...(isByRating ? [] : rating),
    ...(isByRate ? [] : rate),
    ...(sort === 'listed' ? [] : period),
    ...lacksTerms(lacking),
  ];
  return {
    range: [
      ...standing,
      ...(isByRating ? rating : []),
      ...(isByRate ? rate : []),
      ...(sort === 'listed' ? period : []),
    ],
    bounds,
    checks: hasTerms(wishes, terms),
  };
}

/** Of so many of the best rated it is asked whether they fit. */
const mostCandidates = 300;

/**
 * Available freelancers for the home page, the best first: by the mean as if five clients had given four stars before.
 * That is less than most give, so that a place here is earned, and no one without ratings comes last. Each with what a complete profile has, and whether they have done something since.
 */
export async function listFeaturedCandidates(db: Db, since: Date) {
  return talent(db)
    .select(columns)
    .select(['freelancers.age', 'freelancers.githubUrl', 'freelancers.linkedinUrl', 'freelancers.portfolioUrl'])
    .select((eb) =>
      eb
        .or([
          eb('users.updatedAt', '>', since),
          eb.exists(
            eb
              .selectFrom('tokens')
              .whereRef('tokens.userId', '=', 'users.id')
              .where('tokens.revokedAt', 'is', null)
              .where('tokens.createdAt', '>', since),
          ),
          eb.exists(
            eb
              .selectFrom('applications')
              .whereRef('applications.freelancerId', '=', 'users.id')
              .where('applications.createdAt', '>', since),
          ),
        ])
        .as('isActiveLately'),
    )
    .where('freelancers.availability', '=', true)
    .orderBy(sql`leaning_rating(freelancers.rating_sum, freelancers.rating_count)`, 'desc')
    .orderBy('freelancers.userId')
    .limit(mostCandidates)
    .execute();
}
