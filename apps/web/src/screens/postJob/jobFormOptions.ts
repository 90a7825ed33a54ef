import { durations } from '@guildhall/api/enums';
import { createProject } from '@guildhall/api/limits';

import { durationText } from '../jobs/jobOptions.ts';

export const durationOptions = durations.map((duration) => ({
  value: duration,
  label: durationText(duration),
}));

/** How long each text may be, and how many skills a job may ask for. */
export const jobLimits = {
  title: createProject.title.maxLength,
  description: createProject.description.maxLength,
  skills: createProject.skillsRequired.maxItems,
};
