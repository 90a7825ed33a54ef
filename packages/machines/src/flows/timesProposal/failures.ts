import type { Toast } from '../../kit/effects.ts';
import { problem } from '../../kit/effects.ts';
import { failureToast, refusedFields } from '../../kit/failure.ts';
import { hasProblems } from '../../kit/forms.ts';

/** The toast for a form that is not complete, or holds what cannot be. */
export const invalid: Toast = problem('Validation Error', 'Please fix the errors before sending these times.');

/** The toast for times that were not proposed. What the server refuses of the fields is said at the fields. */
export function proposalFailure(error: unknown): Toast {
  if (hasProblems(refusedFields(error))) return invalid;
  const fallback = 'Failed to send these times. Please try again.';
  return failureToast(error, { title: 'Error Suggesting Times', fallback });
}
