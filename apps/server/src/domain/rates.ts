import { Refusal } from './refusal.ts';

/** Refuses a least rate above the most, which no rate could meet. */
export function assertRates({ minRate = 0, maxRate = Infinity }: RateFilter): void {
  if (minRate <= maxRate) return;
  const message = 'minRate is more than maxRate. Lower minRate or raise maxRate.';
  throw new Refusal(400, message, { minRate: message, maxRate: message });
}

type RateFilter = { readonly minRate?: number | undefined; readonly maxRate?: number | undefined };
