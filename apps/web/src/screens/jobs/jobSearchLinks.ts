import type { WorkCriteria } from '@guildhall/machines/domain/workCriteria';
import { allWork, workInAddress } from '@guildhall/machines/domain/workCriteria';
import { pageInAddress } from '@guildhall/machines/kit/lists';

/** Where the links of the list lead. */
export interface JobSearchLinks {
  pageHref: (page: number) => string;
  /** The list with some criteria changed, from its first page. */
  changedHref: (change: Partial<WorkCriteria>) => string;
  /** The list without filters. */
  unfilteredHref: string;
  /** The list without words and filters. */
  clearHref: string;
}

const { query: _, sort: __, page: ___, ...noFilters } = allWork;

/** The links of the list. `here` changes some parameters of its address. */
export const jobSearchLinks = (here: (changes: Record<string, string>) => string): JobSearchLinks => ({
  pageHref: (page) => here({ page: pageInAddress(page) }),
  changedHref: (change) => here(workInAddress({ ...change, page: 1 })),
  unfilteredHref: here(workInAddress({ ...noFilters, page: 1 })),
  clearHref: here(workInAddress({ ...noFilters, query: '', page: 1 })),
});
