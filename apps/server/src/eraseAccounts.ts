import { accountStatusOf, reopenDays } from '@guildhall/machines/lifecycles/accountStatus';

import type { Trx } from './db/schema.ts';
import { erasedName } from './domain/erasedAccount.ts';
import { accountAfter, permitProject, reopenUntil } from './domain/lifecycleRules.ts';
import { hashOfNothing } from './domain/passwords.ts';
import { before, days } from './domain/time.ts';
import { withdraw } from './operations/steps/withdraw.ts';
import { listWaiting, lockOpenWork } from './repositories/accountClosing.ts';
import { erasePerson, eraseProfile, eraseTexts, listOverdue, listPostsOf } from './repositories/accountErasure.ts';
import { record } from './repositories/auditLog.ts';
import { eraseNameInEvents, recordProjectEvent } from './repositories/projectEvents.ts';
import { moveProject } from './repositories/projects.ts';
import { lockAccount } from './repositories/users.ts';
import { erasePersonInStatements } from './repositories/workStatements.ts';
import type { Services } from './services.ts';

type ErasureServices = Pick<Services, 'db' | 'files' | 'mail'>;

/**
 * Erases the accounts whose owners can no longer reopen them, each for itself. Any number of servers may do so at once.
 * One that fails does not keep the others from it, and is tried again the next time.
 */
export async function eraseAccounts(services: ErasureServices, now: Date): Promise<void> {
  const failures: unknown[] = [];
  for (const userId of await listOverdue(services.db, before(now, days(reopenDays)))) {
    await services.db
      .transaction()
      .execute((trx) => erase(trx, services, userId, now))
      .catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some closed accounts were not erased.');
}

async function erase(trx: Trx, { files, mail }: ErasureServices, userId: string, now: Date): Promise<void> {
  await lockOpenWork(trx, userId);
  const account = await lockAccount(trx, userId);
  const from = accountStatusOf(account);
  const isInTime = account.closedAt !== null && now < reopenUntil(account.closedAt);
  const to = accountAfter(from, { type: 'account.erase', isInTime });
  // Another server was faster, or its owner was.
  if (to === undefined) return;
  // One is left only where it was sent at the same moment as the account was closed.
  for (const waiting of await listWaiting(trx, userId))
    await withdraw(trx, { mail, clock: { now: () => now } }, waiting, waiting);
  const act = { actorId: null, at: now };
  for (const id of await listPostsOf(trx, userId)) {
    const status = permitProject('OPEN', 'project.cancel');
    await moveProject(trx, id, now, { status, cancelledAt: now });
    await recordProjectEvent(trx, id, { type: 'PROJECT_WITHDRAWN', at: now });
    await record(trx, { ...act, action: 'project.withdraw' }, [{ entity: 'project', id, from: 'OPEN', to: status }]);
  }
  const left = await eraseProfile(trx, account);
  await eraseTexts(trx, account);
  await eraseNameInEvents(trx, userId, erasedName);
  await erasePersonInStatements(trx, userId, erasedName);
  await erasePerson(trx, userId, await hashOfNothing(), now);
  for (const fileId of left) await files.remove(trx, fileId);
  await record(trx, { ...act, action: 'account.erase' }, [{ entity: 'user', id: userId, from, to }]);
}
