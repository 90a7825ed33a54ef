import type { Row } from '../../db/schema.ts';
import type { Schemas } from './common.ts';
import { instant } from './common.ts';

/** How many entries are new in a saved search. */
export type NewEntries = { total: number; isCapped: boolean };

export function toSavedSearch(row: Row<'savedSearches'>, { total, isCapped }: NewEntries): Schemas['SavedSearch'] {
  return {
    id: row.id,
    name: row.name,
    digest: row.digest,
    timezone: row.timezone,
    criteria: row.criteria,
    newCount: total,
    isNewCountCapped: isCapped,
    seenAt: instant(row.seenAt),
    createdAt: instant(row.createdAt),
  };
}
