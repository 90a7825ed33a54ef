import { roleNouns } from '@guildhall/machines/domain/roleNouns';

import { Refusal } from '../domain/refusal.ts';
import { changeRole, hasDoneNothing, lockRole } from '../repositories/accountRole.ts';
import { record } from '../repositories/auditLog.ts';
import { revokeTokensOf } from '../repositories/tokens.ts';
import type { Handler } from './types.ts';

export const getAccountRole: Handler<'getAccountRole'> = async ({ session, services: { db } }) => {
  const { role, userId } = session;
  const data = { role, canChange: await hasDoneNothing(db, userId) };
  return { status: 200, message: 'Account type loaded.', data };
};

/** The role is asked of the database at each call, so this session goes on with the new one. */
export const changeAccountRole: Handler<'changeAccountRole'> = async ({ body: { role: to }, session, services }) => {
  const { userId: actorId, tokenId } = session;
  const data = await services.db.transaction().execute(async (trx) => {
    const from = await lockRole(trx, actorId);
    if (from === undefined) refuseUsed();
    const canChange = await hasDoneNothing(trx, actorId);
    // The answer to the first call may have been lost.
    if (from === to) return { role: to, canChange };
    if (!canChange) refuseUsed();
    const at = services.clock.now();
    await changeRole(trx, actorId, { from, to });
    const ended = await revokeTokensOf(trx, actorId, at, tokenId);
    await record(trx, { actorId, action: 'account.changeRole', at }, [
      { entity: 'user', id: actorId, from, to },
      ...ended.map((id) => ({ entity: 'session', id }) as const),
    ]);
    return { role: to, canChange };
  });
  return { status: 200, message: `This is a ${roleNouns[to]} account now.`, data };
};

function refuseUsed(): never {
  throw new Refusal(
    409,
    'This account has been used already, so its type can no longer be changed. Sign up with another email address instead.',
  );
}
