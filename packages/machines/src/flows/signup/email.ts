import type { CodeContext, MailedLink } from '../../kit/sentCode.ts';
import { requestOf } from '../../kit/sentCode.ts';
import type { SignupValues } from './form.ts';

interface Typed extends Pick<CodeContext, 'sentCode'> {
  values: Pick<SignupValues, 'email'>;
}

export const typedEmail = ({ values }: Pick<Typed, 'values'>): string => values.email.trim();

/** The email in question, and the request that its code belongs to. */
export const requestFor = (typed: Typed) => ({
  email: typedEmail(typed),
  ...requestOf(typed.sentCode, typedEmail(typed)),
});

/** A code that came by a link, as it is sent back. */
export const asCall = ({ email, code }: MailedLink) => ({ email, otp: code });

/** Whether the proof is of this email: letter case makes no difference. */
export const isProved = (proof: { email: string } | null, email: string): boolean =>
  proof !== null && proof.email.toLowerCase() === email.trim().toLowerCase();
