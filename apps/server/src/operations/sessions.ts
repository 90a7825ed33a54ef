import type { Role } from '@guildhall/api/enums';
import type { components } from '@guildhall/api/schema';
import { roleNouns } from '@guildhall/machines/domain/roleNouns';
import { accountStatusOf } from '@guildhall/machines/lifecycles/accountStatus';

import type { Row, Trx } from '../db/schema.ts';
import { browserName } from '../domain/browserName.ts';
import { sessionLife } from '../domain/codeLife.ts';
import { countedAddress } from '../domain/countedAddress.ts';
import { accountAfter, reopenUntil } from '../domain/lifecycleRules.ts';
import { isSecret } from '../domain/passwords.ts';
import { Refusal } from '../domain/refusal.ts';
import { hashToken, newToken } from '../domain/secrets.ts';
import { after, dayInWords } from '../domain/time.ts';
import type { Message } from '../mail/mail.ts';
import { findTimezoneOf } from '../repositories/accountSettings.ts';
import { record } from '../repositories/auditLog.ts';
import { insertToken, revokeToken } from '../repositories/tokens.ts';
import { findUserByEmail, lockAccount, setClosed } from '../repositories/users.ts';
import type { Services } from '../services.ts';
import { claimLogin, welcomeAddress } from './steps/loginAttempts.ts';
import type { CallerFacts, Handler } from './types.ts';

type User = Row<'users'>;

/** Opens a session, for the record too, and returns what the screens keep of it. */
export async function openSession(
  trx: Trx,
  user: Pick<Row<'users'>, 'id' | 'role' | 'name' | 'email'>,
  now: Date,
  { ip, userAgent }: Pick<CallerFacts, 'ip' | 'userAgent'>,
): Promise<components['schemas']['Session']> {
  const token = newToken();
  const { id } = await insertToken(trx, {
    userId: user.id,
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt: after(now, sessionLife),
    browser: browserName(userAgent),
    address: countedAddress(ip),
  });
  await record(trx, { actorId: user.id, action: 'session.open', at: now }, [{ entity: 'session', id }]);
  return { token, role: user.role, userId: user.id, name: user.name, email: user.email };
}

/** Tells the owner that the account was opened from somewhere new. */
function noticeOf(
  { name, email }: Pick<Row<'users'>, 'name' | 'email'>,
  now: Date,
  { ip, userAgent }: CallerFacts,
): Message {
  const browser = browserName(userAgent);
  const data = { name, at: now.toISOString(), browser, address: countedAddress(ip) };
  return { template: 'newSignIn', to: email, data };
}

/** Whether its owner has closed an account, and may still come back. */
const mayReopen = (user: Pick<User, 'isActive' | 'closedAt' | 'erasedAt'>, now: Date): boolean =>
  accountAfter(accountStatusOf(user), { type: 'account.reopen', isInTime: isInTime(user, now) }) !== undefined;

const isInTime = ({ closedAt }: Pick<User, 'closedAt'>, now: Date): boolean =>
  closedAt !== null && now < reopenUntil(closedAt);

function refuseClosed({ closedAt }: Pick<User, 'closedAt'>, timezone: string | null): never {
  const until = closedAt === null ? '' : ` You can reopen it until ${dayInWords(reopenUntil(closedAt), timezone)}.`;
  throw new Refusal(409, `You closed this account.${until}`);
}

/** On a locked account: of two who reopen it at once the second finds it open. */
async function reopenAccount(trx: Trx, { mail }: Pick<Services, 'mail'>, userId: string, now: Date): Promise<void> {
  const account = await lockAccount(trx, userId);
  if (account.isActive) return;
  const from = accountStatusOf(account);
  const to = accountAfter(from, { type: 'account.reopen', isInTime: isInTime(account, now) });
  if (to === undefined) throw new Refusal(401, 'Invalid email or password. Please check your credentials.');
  await setClosed(trx, userId, null, now);
  await record(trx, { actorId: userId, action: 'account.reopen', at: now }, [{ entity: 'user', id: userId, from, to }]);
  await mail.send(trx, { template: 'accountReopened', to: account.email, data: { name: account.name } });
}

/**
 * The password is compared first, and always: an unknown email takes as long as a wrong password and reads the same.
 * That the account has the other role is told only to who knows its password.
 */
function logIn(role: Role): Handler<'logInClient'> {
  return async ({ body: { email, password, reopen = false }, services, request }) => {
    const { db, clock, mail } = services;
    const now = clock.now();
    const attempt = await claimLogin(services, email, request.ip);
    const user = await findUserByEmail(db, email);
    const isTheirs = await isSecret(user?.passwordHash, password);
    if (!user || !isTheirs || !(user.isActive || mayReopen(user, now))) {
      throw new Refusal(401, 'Invalid email or password. Please check your credentials.');
    }
    await attempt.forgive();
    if (user.role !== role) {
      const message = `You are signed up as a ${roleNouns[user.role]}. Please sign up as a ${roleNouns[role]} first.`;
      throw new Refusal(404, message);
    }
    if (!user.isActive && !reopen) refuseClosed(user, await findTimezoneOf(db, user.id));
    const data = await db.transaction().execute(async (trx) => {
      if (!user.isActive) await reopenAccount(trx, services, user.id, now);
      // Only a session makes an address known: a person with a stolen password cannot get past the mail by way of the other role.
      await welcomeAddress(trx, now, email, request.ip);
      if (!attempt.isFromKnownAddress) await mail.send(trx, noticeOf(user, now, request));
      return openSession(trx, user, now, request);
    });
    return { status: 200, message: 'You have been logged in successfully.', data };
  };
}

export const logInClient: Handler<'logInClient'> = logIn('CLIENT');
export const logInFreelancer: Handler<'logInFreelancer'> = logIn('FREELANCER');

export const logOut: Handler<'logOut'> = async ({ session, services: { db, clock } }) => {
  const { userId: actorId, tokenId: id } = session;
  await db.transaction().execute(async (trx) => {
    const at = clock.now();
    if (await revokeToken(trx, id, at))
      await record(trx, { actorId, action: 'session.close', at }, [{ entity: 'session', id }]);
  });
  return { status: 200, message: 'Logged out successfully', data: null };
};
