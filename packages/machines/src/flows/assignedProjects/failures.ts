import type { Toast } from '../../kit/effects.ts';
import { failureToast } from '../../kit/failure.ts';

/** The toast for a completion that could not be requested: the server's words where it refused. */
export const requestFailure = (error: unknown): Toast =>
  failureToast(error, { title: 'Error', fallback: 'Failed to request completion. Please try again.' });
