import { durations } from '@guildhall/api/enums';
import { createProject } from '@guildhall/api/limits';

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
