import { failureToast } from '../../kit/failure.ts';

const fallback = 'Please try again.';

/** What stands at a switch that could not be saved, and is back where it was. */
export function notSaved(error: unknown): string {
  const { description = fallback } = failureToast(error, { title: 'Not saved', fallback });
  return `Not saved. ${description}`;
}
