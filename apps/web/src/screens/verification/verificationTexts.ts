import { linkBackTo, problemWords, subjectWords } from '@guildhall/machines/domain/verification';
import { doubtDays, recheckDays } from '@guildhall/machines/domain/verificationDays';
import { plainAddress } from '@guildhall/machines/domain/webAddress';
import type { Schema } from '@guildhall/machines/kit/schema';

type Verification = Schema<'Verification'>;

/** The element that a freelancer's page needs. */
export const lineOf = linkBackTo;

export const recheckText = `A check takes a few seconds. What is verified is checked again every ${recheckDays} days.`;

/** What becomes of a doubt. */
export const doubtText = `It is checked again within ${doubtDays} days. If that fails, too, the badge is taken off your profile.`;

/** What can be checked, as people say it. */
export const rowsOf = ({ addresses }: Verification) =>
  addresses.map(({ subject, address }) => ({
    subject,
    label: subjectWords[subject],
    address: plainAddress(address),
  }));

/** What the last check lacked; null where it lacked nothing. */
export function problemOf({ lastCheck, emailDomain, isDoubted, verified }: Verification) {
  if (lastCheck === null || lastCheck.problem === null) return null;
  const { subject, address, problem, checkedAt } = lastCheck;
  return {
    ...problemWords({ ...lastCheck, problem }, emailDomain),
    title: `${plainAddress(address)} could not be verified`,
    checkedAt,
    /** It is what the badge rests on. */
    isDoubt: isDoubted && verified?.subject === subject && verified.address === address,
  };
}
