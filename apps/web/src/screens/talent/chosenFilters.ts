import type {
  LooserSearch,
  SetTalentFilter,
  TalentCriteria,
  TalentFilters,
} from '@guildhall/machines/domain/talentCriteria';
import { filtersSet, looserSearches } from '@guildhall/machines/domain/talentCriteria';
import type { Schema } from '@guildhall/machines/kit/schema';

import { dollarText } from '../shared/filterPanel/dollarText.ts';
import { availabilityText } from '../shared/people/availabilityText.ts';
import { countText } from '../shared/results/foundText.ts';
import { levelText, ratingText } from './talentOptions.ts';

/** A filter that is set, in the words of its chip. */
export interface ChosenFilter extends SetTalentFilter {
  label: string;
}

function labelOf(filters: TalentFilters, { name, value }: Pick<SetTalentFilter, 'name' | 'value'>): string {
  const { location, minRating, minRate, maxRate, experienceLevel, availability } = filters;
  if (value !== undefined) return name === 'skillsExcluded' ? `Not ${value}` : value;
  if (name === 'minRating' && minRating !== null) return ratingText(minRating);
  if (name === 'minRate' && minRate !== null) return `From ${dollarText(minRate)}/hour`;
  if (name === 'maxRate' && maxRate !== null) return `Up to ${dollarText(maxRate)}/hour`;
  if (name === 'experienceLevel' && experienceLevel !== null) return levelText(experienceLevel);
  if (name === 'availability' && availability !== null) return availabilityText(availability);
  return location;
}

/** The filters of a list of freelancers that are set, each with its name and the list without it. */
export const chosenFilters = (filters: TalentFilters): ChosenFilter[] =>
  filtersSet(filters).map((filter) => ({ ...filter, label: labelOf(filters, filter) }));

/** What an empty list offers: a search that finds something, in words. */
export interface OfferedSearch {
  label: string;
  change: Partial<TalentCriteria>;
}

function offerText(criteria: TalentCriteria, { name, value, ...found }: LooserSearch): string {
  const count = countText(found, 'freelancer');
  if (name === 'query') return `Remove “${criteria.query}”: ${count}`;
  if (name === 'skillsExcluded') return `Include ${value ?? criteria.skillsExcluded.join(', ')}: ${count}`;
  if (name === 'skills') return `Remove ${criteria.skills.join(', ')}: ${count}`;
  return `Remove “${labelOf(criteria, { name })}”: ${count}`;
}

/** The searches that would find someone where this one finds no one. */
export const offeredSearches = (criteria: TalentCriteria, loosened: Schema<'LoosenedSearches'>): OfferedSearch[] =>
  looserSearches(criteria, loosened).map((search) => ({ label: offerText(criteria, search), change: search.change }));
