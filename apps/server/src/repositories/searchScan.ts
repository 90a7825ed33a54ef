import { sql } from 'kysely';

import type { Trx } from '../db/schema.ts';
import type { PageRequest } from './paging.ts';
import { offsetOf } from './paging.ts';
import { plannerSettings } from './plannerSettings.ts';
import type { Condition, Found, Part, Scan } from './searchConditions.ts';
import { all } from './searchConditions.ts';
import type { Reading, SearchLimits } from './searchLimits.ts';

/** The table's rows in the list's order, as their index has them; those of bands merged, each read no further than needed. */
function inListOrder({ table, range, bands, order }: Scan): Condition {
  const part = (conditions: readonly Condition[]) =>
    sql`select * from ${sql.table(table)} where ${all(conditions)} order by ${order}`;
  if (bands === undefined) return part(range);
  const parts = bands.map((band) => sql`(${part([...range, band])})`);
  return sql`select * from (${sql.join(parts, sql` union all `)}) as banded order by ${order}`;
}

type Walked = Found & { isWhole: boolean };

/**
 * Reads rows in the list's order, and documents of those that fit otherwise, up to so many of each, until `most` are
 * found. `isWhole` when there were no more to read.
 */
async function walk(
  trx: Trx,
  scan: Scan,
  { rows, documents }: Reading,
  { from, to }: Part,
  most: number,
): Promise<Walked> {
  const [id, list] = [sql.ref(scan.id), inListOrder(scan)];
  const checks = [...scan.bounds, ...scan.checks];
  const isByDocument = scan.words !== undefined && checks.length === 0;
  const word = scan.words && (isByDocument ? scan.words.check : scan.words.besideCheck);
  const read = isByDocument ? Math.min(rows, documents) : rows;
  const fitting = sql`select * from (${list} limit ${read})
    as seen where ${all(checks)} limit ${scan.words ? documents : rows}`;
  const { rows: answer } = await sql<Walked>`
    with hits as materialized (
      select ${id} as id from (${fitting}) as seen where ${word ?? sql`true`} limit ${most})
    select count(*)::integer as found,
      array(select id from hits offset ${from} limit ${Math.max(0, to - from)}) as ids,
      case when count(*) = ${most} then false
        when exists (${list} offset ${read}) then false
        else (select count(*) from (${fitting}) as fitting) < ${documents} or ${scan.words === undefined} end as is_whole
    from hits`.execute(trx);
  return answer[0] ?? { found: 0, ids: [], isWhole: true };
}

const conditionsOf = (scan: Scan): Condition[] => [
  ...scan.range,
  ...scan.bounds,
  ...scan.checks,
  ...(scan.lookups ?? []),
  ...(scan.words ? [scan.words.lookup] : []),
];

/** Whether the inverted index knows anything of what is wanted; else there are only numbers. */
const isKnown = (scan: Scan): boolean => scan.checks.length > 0 || scan.words !== undefined;

/**
 * Finds what fits without regard to its order, and sorts it. With `most`, no more than that is found, and counted: what
 * is sorted is then the list only if it has no more.
 */
export async function gather(
  trx: Trx,
  scan: Scan,
  { from, to }: Part,
  most?: number,
  score?: Condition,
): Promise<Found> {
  const order = score === undefined ? scan.order : sql`${score} desc, ${scan.order}`;
  const parts = (isKnown(scan) ? undefined : scan.parts) ?? [sql`true`];
  const fitting = parts.map(
    (part) => sql`select * from ${sql.table(scan.table)} where ${all([part, ...conditionsOf(scan)])}`,
  );
  const hits = sql`${sql.join(fitting, sql` union all `)} ${most === undefined ? sql`` : sql`limit ${most}`}`;
  return unordered(trx, scan, async () => {
    const { rows } = await sql<Found>`
      select count(*)::integer as found,
        coalesce((array_agg(${sql.ref(scan.id)} order by ${order}))[${from + 1}:${to}], '{}') as ids
      from (${hits}) as hits`.execute(trx);
    return rows[0] ?? { ids: [], found: 0 };
  });
}

/** A part of all that fits, however much it is; without counting it. */
async function sortAll(trx: Trx, scan: Scan, { from, to }: Part): Promise<string[]> {
  const [id, table] = [sql.ref(scan.id), sql.table(scan.table)];
  // `offset 0` keeps the order from the planner: it must not walk an index in it, in the hope of hits.
  const { rows } = await unordered(trx, scan, () =>
    sql<{ id: string }>`
      select ${id} as id from (select * from ${table} where ${all(conditionsOf(scan))} offset 0) as hits
      order by ${scan.order} offset ${from} limit ${Math.max(0, to - from)}`.execute(trx),
  );
  return rows.map((row) => row.id);
}

/** Whether a sixteenth of the table has so many of what fits. */
async function sampleHas(trx: Trx, scan: Scan, most: number): Promise<boolean> {
  const isSampled = sql`get_byte(uuid_send(${sql.ref(scan.id)}), 15) < 16`;
  // `is true` keeps the planner from their index, which knows nothing of the sample.
  const numbers = [...scan.range, ...scan.bounds].map((bound) => sql`(${bound}) is true`);
  const conditions = [isSampled, ...numbers, ...conditionsOf({ ...scan, range: [], bounds: [] })];
  const { rows } = await unordered(trx, scan, () =>
    sql<{ found: number }>`select count(*)::integer as found from (
      select from ${sql.table(scan.table)} where ${all(conditions)} limit ${most}) as hits`.execute(trx),
  );
  return (rows[0]?.found ?? 0) >= most;
}

