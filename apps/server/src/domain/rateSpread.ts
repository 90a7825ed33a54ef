/** How many freelancers ask a rate from so many dollars up to the next `unit`. */
export type RateCount = { readonly dollars: number; readonly freelancers: number };

export type RateSpread = { step: number; from: number; counts: number[] };

/** Rates are counted in steps of so many dollars; every larger step is a multiple. */
export const unit = 5;

/** Steps that people use for a rate. The largest has room for every rate that the contract takes. */
const steps = [unit, 10, 25, 50, 100, 250, 500];

/** A slider with more stops is hard to set, one with fewer says little. */
const mostStops = 30;
const fewestStops = 12;

/** Of a few very high rates, each a hundred times less common than the rest, the scale does not grow. */
const shareInSight = 0.98;

/**
 * The scale of a filter, and how many freelancers stand at each of its steps. The last count is open-ended: it has the
 * highest 2% too.
 */
export function rateSpread(rates: readonly RateCount[]): RateSpread {
  const sorted = rates.toSorted((one, other) => one.dollars - other.dollars);
  const total = sorted.reduce((sum, { freelancers }) => sum + freelancers, 0);
  const [lowest] = sorted;
  if (!lowest || total === 0) return { step: unit, from: 0, counts: [] };
  const high = highest(sorted, total * shareInSight);
  const stopsOf = (step: number) => Math.floor(high / step) - Math.floor(lowest.dollars / step) + 1;
  const step = steps.find((one) => stopsOf(one) <= mostStops) ?? 500;
  const top = Math.floor(high / step);
  const first = Math.max(0, Math.min(Math.floor(lowest.dollars / step), top - fewestStops + 1));
  const last = Math.max(top, first + fewestStops - 1);
  const counts = Array.from({ length: last - first + 1 }, () => 0);
  for (const { dollars, freelancers } of sorted) {
    const stop = Math.min(Math.floor(dollars / step), last) - first;
    counts[stop] = (counts[stop] ?? 0) + freelancers;
  }
  return { step, from: first * step, counts };
}

/** The rate below or at which so many freelancers are. */
function highest(sorted: readonly RateCount[], inSight: number): number {
  let seen = 0;
  for (const { dollars, freelancers } of sorted) {
    seen += freelancers;
    if (seen >= inSight) return dollars;
  }
  return sorted.at(-1)?.dollars ?? 0;
}
