/**
 * Where each band of budgets ends and the next begins, in US dollars; beyond the ends is one more each. They are amounts
 * that people ask for, so that a bound seldom cuts a band, of which search would have to pass over what does not fit. And
 * few, as the bands that a bound lets in are read side by side.
 *
 * The database has them too, in the function `budget_band` of migration 0007: other bands need a migration that makes
 * the function and its two indexes anew, or searches would overlook jobs.
 */
export const budgetBands = [
  100, 150, 200, 300, 500, 750, 1000, 1500, 2000, 3000, 5000, 7500, 10_000, 15_000, 20_000, 30_000, 50_000, 100_000,
] as const;

/** In which band an amount lies that begins it, counted from 0. */
export function bandBegunBy(dollars: number): number {
  return budgetBands.filter((end) => end <= dollars).length;
}

/** In which band an amount lies that ends it. */
export function bandEndedBy(dollars: number): number {
  return budgetBands.filter((end) => end < dollars).length;
}
