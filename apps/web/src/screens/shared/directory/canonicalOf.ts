import { pageInAddress } from '@guildhall/machines/kit/lists';

import { withSearch } from '../../../paths.ts';

/**
 * The address of a directory for search engines. What is filtered is a view of the whole; further pages name themselves,
 * or crawlers would not go on to what they list.
 */
export const canonicalOf = (path: string, { isFiltered, page }: { isFiltered: boolean; page: number }): string =>
  isFiltered ? path : withSearch(path, { page: pageInAddress(page) });
