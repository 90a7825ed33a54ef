import type { Toast } from '../../kit/effects.ts';
import { problem } from '../../kit/effects.ts';
import { failureToast, troubleOf } from '../../kit/failure.ts';

// The wording is the specification's error catalogue, "Signup failure" and "Email code".

/** The toast for a sign-up that the server refused, with whose account has the email already, or that never reached it. */
export function signupFailure(error: unknown): Toast {
  const title = 'Signup failed';
  const trouble = troubleOf(error);
  if (trouble.kind === 'refused') {
    const { status, message } = trouble;
    if (status === 409 || status === 400) {
      return problem(title, message || 'This email is already registered. Please try a different email.');
    }
    if (status === 422) return problem(title, message || 'Please check your input and try again.');
  }
  return failureToast(error, {
    title,
    fallback: 'Signup failed. Please try again.',
    network: 'Unable to connect to the server. Please check your internet connection and try again.',
    unexpected: { title: 'Signup error', description: 'An unexpected error occurred. Please try again.' },
  });
}

/** The toast for a code that could not be sent. */
export function sendFailure(error: unknown): Toast {
  return failureToast(error, {
    title: 'Error',
    fallback: 'Failed to send verification OTP. Please try again.',
  });
}

/** The toast for a code that proved nothing. */
export function verifyFailure(error: unknown): Toast {
  return failureToast(error, { title: 'Verification Failed', fallback: 'Invalid OTP. Please try again.' });
}
