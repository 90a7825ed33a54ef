import type { Toast } from '../../kit/effects.ts';
import { problem } from '../../kit/effects.ts';

/** The toast for applications that could not be loaded. */
export const loadFailure: Toast = problem('API Connection Issue', 'Failed to load applications. Please try again.');
