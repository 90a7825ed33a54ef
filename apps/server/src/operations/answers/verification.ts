import type { Row } from '../../db/schema.ts';
import type { CheckedAddress, Standing } from '../../domain/verification.ts';
import type { Schemas } from './common.ts';
import { instant } from './common.ts';

/** What an account is verified by, in the columns of a row that may have none. */
export type VerifiedColumns = {
  readonly verifiedSubject: Standing['subject'] | null;
  readonly verifiedAddress: string | null;
  readonly verifiedAt: Date | null;
};

export function toVerified(row: VerifiedColumns): Schemas['Verified'] | null {
  const { verifiedSubject: subject, verifiedAddress: address, verifiedAt } = row;
  if (subject === null || address === null || verifiedAt === null) return null;
  return { subject, address, checkedAt: instant(verifiedAt) };
}

type Known = {
  readonly standing: Standing | undefined;
  readonly isDoubted: boolean;
  readonly check: Row<'verificationChecks'> | undefined;
  readonly addresses: readonly CheckedAddress[];
  readonly profileAddress: string;
  readonly emailDomain: string;
};

export function toVerification({ standing, check, addresses, ...known }: Known): Schemas['Verification'] {
  return {
    ...known,
    addresses: [...addresses],
    verified: standing
      ? { subject: standing.subject, address: standing.address, checkedAt: instant(standing.checkedAt) }
      : null,
    lastCheck: lastCheckOf(check, addresses),
  };
}

/** What was found at an address that has gone from the profile says nothing any more. */
function lastCheckOf(
  check: Row<'verificationChecks'> | undefined,
  addresses: readonly CheckedAddress[],
): Schemas['Verification']['lastCheck'] {
  if (!check || check.subject === null || check.address === null || check.checkedAt === null) return null;
  const { subject, address, problem, detail, checkedAt } = check;
  if (!addresses.some((one) => one.subject === subject && one.address === address)) return null;
  return { subject, address, problem, detail, checkedAt: instant(checkedAt) };
}
