import type { Schema } from './schema.ts';

/** One page of a list, as the contract answers it. */
export interface Paged {
  pagination: Schema<'Pagination'>;
}

/** What a list that is read page by page keeps. */
export interface PagedContext<List extends Paged> {
  /** The page that is listed, or about to be. */
  page: number;
  /** What was loaded last. It stays on screen while another page loads. */
  result: List | null;
}

/** What can happen to such a list. Its pages are links: `page.set` follows the address. */
export type PagedEvent = { type: 'page.set'; value: number } | { type: 'list.retry' };

/** Whether a list has entries, but none on the page that was asked for. */
export const liesPastTheEnd = ({ pagination: { page, pages } }: Paged): boolean => pages > 0 && page > pages;

/** A page in an address: the first goes without saying. */
export const pageInAddress = (page: number): string => (page === 1 ? '' : String(page));
