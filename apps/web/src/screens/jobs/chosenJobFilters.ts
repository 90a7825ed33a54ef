import type { SetFilter } from '@guildhall/machines/domain/skillFilters';
import type { LooserWork, WorkCriteria, WorkFilters } from '@guildhall/machines/domain/workCriteria';
import { looserWork, workFiltersSet } from '@guildhall/machines/domain/workCriteria';
import type { Schema } from '@guildhall/machines/kit/schema';

import { dollarText } from '../shared/filterPanel/dollarText.ts';
import { countText } from '../shared/results/foundText.ts';
import { categoryText, durationText } from './jobOptions.ts';

/** A filter that is set, in the words of its chip. */
export interface ChosenJobFilter extends SetFilter<WorkFilters> {
  label: string;
}

function labelOf(filters: WorkFilters, { name, value }: Pick<SetFilter<WorkFilters>, 'name' | 'value'>): string {
  const { category, budgetMin, budgetMax, duration } = filters;
  if (value !== undefined) return name === 'skillsExcluded' ? `Not ${value}` : value;
  if (name === 'category' && category !== null) return categoryText(category);
  if (name === 'budgetMin' && budgetMin !== null) return `At least ${dollarText(budgetMin)}`;
  if (name === 'budgetMax' && budgetMax !== null) return `At most ${dollarText(budgetMax)}`;
  return duration === null ? '' : durationText(duration);
}

/** The filters of a list of jobs that are set, each with its name and the list without it. */
export const chosenJobFilters = (filters: WorkFilters): ChosenJobFilter[] =>
  workFiltersSet(filters).map((filter) => ({ ...filter, label: labelOf(filters, filter) }));

/** Those of them that stand in the panel, and are counted where it is out of sight. */
export const panelFilters = (filters: WorkFilters): ChosenJobFilter[] =>
  chosenJobFilters(filters).filter(({ name }) => name !== 'category');

/** What an empty list offers: a search that finds something, in words. */
export interface OfferedJobSearch {
  label: string;
  change: Partial<WorkCriteria>;
}

function offerText(criteria: WorkCriteria, { name, value, ...found }: LooserWork): string {
  const count = countText(found, 'job');
  if (name === 'query') return `Remove “${criteria.query}”: ${count}`;
  if (name === 'skillsExcluded') return `Include ${value ?? criteria.skillsExcluded.join(', ')}: ${count}`;
  if (name === 'skills') return `Remove ${criteria.skills.join(', ')}: ${count}`;
  return `Remove “${labelOf(criteria, { name })}”: ${count}`;
}

/** The searches that would find a job where this one finds none. */
export const offeredJobSearches = (criteria: WorkCriteria, loosened: Schema<'LoosenedSearches'>): OfferedJobSearch[] =>
  looserWork(criteria, loosened).map((search) => ({ label: offerText(criteria, search), change: search.change }));
