import type { Toast } from '../../kit/effects.ts';
import { failureToast, troubleOf } from '../../kit/failure.ts';

const fallback = 'Failed to save your application. Please try again.';

/** The toast for a text that was not saved. */
export const editFailure = (error: unknown): Toast => failureToast(error, { title: 'Not Saved', fallback });

/** Why the application can no longer be edited, in the server's words. */
export function refusalOf(error: unknown): string {
  const trouble = troubleOf(error);
  return trouble.kind === 'refused' && trouble.message !== '' ? trouble.message : fallback;
}
