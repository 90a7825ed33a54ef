import type { Criterion } from '@guildhall/machines/domain/profileCompletion';
import type { Search } from '@guildhall/machines/kit/lists';

import { paths, withSearch } from '../../paths.ts';

/** The parameter of the form's address that names a field. */
export const fieldParameter = 'field';

/** Where each criterion is met in the form, by the field's name there. */
export const fieldOf: Record<Criterion, string> = {
  name: 'name',
  bio: 'bio',
  location: 'location',
  age: 'age',
  skills: 'skills',
  experience: 'experience',
  hourlyRate: 'hourlyRate',
  links: 'githubUrl',
};

/** The field that an address names; null where it names none. */
export const fieldIn = (query: Search): string | null => query[fieldParameter] ?? null;

/** The form, with the focus in the field that meets a criterion. */
export const fieldHref = (criterion: Criterion): string =>
  withSearch(paths.editProfile, { [fieldParameter]: fieldOf[criterion] });
