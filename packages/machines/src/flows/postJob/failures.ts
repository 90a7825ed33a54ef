import type { Toast } from '../../kit/effects.ts';
import { failureToast } from '../../kit/failure.ts';

/** The toast for a job that was not posted. */
export function postFailure(error: unknown): Toast {
  return failureToast(error, { title: 'Error', fallback: 'Failed to post job. Please try again.' });
}

/** The toast for an earlier post that could not be read. */
export function readFailure(error: unknown): Toast {
  return failureToast(error, { title: 'Error', fallback: 'Failed to load the earlier post. Please try again.' });
}
