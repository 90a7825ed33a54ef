import type { FreelancerSort } from '@guildhall/api/enums';
import { sql } from 'kysely';

import type { Trx } from '../db/schema.ts';
import type { Condition, Found, Part, Scan, Words } from './searchConditions.ts';
import type { SearchLimits } from './searchLimits.ts';
import { find, findAll, findFirst, gather } from './searchScan.ts';
import { anywhere, toTextQuery } from './searchText.ts';

/** What was typed, and the ids of the skills that contain it. */
export type TalentText = { text: string; skillIds: readonly number[] };

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
  const isSkilled = sql`(facets && ${skillIds}::integer[])`;
  return {
    isExact: sql`name_key = lower(${text})`,
    isNamed: sql`(position(lower(${text}) in name_key) > 0)`,
    /** The same, for trigrams to find. */
    isNamedLookup: sql`name_key like lower(${anywhere(text)})`,
    isSkilled,
    /** The same, quick also for very many skills, but not by an index. */
    hasSkill:
      skillIds.length <= fewSkills
        ? isSkilled
        : sql`exists (select from unnest(facets) as facet where facet = any(${skillIds}::integer[]))`,
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

/** A part of the list of freelancers that meet the conditions, in the order of `sort`, found by `text` where given. */
export async function findTalent(
  trx: Trx,
  sort: TalentOrder,
  conditions: TalentConditions,
  text: TalentText | undefined,
  part: Part,
  limits: SearchLimits,
): Promise<Found> {
  const plain: Scan = { table: 'freelancer_search', id: 'user_id', order: orders[sort], ...conditions };
  if (text === undefined) return find(trx, plain, part, limits);
  const wording = wordingOf(text);
  const { isNamed, isNamedLookup, isSkilled, hasSkill, isWorded, isWordedBeside } = wording;
  const words: Words = reachesInside(text.text)
    ? {
        check: sql`(${isNamed} or ${hasSkill} or ${isWorded})`,
        lookup: sql`(${isNamedLookup} or ${isSkilled} or ${isWorded})`,
        besideCheck: sql`(${isNamed} or ${hasSkill} or ${isWordedBeside})`,
      }
    : { check: isWorded, lookup: isWorded, besideCheck: isWordedBeside };
  if (sort !== 'relevance') return find(trx, { ...plain, words }, part, limits);
  return findRelevant(trx, plain, words, wording, reachesInside(text.text), part, limits);
}

/** Highest `matchScore` first: what can be read is sorted whole; of more than that, one score after the other is read. */
async function findRelevant(
  trx: Trx,
  plain: Scan,
  words: Words,
  wording: ReturnType<typeof wordingOf>,
  isInside: boolean,
  part: Part,
  limits: SearchLimits,
): Promise<Found> {
  const { isExact, isNamed, hasSkill, isWorded } = wording;
  const score = sql`(case when ${isExact} then 2 when ${isNamed} then 1 else 0 end + case when ${hasSkill} then 1 else 0 end)`;
  const whole = await findAll(trx, { ...plain, words }, part, limits, score);
  if (whole) return whole;
  if (part.from >= part.to) return { found: limits.reach + 1, ids: [] };
  // Few have exactly this name; `is true` keeps the inverted index from collecting words that most have.
  const best: Scan = {
    ...plain,
    checks: [...plain.checks, isExact],
    words: isInside ? undefined : { ...words, lookup: sql`(${isWorded}) is true` },
  };
  const { ids: exact } = await gather(trx, best, { from: 0, to: part.to }, undefined, score);
  const ids = [...exact];
  const ranks = [
    ranked(plain, wording, isInside, sql`${isNamed} and ${hasSkill}`, 'both'),
    ranked(plain, wording, isInside, sql`${isNamed} <> ${hasSkill}`, 'one'),
    ranked(plain, wording, isInside, sql`not ${isNamed} and not ${hasSkill}`, 'neither'),
  ];
  for (const rank of ranks) {
    if (ids.length < part.to) ids.push(...(await findFirst(trx, rank, part.to - ids.length, limits)));
  }
  return { found: limits.reach + 1, ids: ids.slice(part.from, part.to) };
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
