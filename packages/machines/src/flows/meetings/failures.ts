import type { Role } from '@guildhall/api/enums';

import type { Toast } from '../../kit/effects.ts';
import { problem } from '../../kit/effects.ts';
import { failureToast } from '../../kit/failure.ts';

/** Said to each role in the words of the specification. */
const loadFailures: Record<Role, Toast> = {
  CLIENT: problem('Error', 'Failed to load meetings. Please try again.'),
  FREELANCER: problem('Error', 'Failed to load meetings'),
};

export const loadFailure = (role: Role): Toast => loadFailures[role];

/** The calendar file could not be fetched. */
export const fileFailure = (error: unknown): Toast =>
  failureToast(error, { title: 'Error', fallback: 'Failed to download the calendar file. Please try again.' });

/** The meeting was not cancelled: what overtook it is said in the server's words. */
export const cancellationFailure = (error: unknown): Toast =>
  failureToast(error, { title: 'Error', fallback: 'Failed to cancel the meeting. Please try again.' });

/** The meeting was not confirmed: what overtook it is said in the server's words. */
export const confirmationFailure = (error: unknown): Toast =>
  failureToast(error, { title: 'Error', fallback: 'Failed to confirm the meeting. Please try again.' });

/** The times that were suggested were not turned down: what overtook it is said in the server's words. */
export const refusalFailure = (error: unknown): Toast =>
  failureToast(error, { title: 'Error', fallback: 'Failed to keep the time of the meeting. Please try again.' });

/** The meeting was not moved to a suggested time: what overtook it is said in the server's words. */
export const acceptanceFailure = (error: unknown): Toast =>
  failureToast(error, { title: 'Error', fallback: 'Failed to accept the suggested time. Please try again.' });
