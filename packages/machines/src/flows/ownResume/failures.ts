import { uploadResume } from '@guildhall/api/limits';

import type { Toast } from '../../kit/effects.ts';
import { failureToast, refusedFields } from '../../kit/failure.ts';
import { isSignedOut, profileUpdateFailure } from '../../kit/profileFailures.ts';

const { maxBytes } = uploadResume.resume;

/** What is wrong with a file before it is sent. The server looks into it as well. */
export function resumeProblem({ type, size }: { type: string; size: number }): string | null {
  if (type !== 'application/pdf') return 'Please choose a PDF.';
  return size > maxBytes ? `The file is larger than ${maxBytes / 1_000_000} MB. Please choose a smaller one.` : null;
}

/** The toast for a resume that was not saved or removed. The server names what is wrong at the file's field. */
export function resumeFailure(error: unknown): Toast {
  const { resume } = refusedFields(error);
  if (resume === undefined || isSignedOut(error)) return profileUpdateFailure(error);
  const fallback = 'Failed to update profile. Please try again.';
  return { ...failureToast(error, { title: 'Profile Update Failed', fallback }), description: resume };
}

/** The toast for a resume that did not come. */
export const downloadFailure = (error: unknown): Toast =>
  failureToast(error, { title: 'Download Failed', fallback: 'Your resume could not be downloaded. Please try again.' });
