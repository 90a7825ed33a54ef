import type { ExperienceLevel, FreelancerSort, MatchReason } from '@guildhall/api/enums';
import { sql } from 'kysely';

import type { Value } from '../db/compiled.ts';
import { compiled } from '../db/compiled.ts';
import type { Db } from '../db/schema.ts';
import { loosen } from './loosened.ts';
import type { PageRequest, Period, SearchPage } from './paging.ts';
import { upTo } from './paging.ts';
import { within } from './searchConditions.ts';
import type { SearchLimits } from './searchLimits.ts';
import { brieflyCounted, searchLimits } from './searchLimits.ts';
import { countAll, entriesOf, listedEntries, partOf, planOf } from './searchPlan.ts';
import type { WantedTerms } from './searchTerms.ts';
import { hasTerms, idsOf, lacksTerms, wantedPlace } from './searchTerms.ts';
import { anywhere } from './searchText.ts';
import type { TalentConditions, TalentOrder } from './talentSearch.ts';
import { talentScan } from './talentSearch.ts';

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

const noReasons = sql<MatchReason[]>`'{}'::text[]`;

/** Why the text fits, in the order of `MatchReason`. */
function matchReasons(text: Value<string>) {
  const isNamed = sql`position(lower(${text}) in lower(users.name)) > 0`;
  const isSkilled = sql`exists (select from unnest(freelancers.skill_keys) as key where position(lower(${text}) in key) > 0)`;
  return sql<MatchReason[]>`array_remove(array[
    case when lower(users.name) = lower(${text}) then 'name-exact' when ${isNamed} then 'name-contains' end,
    case when ${isSkilled} then 'skill-contains' end], null)`;
}

const talentByIds = compiled((db, ids: Value<readonly string[]>) =>
  talent(db)
    .select(columns)
    .select(noReasons.as('matchReasons'))
    .where(sql<boolean>`freelancers.user_id = any(${ids}::uuid[])`),
);

export type TalentRow = Awaited<ReturnType<typeof talentByIds>>[number];

/** Those of these freelancers who can be found in a list, each once, in the order of `ids`. */
export async function findTalentByIds(db: Db, ids: readonly string[]): Promise<TalentRow[]> {
  const wanted = [...new Set(ids)];
  const byId = new Map((await talentByIds(db, wanted)).map((row) => [row.userId, row]));
  return wanted.flatMap((id) => byId.get(id) ?? []);
}

function pageOf(db: Db, plan: Value<string>, reasons: typeof noReasons) {
  const entry = talent(db)
    .select(columns)
    .select(reasons.as('matchReasons'))
    .where(sql<boolean>`freelancers.user_id = any(listed.ids)`)
    .as('entry');
  return listedEntries(db, plan, entry, 'userId');
}

/** Without a text nothing has a reason. */
const unscoredPage = compiled((db, plan: Value<string>) => pageOf(db, plan, noReasons));

const scoredPage = compiled((db, plan: Value<string>, text: Value<string>) => pageOf(db, plan, matchReasons(text)));

/** Freelancers, filtered, scored and sorted over the whole, and how many there are, as far as a list can be read. */
export async function searchTalent(
  db: Db,
  { sort, ...filter }: TalentFilter & { sort: FreelancerSort },
  page: PageRequest,
  limits: SearchLimits = searchLimits,
): Promise<SearchPage<TalentRow>> {
  const found = await readPage(db, sort, filter, page, limits);
  if (found.total > 0) return found;
  return { ...found, loosened: await loosenTalent(db, filter, limits) };
}

async function readPage(
  db: Db,
  sort: TalentOrder,
  filter: TalentFilter,
  page: PageRequest,
  limits: SearchLimits,
): Promise<SearchPage<TalentRow>> {
  const plan = planOf(db, { ...searchOf(sort, filter), part: partOf(page, limits), limits });
  const text = textOf(filter);
  const rows = await (text === '' ? unscoredPage(db, plan) : scoredPage(db, plan, text));
  const { entries, found } = entriesOf<TalentRow>(rows, 'userId');
  return { entries, ...upTo(limits.reach, found) };
}

/** The newest `most` of the freelancers first found in a period, and how many they are. */
export function listNewTalent(db: Db, filter: TalentFilter & { listed: Period }, most: number) {
  return readPage(db, 'listed', filter, { page: 1, limit: most }, brieflyCounted(searchLimits));
}

function loosenTalent(db: Db, filter: TalentFilter, limits: SearchLimits) {
  return loosen(filter, limits, (rests, briefly) =>
    countAll(
      db,
      rests.map((rest) => searchOf('rating-high', rest)),
      briefly,
    ),
  );
}

const textOf = ({ query }: TalentFilter): string => query?.trim() ?? '';

function searchOf(sort: TalentOrder, filter: TalentFilter) {
  const [text, wishes] = [textOf(filter), wishesOf(filter)];
  const inSkill = wishes.find(({ use }) => use === 'text');
  const words = inSkill && { text, skillIds: idsOf(wishes, inSkill) };
  return { wishes, ...talentScan(sort, conditionsOf(sort, filter, wishes), words) };
}

function wishesOf(filter: TalentFilter): WantedTerms[] {
  const { skills, skillsExcluded, location, experienceLevel, availability } = filter;
  const text = textOf(filter);
  return [
    ...(skillsExcluded?.length ? [{ kind: 'skill' as const, keys: skillsExcluded, use: 'without' as const }] : []),
    ...(text === '' ? [] : [{ kind: 'skill' as const, pattern: anywhere(text), use: 'text' as const }]),
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
    ...lacksTerms(wishes),
  ];
  return {
    range: [
      ...standing,
      ...(isByRating ? rating : []),
      ...(isByRate ? rate : []),
      ...(sort === 'listed' ? period : []),
    ],
    bounds,
    checks: hasTerms(wishes),
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
