import type { Skill } from '@guildhall/api/skills';
import { skillsNamed } from '@guildhall/machines/domain/skillFilters';

import { anySkill, skillGroups } from './skillChoices.ts';

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
