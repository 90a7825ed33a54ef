import { codeLife } from '../domain/codeLife.ts';
import { newToken } from '../domain/secrets.ts';
import { after } from '../domain/time.ts';
import { keyOf } from '../mail/codeKey.ts';
import type { Message } from '../mail/mail.ts';
import { record } from '../repositories/auditLog.ts';
import { bindProof, markVerified } from '../repositories/emailCodes.ts';
import { findUserByEmail } from '../repositories/users.ts';
import { checkCode, forgetLink, issueCode, proofLife, refuseCode, resendAfter } from './steps/emailCodes.ts';
import { holderOf } from './steps/proofs.ts';
import type { Handler } from './types.ts';

/** What the screen counts down from, and the name of the request. */
export const codeSent = (requestId: string) => ({
  requestId,
  resendAfterSeconds: resendAfter / 1000,
  expiresInSeconds: codeLife / 1000,
});

/**
 * An address with an account gets its code as well, in a mail that says so. What it is signed up as is said by `signUp…`
 * to the person who proved it; the answer here is the same in the same time.
 */
export const sendVerificationOtp: Handler<'sendVerificationOtp'> = async ({ body, services, request }) => {
  const { email, requestId } = body;
  const asker = { email, requestId, purpose: 'SIGNUP', ip: request.ip } as const;
  const id = await issueCode(services, asker, async (trx, secret) => {
    const account = await findUserByEmail(trx, email);
    const key = keyOf(secret, '/signup', { email });
    const message: Message = account
      ? { template: 'alreadyRegistered', to: account.email, data: { name: account.name, role: account.role, ...key } }
      : { template: 'verificationCode', to: email, data: key };
    return { isSent: true, message };
  });
  return { status: 200, message: 'Please check your email for the verification code.', data: codeSent(id) };
};

/**
 * The right code proves its email once, and gets the same answer however often it is sent. The proof belongs to who
 * sends it: else a stranger who keeps signing up with the address would get the account the moment it is proved.
 */
export const verifyEmailOtp: Handler<'verifyEmailOtp'> = async ({ body, services, request }) => {
  const { email, otp } = body;
  const asker = { email, requestId: body.requestId, purpose: 'SIGNUP', ip: request.ip } as const;
  const codeId = await checkCode(services, asker, otp);
  const now = services.clock.now();
  const ticket = body.ticket ? newToken() : undefined;
  const provedAt = await services.db.transaction().execute(async (trx) => {
    if (await markVerified(trx, codeId, now)) {
      await record(trx, { actorId: null, action: 'email.verify', at: now }, [{ entity: 'emailCode', id: codeId }]);
      await forgetLink(trx, asker);
    }
    return (await bindProof(trx, codeId, holderOf(email, request.ip, ticket))) ?? refuseCode();
  });
  const expiresInSeconds = Math.max(0, Math.ceil((after(provedAt, proofLife).getTime() - now.getTime()) / 1000));
  return { status: 200, message: 'Email Verified!', data: { email, expiresInSeconds, ...(ticket && { ticket }) } };
};
