import type { JobCategory } from '@guildhall/api/enums';
import type { Skill } from '@guildhall/api/skills';
import { skillsByCategory } from '@guildhall/api/skills';

import { categoryOptions, everyCategory } from '../jobs/jobOptions.ts';

/** What a form sends for a filter that is not set. */
export const none = '' as const;

export const categoryChoices = categoryOptions.map(({ value, label }) => ({
  value: value === everyCategory ? none : value,
  label,
}));

const groups = categoryOptions.flatMap(({ value, label }) =>
  value === everyCategory
    ? []
    : [
        {
          label,
          options: skillsByCategory[value satisfies JobCategory].map((skill: Skill) => ({
            value: skill,
            label: skill,
          })),
        },
      ],
);

export const skillChoices = [{ value: none, label: 'Any skill' } as const, ...groups];
