import type { JobCategory, JobSort } from '@guildhall/api/enums';

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

export const sortOptions = optionsOf(sorts);
