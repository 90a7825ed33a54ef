import type { Role } from '@guildhall/api/enums';

import type { CodePurpose } from '../db/schema.ts';
import { hashSecret, isSecret } from '../domain/passwords.ts';
import { Refusal } from '../domain/refusal.ts';
import { keyOf } from '../mail/codeKey.ts';
import { record } from '../repositories/auditLog.ts';
import { closeUnusedCodes, findProofTime, markVerified } from '../repositories/emailCodes.ts';
import { revokeTokensOf } from '../repositories/tokens.ts';
import { findUserByEmail, updatePassword } from '../repositories/users.ts';
import type { Services } from '../services.ts';
import { assertUncommon } from './accounts.ts';
import { codeSent } from './emailCodes.ts';
import { checkCode, forgetLink, issueCode, refuseCode } from './steps/emailCodes.ts';
import { welcomeAddress } from './steps/loginAttempts.ts';
import type { Handler } from './types.ts';

const purposes: Readonly<Record<Role, CodePurpose>> = { CLIENT: 'RESET_CLIENT', FREELANCER: 'RESET_FREELANCER' };

/** An email without an account of this role gets the same answer and a code that is never sent. */
function requestReset(role: Role): Handler<'requestClientPasswordReset'> {
  return async ({ body: { email, requestId }, services, request }) => {
    const asker = { email, requestId, purpose: purposes[role], ip: request.ip };
    const id = await issueCode(services, asker, async (trx, secret) => {
      const account = await findUserByEmail(trx, email);
      return {
        // Who has closed the account may come back.
        isSent: account?.role === role && (account.isActive || account.closedAt !== null),
        message: {
          template: 'passwordResetCode',
          to: account?.email ?? email,
          data: keyOf(secret, '/forgot-password', { role, email }),
        },
      };
    });
    return { status: 200, message: 'Please check your email for the OTP code.', data: codeSent(id) };
  };
}

const used = 'Your password was changed with this code. To change it again, ask for another code.';

/**
 * A new password ends every session: anyone who knew the old one is out. The same call again, after a lost answer, finds
 * the password as it asks for, and is answered alike.
 */
function resetPassword(role: Role): Handler<'resetClientPassword'> {
  return async ({ body: { email, otp, newPassword, confirmPassword, requestId }, services, request }) => {
    const unequal = 'Passwords do not match.';
    if (newPassword !== confirmPassword) throw new Refusal(422, unequal, { confirmPassword: unequal });
    assertUncommon(newPassword, 'newPassword');
    const asker = { email, requestId, purpose: purposes[role], ip: request.ip };
    const codeId = await checkCode(services, asker, otp);
    const passwordHash = await hashSecret(newPassword);
    const isChanged = await services.db.transaction().execute(async (trx) => {
      const now = services.clock.now();
      const account = await findUserByEmail(trx, email);
      if (account?.role !== role) return refuseCode();
      if (!(await markVerified(trx, codeId, now))) return (await findProofTime(trx, codeId)) ? false : refuseCode();
      await closeUnusedCodes(trx, email.toLowerCase(), purposes[role], now);
      await forgetLink(trx, asker);
      await updatePassword(trx, account.id, passwordHash);
      await revokeTokensOf(trx, account.id, now);
      await welcomeAddress(trx, now, email, request.ip);
      await record(trx, { actorId: account.id, action: 'password.reset', at: now }, [
        { entity: 'user', id: account.id },
      ]);
      const data = { name: account.name, at: now.toISOString() };
      await services.mail.send(trx, { template: 'passwordChanged', to: account.email, data });
      return true;
    });
    if (!isChanged) await assertChangedTo(services, email, newPassword);
    const message = 'Your password has been updated. You can now log in with your new password.';
    return { status: 200, message, data: null };
  };
}

/** The code was used: for this very password, or else it is refused in so many words. */
async function assertChangedTo({ db }: Services, email: string, newPassword: string): Promise<void> {
  const account = await findUserByEmail(db, email);
  if (!(await isSecret(account?.passwordHash, newPassword))) refuseCode(used);
}

export const requestClientPasswordReset: Handler<'requestClientPasswordReset'> = requestReset('CLIENT');
export const requestFreelancerPasswordReset: Handler<'requestFreelancerPasswordReset'> = requestReset('FREELANCER');
export const resetClientPassword: Handler<'resetClientPassword'> = resetPassword('CLIENT');
export const resetFreelancerPassword: Handler<'resetFreelancerPassword'> = resetPassword('FREELANCER');
