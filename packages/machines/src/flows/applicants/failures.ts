import type { Toast } from '../../kit/effects.ts';
import { problem } from '../../kit/effects.ts';
import { troubleOf } from '../../kit/failure.ts';

/** The toast for applications that could not be loaded. */
export const loadFailure: Toast = problem('API Connection Issue', 'Failed to load applications. Please try again.');

/**
 * Whether the list that the decision was made on is not how things are: the application was answered or withdrawn, or
 * its project was given away or changed, elsewhere.
 */
export function isOvertaken(error: unknown): boolean {
  const trouble = troubleOf(error);
  return trouble.kind === 'refused' && [404, 409, 412].includes(trouble.status);
}

/** The toast for a decision that did not come about. What overtook it is told in the server's words. */
export function decisionFailure(error: unknown, decision: 'approve' | 'reject'): Toast {
  const trouble = troubleOf(error);
  const fallback = `Failed to ${decision} application. Please try again.`;
  return problem('Error', trouble.kind === 'refused' && isOvertaken(error) ? trouble.message || fallback : fallback);
}
