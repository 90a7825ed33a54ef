import { searchFreelancers as limits } from '@guildhall/api/limits';
import { amountOf } from '@guildhall/machines/domain/amounts';
import type { RateSpread } from '@guildhall/machines/domain/rateSpread';
import { rateScale, usualRates } from '@guildhall/machines/domain/rateSpread';

import { dollarText } from '../shared/filterPanel/dollarText.ts';

/** What the bars say, in words. */
function spreadText(spread: RateSpread | null): string {
  const usual = usualRates(spread);
  if (usual === null) return 'In US dollars an hour.';
  const from = dollarText(usual.from);
  return usual.to === null ? `Most ask ${from} or more.` : `Most ask ${from} to ${dollarText(usual.to)}.`;
}

/** The scale of a filter of hourly rates, and what its fields take. */
export const rateRange = (spread: RateSpread | null) => ({
  description: spreadText(spread),
  scale: rateScale(spread),
  amountOf,
  maxAmount: limits.maxRate.maximum,
});
