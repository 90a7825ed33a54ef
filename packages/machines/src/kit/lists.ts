import { listPublicJobs as limits } from '@guildhall/api/limits';

/** The query of an address, by name. */
export type Search = Readonly<Record<string, string | undefined>>;

/** What the address of a list says that has nothing but pages. */
export interface PageAddress {
  page: number;
}

/** Reads a page of an address: the first unless it names another. */
export function pageOf(text: string | undefined): number {
  const page = /^[1-9]\d*$/.test(text ?? '') ? Number(text) : 1;
  return page <= limits.page.maximum ? page : 1;
}

/** Reads the address of a list that has nothing but pages. */
export const pageAddressOf = (search: Search): PageAddress => ({ page: pageOf(search['page']) });

/** A page in an address: the first goes without saying. */
export const pageInAddress = (page: number): string => (page === 1 ? '' : String(page));

/** Whether two values of an address mean the same: they are plain data, and a list is another array each time it is read. */
export const isSameInAddress = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Where the filters of a list are: beside it, out of sight, or over the page. */
export type FilterPanel = 'shown' | 'hidden' | 'drawer';
