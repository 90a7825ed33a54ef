import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

import type { Period } from './paging.ts';

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

export function all(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** Whether a column with an instant lies in a period; left out, it may be any. */
export function within(column: Condition, period: Period | undefined): Condition[] {
  return period === undefined
    ? []
    : [sql`${column} > ${period.after}::timestamptz`, sql`${column} <= ${period.upTo}::timestamptz`];
}
