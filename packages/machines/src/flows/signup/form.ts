import type { Role } from '@guildhall/api/enums';
import { roles } from '@guildhall/api/enums';
import { signUpClient } from '@guildhall/api/limits';
import * as z from 'zod/mini';

import { codeField, confirmPasswordField, newPasswordField } from '../../kit/account.ts';
import type { Problems } from '../../kit/forms.ts';
import { parsed, problemsOf } from '../../kit/forms.ts';

export interface SignupValues {
  email: string;
  otp: string;
  name: string;
  password: string;
  confirmPassword: string;
  role: Role | null;
  acceptsTerms: boolean;
}

export const codeForm = z.object({ otp: codeField });

const { name } = signUpClient;

const details = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter your name.'),
      z.maxLength(name.maxLength, `Use at most ${name.maxLength} characters for your name.`),
    ),
  password: newPasswordField,
  confirmPassword: confirmPasswordField,
  role: z.enum(roles, 'Please select your role'),
  acceptsTerms: z.literal(true, 'Please accept the terms and conditions to continue'),
});

/** The details of an account as they are sent. They hold. */
export const parseDetails = (values: SignupValues) => parsed(details, values);

/** What is wrong with the details of an account. */
export function problemsOfDetails(values: SignupValues): Problems<SignupValues> {
  const problems = problemsOf(details, values);
  const differ = problems.confirmPassword === undefined && values.password !== values.confirmPassword;
  return differ ? { ...problems, confirmPassword: 'Passwords do not match' } : problems;
}
