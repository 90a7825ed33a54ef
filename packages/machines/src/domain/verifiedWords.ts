import type { VerificationSubject } from '@guildhall/api/enums';

import { hostOf, plainAddress } from './webAddress.ts';

/** What was checked: “Links back from github.com/mia”. */
export function verifiedText(subject: VerificationSubject, address: string): string {
  if (subject === 'website') return `Has an email address at ${hostOf(address)}`;
  return `Links back from ${plainAddress(address)}`;
}
