import type { components } from '@guildhall/api/schema';

import type { Loosened } from './loosened.ts';

export type PageRequest = { page: number; limit: number };

export type Page<Entry> = { entries: Entry[]; total: number };

/**
 * A page of a search. When `isCapped`, more was found than can be read, and `total` is what can be. Where nothing was
 * found, `loosened` says what would be found with a filter less.
 */
export type SearchPage<Entry> = Page<Entry> & { isCapped: boolean; loosened?: Loosened[] | undefined };

/** Entries of a search that came later than `after`, and not later than `upTo`. */
export type Period = { after: Date; upTo: Date };

export function offsetOf({ page, limit }: PageRequest): number {
  return (page - 1) * limit;
}

/** Where a page lies in its list, as every list says it. */
export function pagination({ page, limit }: PageRequest, total: number): components['schemas']['Pagination'] {
  return { page, limit, total, pages: Math.ceil(total / limit) };
}

/** The same of a search, which says whether it counted to the end. */
export function searchPagination(
  page: PageRequest,
  { total, isCapped }: SearchPage<unknown>,
): components['schemas']['SearchPagination'] {
  return { ...pagination(page, total), isCapped };
}

/** So many were found; of more than the reach only that is told, and that there is more. */
export function upTo(reach: number, found: number): { total: number; isCapped: boolean } {
  return { total: Math.min(found, reach), isCapped: found > reach };
}
