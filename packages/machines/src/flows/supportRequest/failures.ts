import type { Toast } from '../../kit/effects.ts';
import { failureToast } from '../../kit/failure.ts';

/** The toast for a support request that was refused or never arrived. The specification's form sends nothing. */
export function supportFailure(error: unknown): Toast {
  return failureToast(error, { title: 'Error', fallback: 'Failed to submit your request. Please try again.' });
}
