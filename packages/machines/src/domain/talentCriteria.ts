import type { ExperienceLevel, FreelancerSort } from '@guildhall/api/enums';
import { experienceLevels, freelancerSorts } from '@guildhall/api/enums';
import { searchFreelancers as limits } from '@guildhall/api/limits';

import type { PageAddress, Search } from '../kit/lists.ts';
import { pageInAddress, pageOf } from '../kit/lists.ts';
import type { QueryOf, Schema } from '../kit/schema.ts';
import { amountOf } from './amounts.ts';
import type { LooserSearchOf, SetFilter, SkillFilters } from './skillFilters.ts';
import { filtersSetOf, looserSearchesOf, skillParams, skillsInAddress, textInAddress } from './skillFilters.ts';

/** The average ratings that a list can ask for at least (spec 2.8). */
export const minRatings = [3, 4, 4.5] as const;

export type MinRating = (typeof minRatings)[number];

/** What a list of freelancers keeps. Null, and an empty text or list, keep everyone. */
export interface TalentFilters extends SkillFilters {
  location: string;
  minRating: MinRating | null;
  /** In US dollars an hour; never more than `maxRate`. */
  minRate: number | null;
  maxRate: number | null;
  experienceLevel: ExperienceLevel | null;
  /** true for the available, false for the busy. */
  availability: boolean | null;
}

/** What a list of freelancers shows. All of it lives in the address. */
export interface TalentCriteria extends TalentFilters, PageAddress {
  /** Words to look for, trimmed; empty for none. */
  query: string;
  sort: FreelancerSort;
}

export const allTalent: TalentCriteria = {
  query: '',
  skills: [],
  skillsExcluded: [],
  location: '',
  minRating: null,
  minRate: null,
  maxRate: null,
  experienceLevel: null,
  availability: null,
  sort: 'relevance',
  page: 1,
};

const cut = (text: string, length: number): string => Array.from(text.trim()).slice(0, length).join('');

/** Typed words as the contract takes them: trimmed, and no longer than it allows. */
export const wordsToFind = (text: string): string => cut(text, limits.query.maxLength);

/** A typed place as the contract takes it. */
export const placeToFind = (text: string): string => cut(text, limits.location.maxLength);

/** An amount as people type it into a form without scripts; no more than the contract takes. */
function rateNamed(text = ''): number | null {
  const rate = amountOf(text);
  return rate !== null && rate <= limits.maxRate.maximum ? rate : null;
}

/** The other way round where the least is above the most: no rate could be both. */
function ratesInAddress(search: Search): Pick<TalentFilters, 'minRate' | 'maxRate'> {
  const [minRate, maxRate] = [rateNamed(search['minRate']), rateNamed(search['maxRate'])];
  const isCrossed = minRate !== null && maxRate !== null && minRate > maxRate;
  return isCrossed ? { minRate: maxRate, maxRate: minRate } : { minRate, maxRate };
}

const availabilities = new Map([
  ['true', true],
  ['false', false],
]);

/** The parameters of an address for some of the criteria. What is as usual has no value, and so no place in it. */
export function talentInAddress({ query, sort, page, ...filters }: Partial<TalentCriteria>): Record<string, string> {
  return {
    ...(query !== undefined && { search: query }),
    ...Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, textInAddress(value)])),
    ...(sort !== undefined && { sort: sort === allTalent.sort ? '' : sort }),
    ...(page !== undefined && { page: pageInAddress(page) }),
  };
}

/** Reads the address of a list of freelancers. Values that are not offered are left out. */
export const talentFromAddress = (search: Search): TalentCriteria => ({
  query: wordsToFind(search['search'] ?? ''),
  ...skillsInAddress(search),
  location: placeToFind(search['location'] ?? ''),
  minRating: minRatings.find((rating) => String(rating) === search['minRating']) ?? null,
  ...ratesInAddress(search),
  experienceLevel: experienceLevels.find((level) => level === search['experienceLevel']) ?? null,
  availability: availabilities.get(search['availability'] ?? '') ?? null,
  sort: freelancerSorts.find((sort) => sort === search['sort']) ?? allTalent.sort,
  page: pageOf(search['page']),
});

/** What the call is asked for: only the filters that are set. */
export function talentParams(criteria: TalentCriteria): QueryOf<'searchFreelancers'> {
  const { query, location, minRating, minRate, maxRate, experienceLevel, availability, sort, page } = criteria;
  return {
    page,
    limit: 12,
    sort,
    ...(query !== '' && { query }),
    ...skillParams(criteria),
    ...(location !== '' && { location }),
    ...(minRating !== null && { minRating }),
    ...(minRate !== null && { minRate }),
    ...(maxRate !== null && { maxRate }),
    ...(experienceLevel !== null && { experienceLevel }),
    ...(availability !== null && { availability }),
  };
}

export type SetTalentFilter = SetFilter<TalentFilters>;

const singleFilters = ['location', 'minRating', 'minRate', 'maxRate', 'experienceLevel', 'availability'] as const;

/** The filters that are set, in the order of the panel. */
export const filtersSet = (criteria: TalentFilters): SetTalentFilter[] =>
  filtersSetOf<TalentFilters>(criteria, allTalent, singleFilters);

/** Whether something narrows the list down; an order and a page do not. */
export const isNarrowed = (criteria: TalentCriteria): boolean =>
  criteria.query !== '' || filtersSet(criteria).length > 0;

export type LooserSearch = LooserSearchOf<TalentCriteria>;

/** What an empty list is told that looser searches would find, as changes of its criteria. */
export const looserSearches = (criteria: TalentCriteria, loosened: Schema<'LoosenedSearches'>): LooserSearch[] =>
  looserSearchesOf(criteria, allTalent, loosened);
