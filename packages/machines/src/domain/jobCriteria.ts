import type { JobCategory, JobSort } from '@guildhall/api/enums';
import { jobCategories, jobSorts } from '@guildhall/api/enums';
import { listPublicJobs as limits } from '@guildhall/api/limits';

import { pageInAddress } from '../kit/lists.ts';

/** What a list of jobs shows. All of it lives in the address. */
export interface JobCriteria {
  /** Words to look for, trimmed; empty for none. */
  query: string;
  category: JobCategory | null;
  sort: JobSort;
  page: number;
}

export const allJobs: JobCriteria = { query: '', category: null, sort: 'latest', page: 1 };

/** The words of a search box as the contract takes them: trimmed, and no longer than it allows. */
export const queryOf = (text: string): string => Array.from(text.trim()).slice(0, limits.query.maxLength).join('');

/** The address of a list of jobs. What is as usual has no value, and so no place in it. */
export function toSearch({ query, category, sort, page }: JobCriteria): Record<string, string> {
  return {
    search: query,
    category: category ?? '',
    sort: sort === allJobs.sort ? '' : sort,
    page: pageInAddress(page),
  };
}

/** Reads the address of a list of jobs. Values that no one offered are left aside. */
export function fromSearch(search: Readonly<Record<string, string | undefined>>): JobCriteria {
  return {
    query: queryOf(search['search'] ?? ''),
    category: jobCategories.find((category) => category === search['category']) ?? null,
    sort: jobSorts.find((sort) => sort === search['sort']) ?? allJobs.sort,
    page: pageOf(search['page']),
  };
}

/** Reads a page of an address: the first unless it names another. */
export function pageOf(text: string | undefined): number {
  const page = /^[1-9]\d*$/.test(text ?? '') ? Number(text) : 1;
  return page <= limits.page.maximum ? page : 1;
}

export const isSame = (one: JobCriteria, other: JobCriteria): boolean =>
  one.query === other.query && one.category === other.category && one.sort === other.sort && one.page === other.page;
