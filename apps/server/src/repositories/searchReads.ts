import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

import { compiled } from '../db/compiled.ts';
import type { Trx } from '../db/schema.ts';
import type { Period } from './paging.ts';
import type { Reading } from './searchLimits.ts';

export type Condition = RawBuilder<unknown>;

/** A list to be found in a search table. */
export type Scan = {
  table: 'freelancer_search' | 'job_search';
  id: 'user_id' | 'project_id';
  /** The columns of one of the table's indexes, which carries all that the conditions read but the document. */
  order: Condition;
  /** Bounds of numbers. Those of the order's own column hold for one unbroken range of its index. */
  range: readonly Condition[];
  /** Instead of one index in the order: parts that together have all, each with an index of its own in that order. */
  bands?: readonly Condition[] | undefined;
  /** Parts that together have all, from which what fits is gathered where only numbers are wanted. */
  parts?: readonly Condition[] | undefined;
  bounds: readonly Condition[];
  /** What else must hold, mostly known to the table's inverted index. */
  checks: readonly Condition[];
  /** Follows from `checks`, in a form that the inverted index knows. */
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

/** The table's rows in the list's order, as their index has them; those of bands merged, each read no further than needed. */
function inListOrder({ table, range, bands, order }: Scan): Condition {
  const part = (conditions: readonly Condition[]) =>
    sql`select * from ${sql.table(table)} where ${all(conditions)} order by ${order}`;
  if (bands === undefined) return part(range);
  const parts = bands.map((band) => sql`(${part([...range, band])})`);
  return sql`select * from (${sql.join(parts, sql` union all `)}) as banded order by ${order}`;
}

/** Whether a column with an instant lies in a period; left out, it may be any. */
export function within(column: Condition, period: Period | undefined): Condition[] {
  return period === undefined ? [] : [sql`${column} > ${period.after}`, sql`${column} <= ${period.upTo}`];
}

export type Walked = Found & { isWhole: boolean };

/**
 * Reads rows in the list's order, and documents of those that fit otherwise, up to so many of each, until `most` are
 * found. `isWhole` when there were no more to read.
 */
export async function walk(
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
export const isKnown = (scan: Scan): boolean => scan.checks.length > 0 || scan.words !== undefined;

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
export async function sortAll(trx: Trx, scan: Scan, { from, to }: Part): Promise<string[]> {
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
export async function sampleHas(trx: Trx, scan: Scan, most: number): Promise<boolean> {
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

/** Tells the planner something until the transaction ends. */
export function plannerSettings(settings: Readonly<Record<string, string>>): (trx: Trx) => Promise<void> {
  const set = compiled((db) =>
    db.selectNoFrom(
      Object.entries(settings).map(([name, value]) =>
        sql`set_config(${sql.lit(name)}, ${sql.lit(value)}, true)`.as(name),
      ),
    ),
  );
  return async (trx) => void (await set(trx));
}

const forbidOrder = plannerSettings({ enable_indexscan: 'off', enable_indexonlyscan: 'off' });
const allowOrder = plannerSettings({ enable_indexscan: 'on', enable_indexonlyscan: 'on' });
