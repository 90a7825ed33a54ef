import type { Duration } from '@guildhall/api/enums';
import { durations } from '@guildhall/api/enums';
import { listPublicJobs as limits } from '@guildhall/api/limits';

import type { Search } from '../kit/lists.ts';
import { pageInAddress } from '../kit/lists.ts';
import type { QueryOf, Schema } from '../kit/schema.ts';
import type { JobCriteria } from './jobCriteria.ts';
import { allJobs, fromSearch, sortInAddress } from './jobCriteria.ts';
import type { LooserSearchOf, SetFilter, SkillFilters } from './skillFilters.ts';
import { filtersSetOf, looserSearchesOf, skillParams, skillsInAddress, textInAddress } from './skillFilters.ts';

/** What a freelancer's list of jobs keeps. Null, and an empty list, keep every job. */
export interface WorkFilters extends Pick<JobCriteria, 'category'>, SkillFilters {
  /** In US dollars: jobs whose budget reaches this. */
  budgetMin: number | null;
  /** In US dollars: jobs whose budget starts at no more than this. */
  budgetMax: number | null;
  duration: Duration | null;
}

/** What a freelancer's list of jobs shows. All of it lives in the address. */
export interface WorkCriteria extends WorkFilters, JobCriteria {}

export const allWork: WorkCriteria = {
  ...allJobs,
  skills: [],
  skillsExcluded: [],
  budgetMin: null,
  budgetMax: null,
  duration: null,
};

/** The parameters of an address for some of the criteria. What is as usual has no value, and so no place in it. */
export function workInAddress({ query, sort, page, ...filters }: Partial<WorkCriteria>): Record<string, string> {
  return {
    ...(query !== undefined && { search: query }),
    ...Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, textInAddress(value)])),
    ...(sort !== undefined && { sort: sortInAddress(sort) }),
    ...(page !== undefined && { page: pageInAddress(page) }),
  };
}

/** Whole dollars, no more than the contract takes. */
function dollarsNamed(text = ''): number | null {
  const dollars = /^\d{1,9}$/.test(text) ? Number(text) : null;
  return dollars !== null && dollars <= limits.budgetMax.maximum ? dollars : null;
}

/** Reads the address of a list of jobs. Values that are not offered are left out. */
export const workFromAddress = (search: Search): WorkCriteria => ({
  ...fromSearch(search),
  ...skillsInAddress(search),
  budgetMin: dollarsNamed(search['budgetMin']),
  budgetMax: dollarsNamed(search['budgetMax']),
  duration: durations.find((duration) => duration === search['duration']) ?? null,
});

/** What the call is asked for: only the filters that are set. */
export function workParams(criteria: WorkCriteria): QueryOf<'listPublicJobs'> {
  const { query, category, budgetMin, budgetMax, duration, sort, page } = criteria;
  return {
    page,
    limit: 12,
    sort,
    ...(query !== '' && { query }),
    ...(category !== null && { category }),
    ...skillParams(criteria),
    ...(budgetMin !== null && { budgetMin }),
    ...(budgetMax !== null && { budgetMax }),
    ...(duration !== null && { duration }),
  };
}

const singleFilters = ['category', 'budgetMin', 'budgetMax', 'duration'] as const;

/** The filters that are set, in the order of the screen. */
export const workFiltersSet = (criteria: WorkFilters): SetFilter<WorkFilters>[] =>
  filtersSetOf<WorkFilters>(criteria, allWork, singleFilters);

/** Whether something narrows the list down; an order and a page do not. */
export const isWorkNarrowed = (criteria: WorkCriteria): boolean =>
  criteria.query !== '' || workFiltersSet(criteria).length > 0;

export type LooserWork = LooserSearchOf<WorkCriteria>;

/** What an empty list is told that looser searches would find, as changes of its criteria. */
export const looserWork = (criteria: WorkCriteria, loosened: Schema<'LoosenedSearches'>): LooserWork[] =>
  looserSearchesOf(criteria, allWork, loosened);
