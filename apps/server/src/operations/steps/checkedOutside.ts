import type { VerificationStatus } from '@guildhall/machines/lifecycles/verificationStatus';

import type { Trx } from '../../db/schema.ts';
import { after, hours, seconds } from '../../domain/time.ts';
import type { CheckedAddress, Standing } from '../../domain/verification.ts';
import { addressesOf, afterCheck, statusOf } from '../../domain/verification.ts';
import { askedSite, checkAddress } from '../../outside/checkAddress.ts';
import type { Failed } from '../../outside/outcome.ts';
import { record } from '../../repositories/auditLog.ts';
import { takeAttempt } from '../../repositories/rateLimit.ts';
import { lockAccount } from '../../repositories/users.ts';
import {
  claimCheck,
  findVerifiable,
  findVerification,
  keepCheck,
  keepVerification,
  releaseCheck,
} from '../../repositories/verifications.ts';
import type { Services } from '../../services.ts';

export type CheckServices = Pick<Services, 'db' | 'clock' | 'config' | 'network'>;

/** Longer than a check takes, and short enough for someone whose server ended meanwhile. */
const claimed = seconds(30);

/** How often one website is asked in an hour, by whomever: a check must not be a weapon against it. */
const asked = { limit: 300, seconds: hours(1) / 1000 };

/** What came of a check; `CHANGED`: the address was changed meanwhile, so that nothing is known of it. */
export type Outcome =
  | { is: 'BUSY' | 'CHANGED' }
  | { is: 'CHECKED'; failed: Failed | null; from: VerificationStatus; to: VerificationStatus };

const isDueAt = (standing: Standing | undefined, now: Date): boolean =>
  standing !== undefined && standing.nextCheckAt !== null && standing.nextCheckAt <= now;

/**
 * Checks an address of a profile, and keeps what came of it. No transaction is open while the page is fetched: what it
 * proves is held against the profile as it is then. Throws a 429 when the website has been asked too often.
 */
export async function checkOutside(
  services: CheckServices,
  checked: CheckedAddress & { userId: string; isDue: boolean },
  then: (trx: Trx, outcome: Outcome & { is: 'CHECKED' }) => Promise<void> = async () => {},
): Promise<Outcome> {
  const { db, clock, config, network } = services;
  const { userId, isDue } = checked;
  const begun = clock.now();
  if (!(await claimCheck(db, userId, begun, after(begun, claimed)))) return { is: 'BUSY' };
  try {
    // Another server may have looked between the finding and the claim.
    if (isDue && !isDueAt(await findVerification(db, userId), begun)) return { is: 'CHANGED' };
    const site = askedSite(checked.address);
    if (config.limits && site !== null) await takeAttempt(db, begun, { subject: ['checked site', site], ...asked });
    const { email } = await findVerifiable(db, userId);
    const failed = await checkAddress(checked, { userId, email }, { publicUrl: config.publicUrl, network });
    return await db.transaction().execute(async (trx) => {
      await lockAccount(trx, userId);
      const now = clock.now();
      const stored = await findVerifiable(trx, userId);
      const { subject, address } = checked;
      const isSame = addressesOf(stored).some((one) => one.subject === subject && one.address === address);
      if (!isSame || !stored.isActive || stored.email !== email) return { is: 'CHANGED' } as const;
      const standing = await findVerification(trx, userId);
      const problem = failed?.problem ?? null;
      const next = afterCheck(standing, { subject, address, problem, isDue }, now);
      if (next !== standing) await keepVerification(trx, userId, next);
      await keepCheck(trx, userId, { subject, address, problem, detail: failed?.detail ?? null, checkedAt: now });
      const outcome = { is: 'CHECKED', failed, from: statusOf(standing), to: statusOf(next) } as const;
      const act = { actorId: isDue ? null : userId, action: 'verification.check', at: now };
      await record(trx, act, [{ entity: 'verification', id: userId, from: outcome.from, to: outcome.to }]);
      await then(trx, outcome);
      return outcome;
    });
  } finally {
    await releaseCheck(db, userId);
  }
}
