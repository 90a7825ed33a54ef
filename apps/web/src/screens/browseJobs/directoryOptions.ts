import { categoryOptions, everyCategory } from '../jobs/jobOptions.ts';
import { none } from '../shared/directory/skillChoices.ts';

export const categoryChoices = categoryOptions.map(({ value, label }) => ({
  value: value === everyCategory ? none : value,
  label,
}));
