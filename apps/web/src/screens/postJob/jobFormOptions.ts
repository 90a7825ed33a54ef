import type { JobCategory, Skill } from '@guildhall/api/enums';
import { durations, skillsByCategory } from '@guildhall/api/enums';
import { createProject } from '@guildhall/api/limits';

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

export const durationOptions = durations.map((duration) => ({
  value: duration,
  label: duration.charAt(0).toUpperCase() + duration.slice(1),
}));

/** How long each text may be, and how many skills a job may ask for. */
export const jobLimits = {
  title: createProject.title.maxLength,
  description: createProject.description.maxLength,
  skills: createProject.skillsRequired.maxItems,
};
