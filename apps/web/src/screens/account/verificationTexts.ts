import { linkBackTo, problemWords, subjectWords } from '@guildhall/machines/domain/verification';
import { checkedText } from '@guildhall/machines/domain/verifiedWords';
import { plainAddress } from '@guildhall/machines/domain/webAddress';
import type { Schema } from '@guildhall/machines/kit/schema';

type Verification = Schema<'Verification'>;

/** The element that a freelancer's page needs. */
export const lineOf = linkBackTo;

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
    checked: checkedText(checkedAt),
    /** It is what the badge rests on. */
    isDoubt: isDoubted && verified?.subject === subject && verified.address === address,
  };
}
