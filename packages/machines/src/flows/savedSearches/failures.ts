import type { Toast } from '../../kit/effects.ts';
import { failureToast, isRefusedWith } from '../../kit/failure.ts';

/** Whether what was to be changed is no longer there. */
export const isGone = (error: unknown): boolean => isRefusedWith(error, 404);

export const saveFailure = (error: unknown): Toast =>
  failureToast(error, { title: 'Error', fallback: 'Failed to save the search. Please try again.' });

export const deleteFailure = (error: unknown): Toast =>
  failureToast(error, { title: 'Error', fallback: 'Failed to delete the search. Please try again.' });
