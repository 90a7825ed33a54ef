import type { Trx } from '../db/schema.ts';
import { isSecret } from '../domain/passwords.ts';
import { Refusal } from '../domain/refusal.ts';
import { hashToken, newToken } from '../domain/secrets.ts';
import { after, hours } from '../domain/time.ts';
import { keyOf } from '../mail/codeKey.ts';
import { record } from '../repositories/auditLog.ts';
import { findReserver, insertEmailChange, isTakenEmail, updateEmail } from '../repositories/emailChanges.ts';
import { findProofTime, markVerified } from '../repositories/emailCodes.ts';
import { revokeTokensOf } from '../repositories/tokens.ts';
import { findAccount, findUserByEmail, lockAccount } from '../repositories/users.ts';
import { codeSent } from './emailCodes.ts';
import { checkCode, forgetLink, issueCode, refuseCode } from './steps/emailCodes.ts';
import { claimLogin, welcomeAddress } from './steps/loginAttempts.ts';
import type { Handler } from './types.ts';

/** For how long the former address can take the account back. */
const undoable = hours(72);

const refuseField = (field: string, message: string): never => {
  throw new Refusal(422, message, { [field]: message });
};

/**
 * The password is asked for, so that an open screen or a stolen session is not enough. An address that has an account
 * is answered alike and gets its code too, in a mail that says so: who has it is told to who proves it.
 */
export const requestEmailChange: Handler<'requestEmailChange'> = async ({ body, session, services, request }) => {
  const { email, password, requestId } = body;
  const { userId } = session;
  const account = await findAccount(services.db, userId);
  const attempt = await claimLogin(services, account.email, request.ip);
  if (!(await isSecret(account.passwordHash, password))) refuseField('password', 'This is not your password.');
  await attempt.forgive();
  if (email.toLowerCase() === account.email.toLowerCase()) {
    refuseField('email', 'This is your email address already.');
  }
  const asker = { email, requestId, purpose: 'CHANGE_EMAIL', ip: request.ip, userId } as const;
  const id = await issueCode(services, asker, async (trx, secret) => {
    const isTaken = (await findUserByEmail(trx, email)) !== undefined;
    return {
      isSent: true,
      message: { template: 'emailChangeCode', to: email, data: { isTaken, ...keyOf(secret, '/account', { email }) } },
    };
  });
  return { status: 200, message: 'Please check the new address for the code.', data: codeSent(id) };
};

const taken = 'This email address belongs to another account. Please use another one.';

/** The session of this call goes on, every other ends. The same call again, after a lost answer, is answered alike. */
export const changeEmail: Handler<'changeEmail'> = async ({ body, session, services, request }) => {
  const { email, otp, requestId } = body;
  const { userId: actorId, tokenId } = session;
  const asker = { email, requestId, purpose: 'CHANGE_EMAIL', ip: request.ip, userId: actorId } as const;
  const codeId = await checkCode(services, asker, otp);
  const change = async (trx: Trx): Promise<void> => {
    const at = services.clock.now();
    const { email: former, name, isActive } = await lockAccount(trx, actorId);
    if (!isActive) throw new Refusal(401, 'Please log in again to continue.');
    if (!(await markVerified(trx, codeId, at))) {
      const isDone = former === email && (await findProofTime(trx, codeId)) !== null;
      if (!isDone) refuseCode();
      return;
    }
    await forgetLink(trx, asker);
    if (await findReserver(trx, { email, userId: actorId, now: at })) throw new Refusal(409, taken);
    await updateEmail(trx, actorId, email, at);
    const undoToken = newToken();
    const undoUntil = after(at, undoable);
    const undoHash = hashToken(undoToken);
    await insertEmailChange(trx, {
      userId: actorId,
      fromEmail: former,
      toEmail: email,
      undoHash,
      changedAt: at,
      undoUntil,
    });
    const ended = await revokeTokensOf(trx, actorId, at, tokenId);
    await welcomeAddress(trx, at, email, request.ip);
    await record(trx, { actorId, action: 'email.change', at }, [
      { entity: 'user', id: actorId },
      ...ended.map((id) => ({ entity: 'session', id }) as const),
    ]);
    const data = { name, email, at: at.toISOString(), until: undoUntil.toISOString(), undoToken };
    await services.mail.send(trx, { template: 'emailChanged', to: former, data });
  };
  await services.db
    .transaction()
    .execute(change)
    .catch((error: unknown) => {
      throw isTakenEmail(error) ? new Refusal(409, taken) : error;
    });
  return { status: 200, message: 'Your email address was changed.', data: { email } };
};
