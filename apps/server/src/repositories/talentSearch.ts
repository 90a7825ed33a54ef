import type { FreelancerSort } from '@guildhall/api/enums';
import { sql } from 'kysely';

import type { Condition, Scan, Words } from './searchConditions.ts';
import type { Ranking, Search } from './searchPlan.ts';
import { anywhere, toTextQuery } from './searchText.ts';

/** What was typed, and the ids of the skills that contain it. */
export type TalentText = { text: string; skillIds: Condition };

/** What a list of freelancers must have beside its words. */
export type TalentConditions = Pick<Scan, 'range' | 'bounds' | 'checks'>;

/** The orders of the contract, and who could be found last first. */
export type TalentOrder = FreelancerSort | 'listed';

/** Each is the order of an index of `freelancer_search`. */
const orders: Record<TalentOrder, Condition> = {
  relevance: sql`standing desc, member_since desc, user_id`,
  'rating-high': sql`rating desc nulls last, member_since desc, user_id`,
  'rating-low': sql`rating nulls last, member_since desc, user_id`,
  'rate-high': sql`rate desc nulls last, rating desc nulls last, member_since desc, user_id`,
  'rate-low': sql`rate nulls last, rating desc nulls last, member_since desc, user_id`,
  recent: sql`member_since desc, rating desc nulls last, user_id`,
  listed: sql`listed_at desc, user_id`,
};

/** Fewer skills are compared one by one. */
const fewSkills = 40;

function wordingOf({ text, skillIds }: TalentText) {
  const words = toTextQuery(text) ?? sql`''::tsquery`;
  const isSkilled = sql`(facets && ${skillIds})`;
  return {
    isExact: sql`name_key = lower(${text})`,
    isNamed: sql`(position(lower(${text}) in name_key) > 0)`,
    /** The same, for trigrams to find. */
    isNamedLookup: sql`name_key like lower(${anywhere(text)})`,
    isSkilled,
    /** The same, quick also for very many skills, but not by an index. */
    hasSkill: sql`(case when cardinality(${skillIds}) <= ${sql.lit(fewSkills)} then ${isSkilled}
      else exists (select from unnest(facets) as facet where facet = any(${skillIds})) end)`,
    isWorded: sql`document @@ (${words})`,
    /** The same of a row that is read from an index without its document. */
    isWordedBeside: sql`exists (
      select from freelancer_search as whole where whole.user_id = seen.user_id and whole.document @@ (${words}))`,
  };
}

/**
 * Whether parts of names and skills are found. Shorter parts are in almost all of them, and no index knows them; their
 * words are found all the same.
 */
function reachesInside(text: string): boolean {
  return /[\p{L}\p{N}]{3}/u.test(text);
}

/** Freelancers that meet the conditions, in the order of `sort`, found by `text` where given; the most relevant by `matchScore` first. */
export function talentScan(
  sort: TalentOrder,
  conditions: TalentConditions,
  text: TalentText | undefined,
): Pick<Search, 'scan' | 'ranking'> {
  const plain: Scan = { table: 'freelancer_search', id: 'user_id', order: orders[sort], ...conditions };
  if (text === undefined) return { scan: plain };
  const wording = wordingOf(text);
  const { isNamed, isNamedLookup, isSkilled, hasSkill, isWorded, isWordedBeside } = wording;
  const isInside = reachesInside(text.text);
  const words: Words = isInside
    ? {
        check: sql`(${isNamed} or ${hasSkill} or ${isWorded})`,
        lookup: sql`(${isNamedLookup} or ${isSkilled} or ${isWorded})`,
        besideCheck: sql`(${isNamed} or ${hasSkill} or ${isWordedBeside})`,
      }
    : { check: isWorded, lookup: isWorded, besideCheck: isWordedBeside };
  const scan = { ...plain, words };
  return sort === 'relevance' ? { scan, ranking: rankingOf(plain, words, wording, isInside) } : { scan };
}

function rankingOf(plain: Scan, words: Words, wording: ReturnType<typeof wordingOf>, isInside: boolean): Ranking {
  const { isExact, isNamed, hasSkill, isWorded } = wording;
  return {
    score: sql`(case when ${isExact} then 2 when ${isNamed} then 1 else 0 end + case when ${hasSkill} then 1 else 0 end)`,
    // Few have exactly this name; `is true` keeps the inverted index from collecting words that most have.
    best: {
      ...plain,
      checks: [...plain.checks, isExact],
      words: isInside ? undefined : { ...words, lookup: sql`(${isWorded}) is true` },
    },
    ranks: [
      ranked(plain, wording, isInside, sql`${isNamed} and ${hasSkill}`, 'both'),
      ranked(plain, wording, isInside, sql`${isNamed} <> ${hasSkill}`, 'one'),
      ranked(plain, wording, isInside, sql`not ${isNamed} and not ${hasSkill}`, 'neither'),
    ],
  };
}

/**
 * Those of one score, whose name is not exactly the text. Where a part of a name or skill suffices to be found, they are
 * told from an index alone, but for those who are found by neither.
 */
function ranked(
  plain: Scan,
  { isExact, isNamedLookup, isSkilled, isWorded, isWordedBeside }: ReturnType<typeof wordingOf>,
  isInside: boolean,
  condition: Condition,
  scoring: 'both' | 'one' | 'neither',
): Scan {
  const checks = [...plain.checks, condition, sql`not ${isExact}`];
  const words: Words = { check: isWorded, lookup: isWorded, besideCheck: isWordedBeside };
  if (!isInside || scoring === 'neither') return { ...plain, checks, words };
  return { ...plain, checks, lookups: [scoring === 'both' ? isNamedLookup : sql`(${isNamedLookup} or ${isSkilled})`] };
}