/**
 * With the ways along a sort index closed, the inverted index is left, whatever the planner makes of the numbers. Where
 * only numbers are wanted, an index of theirs is read.
 */
async function unordered<T>(trx: Trx, scan: Scan, read: () => Promise<T>): Promise<T> {
  if (!isKnown(scan)) return read();
  await forbidOrder(trx);
  const result = await read();
  await allowOrder(trx);
  return result;
}

const forbidOrder = plannerSettings({ enable_indexscan: 'off', enable_indexonlyscan: 'off' });
const allowOrder = plannerSettings({ enable_indexscan: 'on', enable_indexonlyscan: 'on' });

/**
 * A part of a list that is all read and sorted; undefined when a sample tells that it has more than can be read, or when
 * it turns out too long for this.
 */
async function gatherWhole(
  trx: Trx,
  scan: Scan,
  part: Part,
  { reach, candidates }: SearchLimits,
  score?: Condition,
): Promise<Found | undefined> {
  const gatherUpTo = async (most: number, chosen = scan): Promise<Found | undefined> => {
    const { ids, found } = await gather(trx, chosen, part, most + 1, score);
    return found > most ? undefined : { ids, found: Math.min(found, reach + 1) };
  };
  if (!isKnown(scan)) return gatherUpTo(reach);
  if (scan.words && scan.checks.length > 0) {
    // The documents of a few are read sooner than the index's lists of all who have these words.
    const few = !(await sampleHas(trx, { ...scan, words: undefined }, Math.ceil(candidates / 16)));
    const words = { ...scan.words, lookup: sql`(${scan.words.check}) is true` };
    if (few) return gatherUpTo(4 * reach, { ...scan, words });
  }
  // Of a list as long as the reach a sixteenth has this share, give or take its root; eight roots more come never by chance.
  const share = reach / 16;
  if (await sampleHas(trx, scan, Math.min(reach + 1, Math.ceil(share + 8 * Math.sqrt(share))))) return undefined;
  return gatherUpTo(4 * reach);
}

/** `times` as much as a look, if that is enough to find so many where it goes on as the look began; undefined if not. */
function longer(hits: number, seen: Walked, first: Reading, times: number): Reading | undefined {
  // A quarter more, since what was found could have come thick by chance.
  return (1.25 * hits) / seen.found <= times ? multiple(first, times) : undefined;
}

const multiple = ({ rows, documents }: Reading, times: number): Reading => ({
  rows: rows * times,
  documents: documents * times,
});

/** Reads the list's beginning, and on where that promises to show that more is found than can be read. */
async function look(trx: Trx, scan: Scan, part: Part, { reach, look: first, toCount }: SearchLimits): Promise<Walked> {
  const seen = await walk(trx, scan, first, part, reach + 1);
  if (seen.isWhole || seen.found > reach) return seen;
  const reading = longer(reach + 1, seen, first, toCount);
  const more = reading && (await walk(trx, scan, reading, part, reach + 1));
  return more && (more.isWhole || more.found > reach) ? more : seen;
}

/** A part of a list in the order of `score` and of the list, or undefined when it has more than can be read. */
export async function findAll(
  trx: Trx,
  scan: Scan,
  part: Part,
  limits: SearchLimits,
  score: Condition,
): Promise<Found | undefined> {
  const { found, isWhole } = await look(trx, scan, { from: 0, to: 0 }, limits);
  if (!isWhole && found > limits.reach) return undefined;
  return gatherWhole(trx, scan, part, limits, score);
}

/**
 * A part of a list, and how long the list is, counted no further than one past the reach.
 *
 * First a look at the beginning of the list, in its order: a small table is read whole, and what fits often is found at
 * once. What is left is few, and is gathered and sorted; or is more than can be read, and then only the part is wanted.
 */
export async function find(trx: Trx, scan: Scan, part: Part, limits: SearchLimits): Promise<Found> {
  const seen = await look(trx, scan, part, limits);
  if (seen.isWhole || seen.found > limits.reach) return seen;
  const whole = await gatherWhole(trx, scan, part, limits);
  return whole ?? { found: limits.reach + 1, ids: await readOn(trx, scan, part, seen, limits) };
}

/** The first entries of a list, `most` or all there are; not counted further. */
export async function findFirst(trx: Trx, scan: Scan, most: number, limits: SearchLimits): Promise<string[]> {
  const part = { from: 0, to: most };
  const seen = await walk(trx, scan, limits.look, part, most);
  return seen.isWhole ? seen.ids : readOn(trx, scan, part, seen, limits);
}

/**
 * A part of a long list, of which the beginning was seen. What is thin there is sorted; but where only numbers are wanted
 * an index is read so quickly that it is tried first, as for low budgets, of which the lowest are below what is wanted.
 */
async function readOn(trx: Trx, scan: Scan, part: Part, seen: Walked, limits: SearchLimits): Promise<string[]> {
  if (part.from >= part.to || seen.found >= part.to) return seen.ids;
  const reading = isKnown(scan)
    ? longer(part.to, seen, limits.look, limits.toPage)
    : multiple(limits.look, limits.toPage);
  const more = reading && (await walk(trx, scan, reading, part, part.to));
  return more && (more.isWhole || more.found === part.to) ? more.ids : sortAll(trx, scan, part);
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
