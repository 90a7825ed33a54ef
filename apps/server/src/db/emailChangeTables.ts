import type { Generated } from 'kysely';

import type { Fixed } from './columns.ts';

/** A change of an account's email that can still be undone, or was until lately. */
export type EmailChangesTable = {
  id: Generated<string>;
  userId: Fixed<string>;
  /** Which undoes it, and is no one else's meanwhile. */
  fromEmail: Fixed<string>;
  toEmail: Fixed<string>;
  /** SHA-256 of what the link in the mail to `fromEmail` carries. */
  undoHash: Fixed<Buffer>;
  changedAt: Fixed<Date>;
  undoUntil: Fixed<Date>;
  /** Set when it was undone, or an earlier one was. */
  closedAt: Date | null;
};
