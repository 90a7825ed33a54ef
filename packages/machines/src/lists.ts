import type { Schema } from './schema.ts';

/** One page of a list, as the contract answers it. */
export interface Paged {
  pagination: Schema<'Pagination'>;
}

/** Whether the list that is on screen has this page. */
export const hasPage = (list: Paged | null, page: number): boolean =>
  list !== null && Number.isInteger(page) && page >= 1 && page <= list.pagination.pages;

/** Whether a list has entries, but none on the page that was asked for. */
export const liesPastTheEnd = ({ pagination: { page, pages } }: Paged): boolean => pages > 0 && page > pages;
