import { accountStatusOf } from '@guildhall/machines/lifecycles/accountStatus';

import { accountAfter, reopenUntil } from '../domain/lifecycleRules.ts';
import { isSecret } from '../domain/passwords.ts';
import { Refusal } from '../domain/refusal.ts';
import { listObstacles, listWaiting, lockOpenWork } from '../repositories/accountClosing.ts';
import type { Obstacle } from '../repositories/accountClosing.ts';
import { record } from '../repositories/auditLog.ts';
import { revokeTokensOf } from '../repositories/tokens.ts';
import { findAccount, lockAccount, setClosed } from '../repositories/users.ts';
import { optionalInstant } from './answers/common.ts';
import { claimLogin } from './steps/loginAttempts.ts';
import { withdraw } from './steps/withdraw.ts';
import type { Handler } from './types.ts';

const toObstacle = (obstacle: Obstacle) => ({ ...obstacle, startsAt: optionalInstant(obstacle.startsAt) });

export const getAccountClosing: Handler<'getAccountClosing'> = async ({ session, services: { db, clock } }) => {
  const obstacles = await listObstacles(db, session.userId, clock.now());
  return { status: 200, message: 'Open work loaded.', data: { obstacles: obstacles.map(toObstacle) } };
};

/**
 * The password is asked for as when it is changed. Projects are locked before the account, as calls that apply or answer
 * do, so that nothing opens between the look and the closing.
 */
export const closeAccount: Handler<'closeAccount'> = async ({ body, session, services, request }) => {
  const { db, clock, mail } = services;
  const { userId: actorId } = session;
  const { email, passwordHash } = await findAccount(db, actorId);
  const attempt = await claimLogin(services, email, request.ip);
  if (!(await isSecret(passwordHash, body.password))) refusePassword();
  await attempt.forgive();
  await db.transaction().execute(async (trx) => {
    await lockOpenWork(trx, actorId);
    const account = await lockAccount(trx, actorId);
    if (account.passwordHash !== passwordHash) refusePassword();
    const [from, at] = [accountStatusOf(account), clock.now()] as const;
    const to = accountAfter(from, { type: 'account.close' });
    if (to === undefined) throw new Refusal(409, 'Your account is already closed.');
    if ((await listObstacles(trx, actorId, at)).length > 0)
      throw new Refusal(409, 'Some of your work is still open. Finish it first, then close your account.');
    for (const waiting of await listWaiting(trx, actorId)) await withdraw(trx, services, waiting, waiting);
    await setClosed(trx, actorId, at, at);
    const ended = await revokeTokensOf(trx, actorId, at);
    await record(trx, { actorId, action: 'account.close', at }, [
      { entity: 'user', id: actorId, from, to },
      ...ended.map((id) => ({ entity: 'session', id }) as const),
    ]);
    const data = { name: account.name, until: reopenUntil(at).toISOString() };
    await mail.send(trx, { template: 'accountClosed', to: account.email, data });
  });
  return { status: 200, message: 'Your account is closed.', data: null };
};

function refusePassword(): never {
  const wrong = 'This is not your password.';
  throw new Refusal(422, wrong, { password: wrong });
}
