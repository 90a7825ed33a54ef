import type { SetFilter, TalentFilters } from '@guildhall/machines/domain/talentCriteria';
import { filtersSet } from '@guildhall/machines/domain/talentCriteria';

import { availabilityText, levelText, ratingText } from './talentOptions.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** A filter that is set, in the words of its chip. */
export interface ChosenFilter extends SetFilter {
  label: string;
}

function labelOf(filters: TalentFilters, { name, value }: SetFilter): string {
  const { location, minRating, maxRate, experienceLevel, availability } = filters;
  if (value !== undefined) return value;
  if (name === 'minRating' && minRating !== null) return ratingText(minRating);
  if (name === 'maxRate' && maxRate !== null) return `Up to ${dollars.format(maxRate)}/hour`;
  if (name === 'experienceLevel' && experienceLevel !== null) return levelText(experienceLevel);
  if (name === 'availability' && availability !== null) return availabilityText(availability);
  return location;
}

/** The filters of a list of freelancers that are set, each with its name and the list without it. */
export const chosenFilters = (filters: TalentFilters): ChosenFilter[] =>
  filtersSet(filters).map((filter) => ({ ...filter, label: labelOf(filters, filter) }));
