import type { Toast } from '../../kit/effects.ts';
import { failureToast } from '../../kit/failure.ts';

// The wording is the specification's error catalogue, "Password reset".

/** The toast for a reset code that could not be sent. */
export function sendFailure(error: unknown): Toast {
  return failureToast(error, { title: 'Error', fallback: 'Failed to send OTP. Please try again.' });
}

/** The toast for a password that could not be reset. */
export function resetFailure(error: unknown): Toast {
  return failureToast(error, { title: 'Error', fallback: 'Failed to reset password. Please try again.' });
}
