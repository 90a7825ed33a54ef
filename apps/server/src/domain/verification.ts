import { domainToASCII } from 'node:url';

import type { VerificationProblem, VerificationSubject } from '@guildhall/api/enums';
import { nextStatus } from '@guildhall/machines/domain/lifecycle';
import { nameSlug } from '@guildhall/machines/domain/slug';
import { doubtDays, recheckDays } from '@guildhall/machines/domain/verificationDays';
import type { VerificationEvent, VerificationStatus } from '@guildhall/machines/lifecycles/verificationStatus';
import { verificationStatusMachine } from '@guildhall/machines/lifecycles/verificationStatus';

import { after, days } from './time.ts';

export type CheckedAddress = { readonly subject: VerificationSubject; readonly address: string };

/** The addresses of a profile that can be checked, as they stand in it. */
export function addressesOf(profile: {
  readonly website: string | null;
  readonly githubUrl: string | null;
  readonly linkedinUrl: string | null;
  readonly portfolioUrl: string | null;
}): CheckedAddress[] {
  const { website, githubUrl: github, linkedinUrl: linkedin, portfolioUrl: portfolio } = profile;
  return Object.entries({ website, github, linkedin, portfolio }).flatMap(([subject, address]) =>
    address === null ? [] : [{ subject: subject as VerificationSubject, address }],
  );
}

/** The domain of an email, as names are asked for. */
export const emailDomain = (email: string): string =>
  domainToASCII(email.slice(email.lastIndexOf('@') + 1)).toLowerCase();

/** Where everyone reads a profile. */
export const profileAddress = (publicUrl: string, { name, userId }: { name: string; userId: string }): string =>
  `${publicUrl}/profile/${encodeURIComponent(nameSlug(name))}/${userId}`;

/**
 * Whether an address, as a page of someone else has it, is that of a profile. The name in it may be an old one, and a page
 * may still say `http`; the host and the id count.
 */
export function isProfileAddress(text: string, publicUrl: string, userId: string): boolean {
  if (!URL.canParse(text)) return false;
  const [url, own] = [new URL(text), new URL(publicUrl)];
  if (!/^https?:$/.test(url.protocol) || url.host !== own.host) return false;
  const base = own.pathname.replace(/\/$/, '');
  if (!url.pathname.startsWith(`${base}/profile/`)) return false;
  const [, id, ...rest] = url.pathname.slice(`${base}/profile/`.length).replace(/\/$/, '').split('/');
  return rest.length === 0 && id?.toLowerCase() === userId;
}

/** A verification as it is stored. */
export type Standing = CheckedAddress & {
  readonly checkedAt: Date;
  readonly doubtedAt: Date | null;
  readonly nextCheckAt: Date | null;
};

export const statusOf = (standing: Pick<Standing, 'doubtedAt'> | undefined): VerificationStatus =>
  standing === undefined ? 'UNVERIFIED' : standing.doubtedAt === null ? 'VERIFIED' : 'DOUBTED';

/** What came of a check. */
export type Checked = CheckedAddress & {
  readonly problem: VerificationProblem | null;
  /** Whether it was due; else the owner asked for it. */
  readonly isDue: boolean;
};

/** What a verification comes to by a check; undefined where there is none then. */
export function afterCheck(standing: Standing | undefined, checked: Checked, now: Date): Standing | undefined {
  const { subject, address, problem, isDue } = checked;
  // A page that never was the proof takes nothing away.
  const isProof = standing?.subject === subject && standing.address === address;
  if (problem !== null && !isProof) return standing;
  const type: VerificationEvent['type'] = problem === null ? 'check.succeed' : isDue ? 'recheck.fail' : 'check.fail';
  const next = nextStatus(verificationStatusMachine, statusOf(standing), { type });
  if (!next.ok) return standing;
  switch (next.status) {
    case 'UNVERIFIED':
      return undefined;
    case 'VERIFIED':
      return { subject, address, checkedAt: now, doubtedAt: null, nextCheckAt: after(now, days(recheckDays)) };
    case 'DOUBTED':
      return standing && { ...standing, ...doubt(standing, now) };
  }
}

/** Someone who tries again and again neither hastens the next check nor puts it off. */
function doubt({ doubtedAt, nextCheckAt }: Standing, now: Date): Pick<Standing, 'doubtedAt' | 'nextCheckAt'> {
  const soon = after(now, days(doubtDays));
  if (doubtedAt !== null && nextCheckAt !== null) return { doubtedAt, nextCheckAt };
  return {
    doubtedAt: now,
    nextCheckAt: nextCheckAt !== null && nextCheckAt > now && nextCheckAt < soon ? nextCheckAt : soon,
  };
}
