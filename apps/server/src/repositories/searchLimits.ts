/** How much of a list is read at most: rows of an index, and documents for their words. */
export type Reading = { rows: number; documents: number };

/** How a list is looked through. The defaults are measured (`npm run bench:search`); tests take small ones, to go every way with few rows. */
export type SearchLimits = {
  /** How many entries of a list can be read. What lies beyond is neither counted nor shown. */
  reach: number;
  /** Rows read from an index in the list's order, and documents read for their words: in a first look. */
  look: Reading;
  /** How many times that may be read on to count to the reach, and to reach a page; otherwise an index of what fits is asked. */
  toCount: number;
  toPage: number;
  /** Of so few the documents are read rather than the index's list of all who have a word. */
  candidates: number;
};

export const searchLimits: SearchLimits = {
  reach: 1000,
  look: { rows: 2000, documents: 400 },
  toCount: 12,
  toPage: 100,
  candidates: 6000,
};

/**
 * For a count that is only to tell how much there is, up to a hundred. What is left of a list that is short or empty
 * otherwise is gathered by the inverted index at once: a long look at its beginning would be in vain.
 */
export const brieflyCounted = (limits: SearchLimits): SearchLimits => ({
  ...limits,
  reach: Math.min(100, limits.reach),
  toCount: 0,
});
