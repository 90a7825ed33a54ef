import type { Toast } from '../../effects.ts';
import { failureToast } from '../../failure.ts';

/** The toast for a proposal that was refused or never arrived. */
export function proposalFailure(error: unknown): Toast {
  return failureToast(error, { title: 'Error', fallback: 'Failed to submit proposal. Please try again.' });
}
