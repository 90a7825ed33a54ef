import { jobCategories } from '@guildhall/api/enums';
import { skillsByCategory } from '@guildhall/api/skills';

import { categoryText } from '../../jobs/jobOptions.ts';

/** What a form sends for a filter that is not set. */
export const none = '' as const;

export const anySkill = { value: none, label: 'Any skill' } as const;

/** The skills of the catalogue as a native list has them. */
export const skillGroups = jobCategories.map((category) => ({
  label: categoryText(category),
  options: skillsByCategory[category].map((skill) => ({ value: skill, label: skill })),
}));
