import type { Computed } from './columns.ts';

/**
 * What lists are filtered by, each once: skills and places in lower case, and the contract's values. This table and the
 * two below are kept by triggers (migration 0003); nothing else writes them.
 */
export type SearchTermsTable = {
  id: Computed<number>;
  kind: Computed<string>;
  key: Computed<string>;
};

/** A freelancer who can be found, as search reads one. */
export type FreelancerSearchTable = {
  userId: Computed<string>;
  document: Computed<string>;
  /** In lower case. */
  nameKey: Computed<string>;
  /** Ids of search terms: skills, place, level, availability. */
  facets: Computed<number[]>;
  placeId: Computed<number | null>;
  /** The average in hundredths. */
  rating: Computed<number | null>;
  /** In cents an hour. */
  rate: Computed<number | null>;
  memberSince: Computed<Date>;
  /** Since when the freelancer can be found. */
  listedAt: Computed<Date>;
  /** The default order: those available 10,000 above the rest, then by the weighted rating in thousandths. */
  standing: Computed<number>;
};

/** An open project, as search reads one. */
export type JobSearchTable = {
  projectId: Computed<string>;
  clientId: Computed<string>;
  document: Computed<string>;
  /** Ids of search terms: skills, place, categories, duration. */
  facets: Computed<number[]>;
  placeId: Computed<number | null>;
  /** In cents. */
  budgetMin: Computed<number>;
  budgetMax: Computed<number>;
  applicationsCount: Computed<number>;
  postedAt: Computed<Date>;
};
