import type { Schema } from '../../../kit/schema.ts';

export const pagination = (total: number, page = 1, limit = 12): Schema<'Pagination'> => ({
  page,
  limit,
  total,
  pages: Math.ceil(total / limit),
});

/** Of a search that found so much, of which the first 1,000 can be read. */
export const searchPagination = (found: number, page = 1, limit = 12): Schema<'SearchPagination'> => ({
  ...pagination(Math.min(found, 1000), page, limit),
  isCapped: found > 1000,
});

/** The entries of a list that its page shows. */
export const pageOf = <Entry>(
  entries: readonly Entry[],
  { page, limit }: Pick<Schema<'Pagination'>, 'page' | 'limit'>,
): Entry[] => entries.slice((page - 1) * limit, page * limit);
