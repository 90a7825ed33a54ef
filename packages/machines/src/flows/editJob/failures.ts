import type { Toast } from '../../kit/effects.ts';
import { failureToast, troubleOf } from '../../kit/failure.ts';

const fallback = 'Failed to save your post. Please try again.';

/** The toast for a post that could not be read. */
export const loadFailure = (error: unknown): Toast =>
  failureToast(error, { title: 'Error', fallback: 'Failed to load your post. Please try again.' });

/** The toast for a post that was not saved. */
export const saveFailure = (error: unknown): Toast => failureToast(error, { title: 'Not Saved', fallback });

/** Why the post can no longer be edited, in the server's words. */
export function refusalOf(error: unknown): string {
  const trouble = troubleOf(error);
  return trouble.kind === 'refused' && trouble.message !== '' ? trouble.message : fallback;
}
