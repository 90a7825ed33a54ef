import type { Toast } from './effects.ts';
import { problem } from './effects.ts';
import { failureToast, isRefusedWith } from './failure.ts';

/** Whether the profile was changed elsewhere since it was read, so that a save would overwrite something unseen. */
export const isOutdated = (error: unknown): boolean => isRefusedWith(error, 412);

/** Whether the session is over: the login leads back here. */
export const isSignedOut = (error: unknown): boolean => isRefusedWith(error, 401);

const signedOut = problem('Authentication Error', 'Please log in again to continue.');

/** The toast for an own profile that could not be read. */
export function profileLoadFailure(error: unknown): Toast {
  if (isSignedOut(error)) return signedOut;
  return problem('Error', 'Failed to load profile data. Please try again.');
}

const saveFailure =
  (title: string) =>
  (error: unknown): Toast => {
    if (isSignedOut(error)) return signedOut;
    return failureToast(error, { title, fallback: 'Failed to update profile. Please try again.' });
  };

/** The toast for an own profile that could not be set up. */
export const profileCreationFailure = saveFailure('Profile Creation Failed');

/** The toast for an own profile that could not be changed. */
export const profileUpdateFailure = saveFailure('Profile Update Failed');
