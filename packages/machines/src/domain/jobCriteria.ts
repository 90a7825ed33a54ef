import type { JobCategory, JobSort } from '@guildhall/api/enums';
import { jobCategories, jobSorts } from '@guildhall/api/enums';
import { listPublicJobs as limits } from '@guildhall/api/limits';

import type { PageAddress, Search } from '../kit/lists.ts';
import { pageInAddress, pageOf } from '../kit/lists.ts';

/** What a list of jobs shows. All of it lives in the address. */
export interface JobCriteria extends PageAddress {
  /** Words to look for, trimmed; empty for none. */
  query: string;
  category: JobCategory | null;
  sort: JobSort;
}

export const allJobs: JobCriteria = { query: '', category: null, sort: 'latest', page: 1 };

/** The words of a search box as the contract takes them: trimmed, and no longer than it allows. */
export const queryOf = (text: string): string => Array.from(text.trim()).slice(0, limits.query.maxLength).join('');

/** An order in an address: the usual one goes without saying. */
export const sortInAddress = (sort: JobSort): string => (sort === allJobs.sort ? '' : sort);

/** The address of a list of jobs. What is as usual has no value, and so no place in it. */
export function toSearch({ query, category, sort, page }: JobCriteria): Record<string, string> {
  return {
    search: query,
    category: category ?? '',
    sort: sortInAddress(sort),
    page: pageInAddress(page),
  };
}

/** Reads the address of a list of jobs. Values that no one offered are left aside. */
export function fromSearch(search: Search): JobCriteria {
  return {
    query: queryOf(search['search'] ?? ''),
    category: jobCategories.find((category) => category === search['category']) ?? null,
    sort: jobSorts.find((sort) => sort === search['sort']) ?? allJobs.sort,
    page: pageOf(search['page']),
  };
}
