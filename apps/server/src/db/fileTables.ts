import type { Fixed } from './columns.ts';

/** Files outside the database that have no row in `files`: on their way in, or to be removed. */
export type FileLeftoversTable = {
  fileId: Fixed<string>;
  /** Whether the upload may still succeed. */
  isArriving: boolean;
  /** When the bytes may be removed. */
  dueAt: Date;
};

/** The bytes, when files are kept in PostgreSQL: one row per stored size. */
export type FileContentsTable = {
  fileId: Fixed<string>;
  variant: Fixed<string>;
  content: Fixed<Buffer>;
};
