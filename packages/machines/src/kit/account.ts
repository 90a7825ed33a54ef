import { signUpClient } from '@guildhall/api/limits';
import * as z from 'zod/mini';

import { hasNumberDomain } from '../domain/emailAddress.ts';
import { troubleOf } from './failure.ts';

/** The email address of an account. */
export const emailField = z.string().check(
  z.trim(),
  z.minLength(1, 'Enter your email address.'),
  z.email('Enter an email address in the form name@example.com.'),
  z.refine(
    (email) => !hasNumberDomain(email),
    'Enter an email address that ends in a name, as name@example.com does, not in a number.',
  ),
);

/** A code that was sent by email. */
export const codeField = z.string().check(z.regex(/^\d{6}$/, 'Enter the 6 digits of the code.'));

/** Said of a link from a mail that the server refuses. */
export const deadLink = 'This link no longer works. Send a code instead.';

const { password } = signUpClient;

/** A password that is chosen now. */
export const newPasswordField = z
  .string()
  .check(
    z.minLength(1, 'Choose a password.'),
    z.minLength(password.minLength, `Password must be at least ${password.minLength} characters long.`),
    z.maxLength(password.maxLength, `Use at most ${password.maxLength} characters for your password.`),
  );

/** The same password, typed again. */
export const confirmPasswordField = z.string().check(z.minLength(1, 'Enter the password again.'));

/** Seconds until another code may be asked for, as the refusal of the last one told. */
export function secondsUntilAllowed(error: unknown): number {
  const trouble = troubleOf(error);
  return trouble.kind === 'refused' ? (trouble.retryAfter ?? 0) : 0;
}
