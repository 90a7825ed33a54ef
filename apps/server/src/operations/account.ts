import { hashSecret, isSecret } from '../domain/passwords.ts';
import { Refusal } from '../domain/refusal.ts';
import { record } from '../repositories/auditLog.ts';
import { findTokenOwner, listTokensOf, revokeToken, revokeTokensOf } from '../repositories/tokens.ts';
import { findAccount, lockAccount, updatePassword } from '../repositories/users.ts';
import { assertUncommon } from './accounts.ts';
import { claimLogin } from './steps/loginAttempts.ts';
import type { Handler } from './types.ts';

const closed = (ids: readonly string[]) => ids.map((id) => ({ entity: 'session', id }) as const);

export const listSessions: Handler<'listSessions'> = async ({ session, services: { db, clock } }) => {
  const living = await listTokensOf(db, session.userId, clock.now());
  const sessions = living
    .map(({ id, browser, address, createdAt, expiresAt }) => ({
      id,
      browser,
      address,
      openedAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      isCurrent: id === session.tokenId,
    }))
    // A stable sort: the rest stays in its order.
    .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  return { status: 200, message: 'Sessions loaded.', data: { sessions } };
};

/** What others have is no different from what has ended: neither tells that it exists. */
export const endSession: Handler<'endSession'> = async ({ params: { sessionId }, session, services }) => {
  const { userId: actorId, tokenId } = session;
  if (sessionId === tokenId) throw new Refusal(409, 'This is the session that you are using. Please log out instead.');
  await services.db.transaction().execute(async (trx) => {
    const at = services.clock.now();
    const isOwn = (await findTokenOwner(trx, sessionId, at)) === actorId;
    if (!isOwn || !(await revokeToken(trx, sessionId, at))) throw new Refusal(404, 'This session has already ended.');
    await record(trx, { actorId, action: 'session.close', at }, closed([sessionId]));
  });
  return { status: 200, message: 'The session was logged out.', data: null };
};

export const endOtherSessions: Handler<'endOtherSessions'> = async ({ session, services: { db, clock } }) => {
  const { userId: actorId, tokenId } = session;
  await db.transaction().execute(async (trx) => {
    const at = clock.now();
    const ended = await revokeTokensOf(trx, actorId, at, tokenId);
    await record(trx, { actorId, action: 'session.closeOthers', at }, [
      { entity: 'session', id: tokenId },
      ...closed(ended),
    ]);
  });
  return { status: 200, message: 'You have been logged out everywhere else.', data: null };
};

/**
 * A person who walks up to an open screen must not be able to take the account over: the current password is asked for,
 * and guesses are counted together with those at logging in.
 */
export const changePassword: Handler<'changePassword'> = async ({ body, session, services, request }) => {
  const { currentPassword, newPassword, confirmPassword } = body;
  const { userId: actorId, tokenId } = session;
  const unequal = 'Passwords do not match.';
  if (newPassword !== confirmPassword) throw new Refusal(422, unequal, { confirmPassword: unequal });
  assertUncommon(newPassword, 'newPassword');
  const { name, email, passwordHash: former } = await findAccount(services.db, actorId);
  const attempt = await claimLogin(services, email, request.ip);
  if (!(await isSecret(former, currentPassword))) refuseCurrent();
  await attempt.forgive();
  const passwordHash = await hashSecret(newPassword);
  await services.db.transaction().execute(async (trx) => {
    // Of two changes at once the second is made with a password that is none any more.
    if ((await lockAccount(trx, actorId)).passwordHash !== former) refuseCurrent();
    const at = services.clock.now();
    await updatePassword(trx, actorId, passwordHash);
    const ended = await revokeTokensOf(trx, actorId, at, tokenId);
    await record(trx, { actorId, action: 'password.change', at }, [{ entity: 'user', id: actorId }, ...closed(ended)]);
    const data = { name, at: at.toISOString() };
    await services.mail.send(trx, { template: 'passwordReplaced', to: email, data });
  });
  return { status: 200, message: 'Your password was changed.', data: null };
};

function refuseCurrent(): never {
  const wrong = 'This is not your current password.';
  throw new Refusal(422, wrong, { currentPassword: wrong });
}
