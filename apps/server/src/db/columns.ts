import type { ColumnType } from 'kysely';

/** Written once and never changed. */
export type Fixed<T> = ColumnType<T, T, never>;
/** Filled by PostgreSQL, never by us. */
export type Computed<T> = ColumnType<T, never, never>;
