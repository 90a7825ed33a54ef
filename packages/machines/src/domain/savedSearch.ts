import { createSavedSearch as limits } from '@guildhall/api/limits';

import type { QueryOf, Schema } from '../kit/schema.ts';
import { textInAddress } from './skillFilters.ts';

export type SavedSearch = Schema<'SavedSearch'>;
export type SavedCriteria = Schema<'SavedSearchCriteria'>;

/** What is saved of a search: what it looks for. Its order and its page are of the moment. Null where it looks for nothing. */
export function criteriaToSave(params: QueryOf<'searchFreelancers'> | QueryOf<'listPublicJobs'>): SavedCriteria | null {
  const { page: _, limit: __, sort: ___, ...criteria } = params;
  return Object.keys(criteria).length === 0 ? null : criteria;
}

const parts = (text: string): string[] => text.split(',').map((part) => part.trim().toLowerCase());

/** Criteria in a form that is equal for equal searches. */
function canonical(search: SavedCriteria): string {
  const { sort: _, ...criteria } = search;
  const values = Object.entries(criteria).map(([name, value]) => [
    name,
    name.startsWith('skills') ? parts(String(value)).toSorted().join(',') : String(value).trim().toLowerCase(),
  ]);
  return JSON.stringify(values.toSorted(([one = ''], [other = '']) => one.localeCompare(other)));
}

/** The saved search that looks for the same, if there is one. */
export const savedAs = (criteria: SavedCriteria, searches: readonly SavedSearch[]): SavedSearch | null =>
  searches.find((search) => canonical(search.criteria) === canonical(criteria)) ?? null;

/** A name for a search, made of its criteria in words. Without their quotes, as the name itself is quoted where it is told. */
export const nameOfSearch = (words: readonly string[]): string =>
  Array.from(words.join(', ').replaceAll(/[“”]/g, '')).slice(0, limits.name.maxLength).join('').trim();

/** Every criterion but the words, in an address that has none. */
const nothing = {
  skills: '',
  skillsExcluded: '',
  location: '',
  minRating: '',
  minRate: '',
  maxRate: '',
  experienceLevel: '',
  availability: '',
  budgetMin: '',
  budgetMax: '',
  duration: '',
  category: '',
} as const satisfies Record<Exclude<keyof SavedCriteria, 'query' | 'sort'>, ''>;

/** The parameters of an address that list what a saved search finds. */
export function searchInAddress(search: SavedCriteria): Record<string, string> {
  const { query = '', sort: _, ...criteria } = search;
  const set = Object.entries(criteria).map(([name, value]) => [name, textInAddress(value)]);
  return { search: query, ...nothing, ...Object.fromEntries(set), sort: '', page: '' };
}

/** An instant of an address, or null. */
export const instantOf = (text: string | undefined): string | null =>
  text !== undefined && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;

/** Whether an entry came after what was seen last. */
export const isNewSince = (instant: string, seenAt: string | null): boolean =>
  seenAt !== null && Date.parse(instant) > Date.parse(seenAt);
