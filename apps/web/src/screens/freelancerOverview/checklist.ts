import type { Criterion } from '@guildhall/machines/domain/profileCompletion';
import { criteria, isComplete } from '@guildhall/machines/domain/profileCompletion';
import type { Schema } from '@guildhall/machines/kit/schema';

const words: Record<Criterion, string> = {
  name: 'Full name',
  bio: 'Bio',
  location: 'Location',
  age: 'Age',
  skills: 'At least one skill',
  experience: 'Experience',
  hourlyRate: 'Hourly rate',
  links: 'A link to your work',
};

/** The eight criteria in the order of the form, each with whether it is met. */
export const checklistOf = (completion: Schema<'ProfileCompletion'>) =>
  criteria.map((criterion) => ({ criterion, label: words[criterion], isMet: completion.criteria[criterion] }));

/** What the way to the form is called. */
export const editLabel = (percentage: number): string => (isComplete(percentage) ? 'Edit Profile' : 'Complete Profile');
