import type { AliasedExpression } from 'kysely';
import { sql } from 'kysely';

import type { Value } from '../db/compiled.ts';
import type { Db } from '../db/schema.ts';
import type { PageRequest } from './paging.ts';
import { offsetOf, upTo } from './paging.ts';
import type { Condition, Part, Scan } from './searchConditions.ts';
import { all } from './searchConditions.ts';
import type { SearchLimits } from './searchLimits.ts';
import type { WantedTerms } from './searchTerms.ts';

/** A part of a list that the database is to find. */
export type Search = {
  /** The terms that conditions speak of. */
  wishes: readonly WantedTerms[];
  scan: Scan;
  part: Part;
  limits: SearchLimits;
  /** Where entries with a higher score come first, and within one score as the list is ordered. */
  ranking?: Ranking | undefined;
};

export type Ranking = {
  score: Condition;
  /** The highest scores, of so few entries that they are all sorted. */
  best: Scan;
  /** The other entries, those of one score after those of another. */
  ranks: readonly Scan[];
};

/** The table's rows in the list's order, as their index has them; those of bands merged, each read no further than needed. */
function inListOrder({ table, range, bands, order }: Scan): Condition {
  const part = (conditions: readonly Condition[]) =>
    sql`select * from ${sql.table(table)} where ${all(conditions)} order by ${order}`;
  if (bands === undefined) return part(range);
  const parts = bands.map((band) => sql`(${part([...range, band])})`);
  return sql`select * from (${sql.join(parts, sql` union all `)}) as banded order by ${order}`;
}

const fitsOf = ({ range, bounds, checks, lookups = [], words }: Scan): Condition =>
  all([...range, ...bounds, ...checks, ...lookups, ...(words ? [words.lookup] : [])]);

/** `is true` keeps the planner from an index for what is known to be checked sooner row by row. */
const unindexed = (condition: Condition): Condition => sql`(${condition}) is true`;

function textsOf(scan: Scan, textOf: (condition: Condition) => string) {
  const { table, id, words } = scan;
  const checks = [...scan.bounds, ...scan.checks];
  // Whether the inverted index knows anything of what is wanted; else there are only numbers.
  const isKnown = scan.checks.length > 0 || words !== undefined;
  const isByDocument = words !== undefined && checks.length === 0;
  const parts = (isKnown ? undefined : scan.parts) ?? [sql`true`];
  const fits = textOf(fitsOf(scan));
  return {
    table,
    id,
    isKnown,
    isByDocument,
    order: textOf(scan.order),
    list: textOf(inListOrder(scan)),
    checks: textOf(all(checks)),
    parts: parts.map(textOf),
    fits,
    sampled: fits,
    ...(words && { word: textOf(isByDocument ? words.check : words.besideCheck) }),
    ...(words &&
      scan.checks.length > 0 && {
        sampledWithoutWords: textOf(fitsOf({ ...scan, words: undefined })),
        fitsByDocument: textOf(fitsOf({ ...scan, words: { ...words, lookup: unindexed(words.check) } })),
      }),
  };
}

/**
 * What `search_list` of the database takes: conditions as texts, in which `$1` is the list of their values, and the ids of
 * the terms of a wish stand where its number does.
 */
export function planOf(db: Db, { wishes, scan, part, limits, ranking }: Search): string {
  const values: string[] = [];
  const placeOf = (value: string): number => {
    if (!values.includes(value)) values.push(value);
    return values.indexOf(value) + 1;
  };
  const textOf = (condition: Condition): string => {
    const { sql: text, parameters } = condition.compile(db);
    return text.replaceAll(/\$(\d+)/g, (_, number) => {
      const value = parameters[Number(number) - 1];
      // PostgreSQL would read an instant that is a parameter again for every row.
      return value instanceof Date ? `'${value.toISOString()}'` : `($1[${placeOf(String(value))}])`;
    });
  };
  const texts = {
    scan: textsOf(scan, textOf),
    ...(ranking && {
      score: textOf(ranking.score),
      best: textsOf(ranking.best, textOf),
      ranks: ranking.ranks.map((rank) => textsOf(rank, textOf)),
    }),
  };
  return JSON.stringify({ wishes, texts, part, limits, values });
}

/** What `search_list` answers, beside which a list's rows are read in the same statement. */
const listed = (plan: Value<string>) =>
  sql<{ ids: string[]; counted: number }>`search_list(${plan}::jsonb)`.as<'listed'>(sql.ref('listed'));

/**
 * The entries of the part of a list that `plan` describes, in its order, beside how many were found. `entry` reads those
 * among `listed.ids`; `id` is its column that holds them.
 */
export const listedEntries = <Entry, Id extends string & keyof Entry>(
  db: Db,
  plan: Value<string>,
  entry: AliasedExpression<Entry, 'entry'>,
  id: Id,
) =>
  db
    .selectFrom(listed(plan))
    .leftJoinLateral(entry, (join) => join.onTrue())
    .select('listed.counted')
    .selectAll('entry')
    .orderBy(sql`array_position(listed.ids, ${sql.ref(`entry.${id}`)})`);

type Read<Entry> = { [Column in keyof Entry]: Entry[Column] | null } & { counted: number };

/** The entries of a page, whose rows carry how many were found; a page without entries comes as one row with that alone. */
export function entriesOf<Entry>(rows: readonly Read<Entry>[], id: keyof Entry): { entries: Entry[]; found: number } {
  // A row that has its id is a whole one.
  const entries = rows.filter((row) => row[id] !== null) as unknown as Entry[];
  return { entries, found: rows[0]?.counted ?? 0 };
}

/** How many entries each list has, up to the reach. */
export async function countAll(
  db: Db,
  searches: readonly Pick<Search, 'wishes' | 'scan' | 'ranking'>[],
  limits: SearchLimits,
): Promise<{ total: number; isCapped: boolean }[]> {
  const part = { from: 0, to: 0 };
  const plans = searches.map((search) => planOf(db, { ...search, part, limits }));
  const { rows } = await sql<{ counted: number }>`
    select counted from unnest(${plans}::jsonb[]) with ordinality as wanted (search, place), search_list(search)
    order by place`.execute(db);
  return rows.map(({ counted }) => upTo(limits.reach, counted));
}

/** The part of a list that a page shows: past the reach there is none. */
export function partOf(page: PageRequest, { reach }: SearchLimits): Part {
  const from = Math.min(offsetOf(page), reach);
  return { from, to: Math.min(from + page.limit, reach) };
}
