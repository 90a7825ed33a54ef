import { problemWords } from '@guildhall/machines/domain/verification';
import { plainAddress } from '@guildhall/machines/domain/webAddress';

import { emailDomain } from '../domain/verification.ts';
import type { CheckServices } from '../operations/steps/checkedOutside.ts';
import { checkOutside } from '../operations/steps/checkedOutside.ts';
import { findDue, findVerifiable } from '../repositories/verifications.ts';
import type { Services } from '../services.ts';

export type RecheckServices = CheckServices & Pick<Services, 'mail'>;

/**
 * Checks again every address that is due, one after the other. Any number of servers may do so at once. Who is no longer
 * verified is told by mail, in the transaction that says so. One that fails for a reason of ours is left for the next time.
 */
export async function recheckDue(
  services: RecheckServices,
  onFailure: (error: unknown, userId: string) => void,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const done: string[] = [];
  while (!isStopping()) {
    const due = await findDue(services.db, services.clock.now(), done);
    if (!due) return;
    done.push(due.userId);
    await recheck(services, due).catch((error: unknown) => onFailure(error, due.userId));
  }
}

async function recheck(
  services: RecheckServices,
  due: NonNullable<Awaited<ReturnType<typeof findDue>>>,
): Promise<void> {
  const { userId, subject, address } = due;
  await checkOutside(services, { userId, subject, address, isDue: true }, async (trx, { failed, to }) => {
    if (to !== 'UNVERIFIED' || failed === null) return;
    const { name, email } = await findVerifiable(trx, userId);
    const words = problemWords({ subject, address, ...failed }, emailDomain(email));
    const data = { name, address: plainAddress(address), ...words };
    await services.mail.send(trx, { template: 'verificationEnded', to: email, data });
  });
}
