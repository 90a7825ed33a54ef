import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

import type { Trx } from '../db/schema.ts';
import type { PageRequest } from './paging.ts';
import { offsetOf } from './paging.ts';

export type Condition = RawBuilder<unknown>;

/** How a list is looked through. The defaults are measured (ADR 0022); tests take small ones, to go every way with few rows. */
export type SearchLimits = {
  /** How many entries of a list can be read. What lies beyond is neither counted nor shown. */
  reach: number;
  /** Rows read from an index in the list's order: at first, and at most. */
  rows: { first: number; most: number };
  /** Documents read in the list's order: at first, and at most. Each costs as much as twenty rows of an index. */
  documents: { first: number; most: number };
};

export const searchLimits: SearchLimits = {
  reach: 1000,
  rows: { first: 4000, most: 60_000 },
  documents: { first: 800, most: 10_000 },
};

/** More than a table has. */
const everyRow = 2_000_000_000;

/** A list to be found in a search table. */
export type Scan = {
  table: 'freelancer_search' | 'job_search';
  id: 'user_id' | 'project_id';
  /** The columns of one of the table's indexes, which carries all that `checks` and `range` read. */
  order: Condition;
  /** Holds for one unbroken range of that index. */
  range: readonly Condition[];
  /** What must hold. */
  checks: readonly Condition[];
  /** Follows from `checks`, in a form that the table's inverted index knows. */
  lookups?: readonly Condition[];
  /** What must hold of the document too. */
  words?: Words | undefined;
};

export type Words = {
  check: Condition;
  lookup: Condition;
  /** The check of a row read from an index alone, which is called `seen`. */
  besideCheck: Condition;
};

/** A part of a list: its entries from (counted from 0) up to and without `to`. */
export type Part = { from: number; to: number };

/** `found` stops counting one past the reach. */
export type Found = { ids: string[]; found: number };

