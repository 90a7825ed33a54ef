import type { Criterion } from '@guildhall/machines/domain/profileCompletion';

import { paths, withSearch } from '../../paths.ts';
import { fieldOf, fieldParameter } from '../profileSetup/fieldHref.ts';

/** Where a freelancer completes the profile, at the field of a criterion if one is named; it leads back. */
export type ProfileSetupHref = (criterion?: Criterion) => string;

/** The form that leads back to an address. */
export const profileSetupFrom =
  (next: string): ProfileSetupHref =>
  (criterion) =>
    withSearch(paths.freelancerProfileSetup, {
      next,
      [fieldParameter]: criterion === undefined ? null : fieldOf[criterion],
    });
