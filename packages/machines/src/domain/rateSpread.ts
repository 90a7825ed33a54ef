import type { Schema } from '../kit/schema.ts';

export type RateSpread = Schema<'RateSpread'>;

/** The scale of a filter of rates while no one has a rate, or before it is known how they are spread. */
export const plainScale: RateSpread = { step: 10, from: 0, counts: Array.from({ length: 21 }, () => 0) };

/** The scale of a filter of rates. */
export const rateScale = (spread: RateSpread | null): RateSpread =>
  spread === null || spread.counts.length === 0 ? plainScale : spread;

/** What most people ask: the shortest run of steps that has more than half of them, the fullest of these. */
export interface UsualRates {
  from: number;
  /** Null where the run reaches the open end of the scale. */
  to: number | null;
}

/** Null where it would say nothing: no one has a rate, or only the whole scale has enough of them. */
export function usualRates(spread: RateSpread | null): UsualRates | null {
  if (spread === null) return null;
  const { step, from, counts } = spread;
  const half = sum(counts) / 2;
  for (let length = 1; length < counts.length; length += 1) {
    const runs = Array.from({ length: counts.length - length + 1 }, (_, start) =>
      sum(counts.slice(start, start + length)),
    );
    const most = Math.max(...runs);
    const end = runs.indexOf(most) + length;
    if (most > half)
      return { from: from + (end - length) * step, to: end === counts.length ? null : from + end * step };
  }
  return null;
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