export function all(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** What the beginning of a list told. `isWhole` when there were no more rows to read. */
type Walked = Found & { isWhole: boolean };

/** Reads `rows` rows in the list's order, and keeps what fits. */
async function walk(trx: Trx, scan: Scan, rows: number, { from, to }: Part, reach: number): Promise<Walked> {
  const [id, table] = [sql.ref(scan.id), sql.table(scan.table)];
  const words = scan.words && (scan.checks.length === 0 ? scan.words.check : scan.words.besideCheck);
  const { rows: answer } = await sql<Walked>`
    with
      seen as not materialized (select * from ${table} where ${all(scan.range)} order by ${scan.order} limit ${rows}),
      hits as materialized (
        select ${id} as id from seen where ${all([...scan.checks, ...(words ? [words] : [])])} limit ${reach + 1})
    select count(*)::integer as found,
      array(select id from hits offset ${from} limit ${Math.max(0, to - from)}) as ids,
      count(*) <= ${reach} and not exists (
        select from ${table} where ${all(scan.range)} order by ${scan.order} offset ${rows}) as is_whole
    from hits`.execute(trx);
  return answer[0] ?? { found: 0, ids: [], isWhole: true };
}

const lookupsOf = (scan: Scan): Condition[] => [
  ...scan.range,
  ...scan.checks,
  ...(scan.lookups ?? []),
  ...(scan.words ? [scan.words.lookup] : []),
];

/**
 * Finds what fits by the inverted index and sorts it. With `most`, no more than that is found, and counted: what is
 * sorted is then the list only if it has no more.
 */
export async function gather(
  trx: Trx,
  scan: Scan,
  { from, to }: Part,
  most: number | undefined,
  score?: Condition,
): Promise<Found> {
  const [id, table] = [sql.ref(scan.id), sql.table(scan.table)];
  const order = score === undefined ? scan.order : sql`${score} desc, ${scan.order}`;
  const limit = most === undefined ? sql`` : sql`limit ${most}`;
  return byLookup(trx, async () => {
    const { rows } = await sql<Found>`
      with hits as materialized (select * from ${table} where ${all(lookupsOf(scan))} ${limit})
      select (select count(*) from hits)::integer as found,
        array(select ${id} from hits order by ${order} offset ${from} limit ${Math.max(0, to - from)}) as ids`.execute(
      trx,
    );
    return rows[0] ?? { ids: [], found: 0 };
  });
}

/** A part of a list of up to four times the reach, which is all read and sorted; undefined if there is more. */
export async function gatherWhole(
  trx: Trx,
  scan: Scan,
  part: Part,
  { reach }: SearchLimits,
  score?: Condition,
): Promise<Found | undefined> {
  const { ids, found } = await gather(trx, scan, part, 4 * reach + 1, score);
  return found > 4 * reach ? undefined : { ids, found: Math.min(found, reach + 1) };
}

/** A part of all that fits, however much it is; without counting it. */
async function sortAll(trx: Trx, scan: Scan, { from, to }: Part): Promise<string[]> {
  const id = sql.ref(scan.id);
  // What is the same for every row, but unknown to the planner, makes this no index's order: it must not walk one in the
  // hope of hits.
  const { rows } = await byLookup(
    trx,
    () =>
      sql<{ id: string }>`
        select ${id} as id from ${sql.table(scan.table)} where ${all(lookupsOf(scan))}
        order by octet_length(uuid_send(${id})), ${scan.order} offset ${from} limit ${Math.max(0, to - from)}`.execute(
        trx,
      ),
    scan.words === undefined ? 'on' : 'off',
  );
  return rows.map((row) => row.id);
}

/**
 * Counts what fits in a sixteenth of the table, up to `most`. Words that most have cost most to look up, and then
 * this sixteenth alone has more than can be read.
 */
async function countInSample(trx: Trx, scan: Scan, most: number): Promise<number> {
  const isSampled = sql`get_byte(uuid_send(${sql.ref(scan.id)}), 15) < 16`;
  const { rows } = await byLookup(trx, () =>
    sql<{ found: number }>`select count(*)::integer as found from (
      select from ${sql.table(scan.table)} where ${all([isSampled, ...lookupsOf(scan)])} limit ${most}) as hits`.execute(
      trx,
    ),
  );
  return rows[0]?.found ?? 0;
}

/** With the ways along a sort index closed, the inverted index is left, whatever the planner makes of the numbers. */
async function byLookup<T>(trx: Trx, read: () => Promise<T>, indexOnly: 'on' | 'off' = 'off'): Promise<T> {
  await setPlanner(trx, { enable_indexscan: 'off', enable_indexonlyscan: indexOnly });
  const result = await read();
  await setPlanner(trx, { enable_indexscan: 'on', enable_indexonlyscan: 'on' });
  return result;
}

export async function setPlanner(trx: Trx, settings: Record<string, string>): Promise<void> {
  const each = Object.entries(settings).map(([name, value]) => sql`set_config(${name}, ${value}, true)`);
  await sql`select ${sql.join(each)}`.execute(trx);
}

type Look = Walked & {
  /** Whether `found` is the answer: all rows were read, or more was found than can be read. */
  isEnough: boolean;
  /** Rows to be read for so many hits if they go on as they began; undefined when that is too many. */
  rowsFor: (hits: number) => number | undefined;
};

/** Reads the list's beginning, and on where that promises to show that more is found than can be read. */
async function look(trx: Trx, scan: Scan, part: Part, limits: SearchLimits): Promise<Look> {
  const budget = await rowsToRead(trx, scan, limits);
  if (budget === undefined) return { found: 0, ids: [], isWhole: false, isEnough: false, rowsFor: () => undefined };
  const { first, most } = budget;
  const start = await walk(trx, scan, first, part, limits.reach);
  // Both what was found and what is wanted could have come thinner by chance.
  const rowsFor = (hits: number): number | undefined => {
    const rows = Math.ceil((first * (hits + 2 * Math.sqrt(hits))) / (start.found - Math.sqrt(start.found)));
    return start.found > 1 && rows <= most ? rows : undefined;
  };
  const answer = (seen: Walked): Look => ({ ...seen, rowsFor, isEnough: seen.isWhole || seen.found > limits.reach });
  const rows = rowsFor(limits.reach + 1);
  if (answer(start).isEnough || rows === undefined) return answer(start);
  return answer(await walk(trx, scan, rows, part, limits.reach));
}

/**
 * Rows that fit otherwise have their documents read, so how many rows are worth reading depends on how many do.
 * Undefined when so few do that the inverted index knows them better.
 */
async function rowsToRead(
  trx: Trx,
  scan: Scan,
  { rows, documents }: SearchLimits,
): Promise<SearchLimits['rows'] | undefined> {
  if (scan.words === undefined) return rows;
  if (scan.checks.length === 0) return documents;
  const without = { ...scan, words: undefined };
  const { found, isWhole } = await walk(trx, without, rows.first, { from: 0, to: 0 }, rows.first);
  if (isWhole) return rows;
  const rowsOf = (count: number): number => Math.ceil((count * rows.first) / Math.max(found, 1));
  if (rowsOf(documents.first) > 4 * rows.first) return undefined;
  return { first: rowsOf(documents.first), most: Math.min(rowsOf(documents.most), rows.most) };
}

/** Whether a list that is costly to count surely has more than can be read. False when a look around does not tell. */
export async function exceeds(trx: Trx, scan: Scan, limits: SearchLimits): Promise<boolean> {
  const seen = await look(trx, scan, { from: 0, to: 0 }, limits);
  if (seen.isEnough) return seen.found > limits.reach;
  return (await countInSample(trx, scan, limits.reach + 1)) > limits.reach;
}

/**
 * A part of a list, and how long the list is, counted no further than one past the reach.
 *
 * First a look at the beginning of the list, in its order: a small table is read whole, and what fits often is found at
 * once. What the look found tells how often rows fit, and so what is cheaper next: to read on, or to gather what fits
 * by the inverted index and sort it.
 */
export async function find(trx: Trx, scan: Scan, part: Part, limits: SearchLimits): Promise<Found> {
  const seen = await look(trx, scan, part, limits);
  if (seen.isEnough) return seen;
  const most = limits.reach + 1;
  if (scan.words === undefined || (await countInSample(trx, scan, most)) < most) {
    const whole = await gatherWhole(trx, scan, part, limits);
    if (whole) return whole;
  }
  // More than can be read: now only the part is wanted, in the list's order.
  if (seen.found >= part.to) return { found: most, ids: seen.ids };
  const rows = seen.rowsFor(part.to);
  for (const luck of rows === undefined ? [] : [rows, 4 * rows]) {
    const longer = await walk(trx, scan, luck, part, part.to);
    if (longer.found >= part.to) return { found: most, ids: longer.ids };
  }
  // Many fit, but none where the list begins, as low budgets in a list of the highest. An index is read through quickly.
  const ids = scan.words ? await sortAll(trx, scan, part) : (await walk(trx, scan, everyRow, part, part.to)).ids;
  return { found: most, ids };
}

/** The first entries of a list, `most` or all there are; not counted further. */
export async function findFirst(trx: Trx, scan: Scan, most: number, limits: SearchLimits): Promise<string[]> {
  const part = { from: 0, to: most };
  const seen = await look(trx, scan, part, { ...limits, reach: most });
  return seen.isEnough ? seen.ids : sortAll(trx, scan, part);
}

/** The part of a list that a page shows: past the reach there is none. */
export function partOf(page: PageRequest, { reach }: SearchLimits): Part {
  const from = Math.min(offsetOf(page), reach);
  return { from, to: Math.min(from + page.limit, reach) };
}

/** Rows as their ids are ordered. */
export function inOrder<Row>(rows: readonly Row[], ids: readonly string[], idOf: (row: Row) => string): Row[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
