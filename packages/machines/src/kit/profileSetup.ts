import { success } from './effects.ts';
import { tell } from './parts.ts';
import { profileCreationFailure, profileLoadFailure, profileOutdated } from './profileFailures.ts';

/** What both setups of an own profile ask again with, and what they report. */
export const profileSetup = {
  retry: 'profile.retry',
  saved: [tell(() => success('Profile Created Successfully!')), tell(() => ({ type: 'proceed' }))],
  loadFailure: profileLoadFailure,
  outdated: profileOutdated,
  saveFailure: profileCreationFailure,
} as const;
