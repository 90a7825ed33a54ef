import type { ColumnType, Generated } from 'kysely';

import type { Fixed } from './columns.ts';

/** Not known when the row is made. */
type Later<T> = ColumnType<T | null, never, T | null>;

/** Where calendars read the meetings of an account. The three that may be null are null while the feed is off. */
export type CalendarFeedsTable = {
  userId: Fixed<string>;
  /** What its address names. */
  id: Later<string>;
  /** What its address proves with. */
  secret: Later<Buffer>;
  createdAt: Later<Date>;
  /** Rises with every change: the feed's ETag. */
  version: Generated<number>;
};
