import { jobCategories } from '@guildhall/api/enums';
import type { Skill } from '@guildhall/api/skills';
import { skillsByCategory } from '@guildhall/api/skills';
import { skillsNamed } from '@guildhall/machines/domain/skillFilters';

import { categoryText } from '../../jobs/jobOptions.ts';

/** What a form sends for a filter that is not set. */
const none = '' as const;

const anySkill = { value: none, label: 'Any skill' } as const;

/** The skills of the catalogue as a native list has them. */
const skillGroups = jobCategories.map((category) => ({
  label: categoryText(category),
  options: skillsByCategory[category].map((skill) => ({ value: skill, label: skill })),
}));

/** Several skills as one answer: a native list has one, an address may name more. */
export const skillsValue = (skills: readonly Skill[]): string => skills.join(',');

/** The skills that an answer means. */
export const skillsOf = (value: string): Skill[] => skillsNamed(value);

/** The skills to choose from, with those that the address names where they are several. */
export const skillsOptions = (skills: readonly Skill[]) => [
  anySkill,
  ...(skills.length < 2 ? [] : [{ value: skillsValue(skills), label: skills.join(' or ') }]),
  ...skillGroups,
];
