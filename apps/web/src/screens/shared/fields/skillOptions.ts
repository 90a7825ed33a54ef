import type { JobCategory } from '@guildhall/api/enums';
import type { Skill } from '@guildhall/api/skills';
import { skillsByCategory } from '@guildhall/api/skills';

const groups: Record<JobCategory, string> = {
  development: 'Development',
  design: 'Design',
  marketing: 'Marketing',
  writing: 'Writing',
};

/** The catalogue, each skill below its category. */
export const skillOptions = (Object.entries(skillsByCategory) as [JobCategory, readonly Skill[]][]).flatMap(
  // Object.entries forgets the keys it was given.
  ([category, skills]) => skills.map((skill) => ({ value: skill, label: skill, group: groups[category] })),
);
