import type { Search } from '../kit/lists.ts';
import { pageOf } from '../kit/lists.ts';
import type { Schema } from '../kit/schema.ts';
import { idPattern } from './ids.ts';

/** How many favourites a freelancer keeps in a browser. */
export const mostFavourites = 100;

/** How many of them a page shows: each is a call of its own. */
const perPage = 12;

/** A job is to be a favourite, or no longer. */
export interface FavouriteChange {
  jobId: string;
  isFavourite: boolean;
}

/** A favourite as it is now; without a job where the marketplace no longer has it. */
export interface FavouriteJob {
  id: string;
  job: Schema<'Job'> | null;
}

/** One page of favourites. */
export interface FavouriteJobs {
  entries: readonly FavouriteJob[];
  pagination: Schema<'Pagination'>;
}

/** What an address says of favourites: which page of them is listed; null where other jobs are. */
export interface FavouritesAddress {
  page: number | null;
}

export function favouritesAddressOf({ favourites = '' }: Search): FavouritesAddress {
  return { page: favourites === '' ? null : pageOf(favourites) };
}

/** The parameters of the address that lists a page of favourites; null lists other jobs. */
export const favouritesInAddress = (page: number | null): Record<string, string | null> => ({
  favourites: page === null ? null : String(page),
});

const isId = (value: unknown): value is string => typeof value === 'string' && idPattern.test(value);

/** Reads what a browser has kept, the latest first. Whatever is not of ours is left out. */
export function favouritesIn(text: string | null): readonly string[] {
  if (text === null) return [];
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? [...new Set(kept.filter(isId))].slice(0, mostFavourites) : [];
  } catch {
    return [];
  }
}

export const isFullOfFavourites = (jobIds: readonly string[]): boolean => jobIds.length >= mostFavourites;

/** Favourites after a change, the latest first. Where there is no room for another, they stay as they are. */
export function favouritesAfter(jobIds: readonly string[], { jobId, isFavourite }: FavouriteChange): readonly string[] {
  if (!isFavourite) return jobIds.filter((id) => id !== jobId);
  return jobIds.includes(jobId) || isFullOfFavourites(jobIds) ? jobIds : [jobId, ...jobIds];
}

/** Those of a page. A page past the end gives way to the last one. */
export function pageOfFavourites(jobIds: readonly string[], asked: number) {
  const pages = Math.ceil(jobIds.length / perPage);
  const page = Math.max(1, Math.min(asked, pages));
  return {
    jobIds: jobIds.slice((page - 1) * perPage, page * perPage),
    pagination: { page, limit: perPage, total: jobIds.length, pages },
  };
}
