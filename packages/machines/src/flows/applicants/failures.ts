import type { Toast } from '../../kit/effects.ts';
import { problem } from '../../kit/effects.ts';

/** The toast for applications that could not be loaded. */
export const loadFailure: Toast = problem('API Connection Issue', 'Failed to load applications. Please try again.');

/** The toast for a star that could not be kept. */
export const starFailure: Toast = problem('Error', 'Failed to change your shortlist. Please try again.');
