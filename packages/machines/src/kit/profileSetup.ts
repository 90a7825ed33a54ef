import { success } from './effects.ts';
import { tell } from './parts.ts';
import { profileCreationFailure, profileLoadFailure } from './profileFailures.ts';

/** What both setups of an own profile ask again with, and what they report. */
export const profileSetup = {
  retry: 'profile.retry',
  event: 'profile.save',
  saved: [tell(() => success('Profile Created Successfully!')), tell(() => ({ type: 'proceed' }))],
  loadFailure: profileLoadFailure,
  saveFailure: profileCreationFailure,
} as const;
