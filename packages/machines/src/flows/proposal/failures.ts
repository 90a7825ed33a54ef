import type { Toast } from '../../kit/effects.ts';
import { failureToast } from '../../kit/failure.ts';

/** The toast for a proposal that was refused or never arrived. */
export function proposalFailure(error: unknown): Toast {
  return failureToast(error, { title: 'Error', fallback: 'Failed to submit proposal. Please try again.' });
}
