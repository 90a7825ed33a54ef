import type { Role } from '@guildhall/api/enums';

import { otherRole } from '../../domain/roleNouns.ts';
import type { Toast } from '../../kit/effects.ts';
import { problem } from '../../kit/effects.ts';
import { failureToast, isRefusedWith, troubleOf } from '../../kit/failure.ts';

const title = 'Login failed';

const wrongRole: Record<Role, string> = {
  CLIENT: 'You are signed up as a freelancer. Please sign up as a client first.',
  FREELANCER: 'You are signed up as a client. Please sign up as a freelancer first.',
};

/** The role that the account has, where the password was right and `asked` was not; null for any other failure. */
export function accountRole(error: unknown, asked: Role): Role | null {
  return isRefusedWith(error, 404) ? otherRole[asked] : null;
}

/** The toast for a failed log-in: the specification's error catalogue, "Login failure". */
export function loginFailure(error: unknown, role: Role): Toast {
  if (accountRole(error, role) !== null) return problem(title, wrongRole[role]);
  const trouble = troubleOf(error);
  if (trouble.kind === 'refused') {
    const { status, message } = trouble;
    if (status === 400) return problem(title, message || 'Invalid email or password');
    if (status === 401) return problem(title, 'Invalid email or password. Please check your credentials.');
  }
  return failureToast(error, {
    title,
    fallback: 'Login failed. Please try again.',
    network: 'Unable to connect to the server. Please check your internet connection and try again.',
    unexpected: { title: 'Login error', description: 'An unexpected error occurred. Please try again.' },
  });
}
