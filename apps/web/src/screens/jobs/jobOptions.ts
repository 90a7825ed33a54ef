import type { Duration, JobCategory, JobSort } from '@guildhall/api/enums';
import { durations } from '@guildhall/api/enums';

import type { Choices } from '../shared/fields/choices.ts';
import { choices } from '../shared/fields/choices.ts';
import { dollarText } from '../shared/filterPanel/dollarText.ts';

/** Stands for no category at all: a list of choices has no value for nothing. */
export const everyCategory = 'all';

const categories: Record<JobCategory, string> = {
  development: 'Development',
  design: 'Design',
  marketing: 'Marketing',
  writing: 'Writing',
};

const sorts: Record<JobSort, string> = {
  latest: 'Latest first',
  'budget-high': 'Highest budget first',
  'budget-low': 'Lowest budget first',
  proposals: 'Fewest proposals first',
};

const optionsOf = <Value extends string>(labels: Record<Value, string>) =>
  // Object.entries forgets the keys it was given.
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));

export const categoryOptions = [{ value: everyCategory, label: 'All categories' } as const, ...optionsOf(categories)];

/** The categories as a filter. */
// Object.entries forgets the keys it was given.
export const categoryChoices = choices<JobCategory>(Object.entries(categories) as [JobCategory, string][]);

export const sortOptions = optionsOf(sorts);

export const categoryText = (category: JobCategory): string => categories[category];

const budgets = [250, 500, 1000, 2500, 5000, 10_000, 25_000];

/** The amounts that a budget can be asked for, between the other end where that is set, and the chosen one. */
export function budgetChoices({
  chosen,
  least,
  most,
}: Record<'chosen' | 'least' | 'most', number | null>): Choices<number> {
  const offered = budgets.filter((amount) => amount >= (least ?? 0) && amount <= (most ?? Infinity));
  // An address may name any amount.
  const amounts = [...new Set(chosen === null ? offered : [...offered, chosen])].toSorted((one, other) => one - other);
  return choices(amounts.map((amount) => [amount, dollarText(amount)]));
}

export const durationText = (duration: Duration): string => duration.charAt(0).toUpperCase() + duration.slice(1);

export const durationChoices = choices<Duration>(durations.map((duration) => [duration, durationText(duration)]));
