import { meetingWords } from '../../domain/meetingWords.ts';
import type { Toast } from '../../kit/effects.ts';
import { problem } from '../../kit/effects.ts';
import { failureToast, refusedFields } from '../../kit/failure.ts';
import { hasProblems } from '../../kit/forms.ts';

/** The toast for a form that is not complete, or holds what cannot be. */
export const invalid: Toast = problem('Validation Error', meetingWords.refused);

/** The toast for an interview that was not scheduled. What the server refuses of the fields is said at the fields. */
export function schedulingFailure(error: unknown): Toast {
  if (hasProblems(refusedFields(error))) return invalid;
  const fallback = 'Failed to schedule interview. Please try again.';
  return failureToast(error, { title: 'Error Scheduling Interview', fallback });
}
