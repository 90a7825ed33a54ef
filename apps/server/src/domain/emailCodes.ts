import { waitText } from '@guildhall/machines/counted';

import { Refusal } from '../contract/refusal.ts';
import type { CodePurpose, Trx } from '../db/schema.ts';
import type { Message } from '../mail/mail.ts';
import { tooMany } from '../plugins/rateLimit.ts';
import { record } from '../repositories/auditLog.ts';
import { findLivingCode, insertCode, judgeGuess, listCodesSince, lockEmail } from '../repositories/emailCodes.ts';
import { doOrPretend } from '../repositories/pretend.ts';
import type { Services } from '../services.ts';
import { codeLife } from './codeLife.ts';
import { hashSecret, isSecret } from './passwords.ts';
import { newCode } from './secrets.ts';
import { after, before, hours, minutes, seconds } from './time.ts';

export const resendAfter = seconds(30);
/** For how long a proved email may be signed up. */
export const proofLife = minutes(30);
const codesAnHour = 5;
const guesses = 5;

/** The code to send, and whether its reader has a right to it. Where not, nothing leaves, in the same time. */
export type Letter = { message: Message; isSent: boolean };

/** Makes a code for an email and queues its mail. Refuses with 429 when codes are asked for too fast. */
export async function issueCode(
  { db, mail, clock }: Services,
  givenEmail: string,
  purpose: CodePurpose,
  write: (trx: Trx, code: string) => Promise<Letter>,
): Promise<void> {
  const email = givenEmail.toLowerCase();
  const code = newCode();
  const codeHash = await hashSecret(code);
  await db.transaction().execute(async (trx) => {
    await lockEmail(trx, email);
    const now = clock.now();
    assertNotTooFast(await listCodesSince(trx, email, before(now, hours(1))), purpose, now);
    const { id } = await insertCode(trx, { email, purpose, codeHash, createdAt: now, expiresAt: after(now, codeLife) });
    const { message, isSent } = await write(trx, code);
    await record(trx, { actorId: null, action: 'code.issue', at: now }, [{ entity: 'emailCode', id, to: purpose }]);
    await doOrPretend(trx, isSent, () => mail.send(trx, message));
  });
}

function assertNotTooFast(
  recent: readonly { purpose: CodePurpose; createdAt: Date }[],
  purpose: CodePurpose,
  now: Date,
): void {
  const last = recent.find((code) => code.purpose === purpose);
  const oldest = recent[codesAnHour - 1];
  const mayResendAt = last ? last.createdAt.getTime() + resendAfter : 0;
  const opensAt = Math.max(mayResendAt, oldest ? oldest.createdAt.getTime() + hours(1) : 0);
  const wait = Math.ceil((opensAt - now.getTime()) / 1000);
  if (wait > 0) throw tooMany(`Please wait ${waitText(wait)} before asking for another code.`, wait);
}

export const wrongCode = 'Invalid OTP. Please try again.';

export function refuseCode(reason = wrongCode): never {
  throw new Refusal(422, reason, { otp: reason });
}

/**
 * Compares a guess with the living code and returns the code's id, or refuses. A wrong guess counts whatever follows; a
 * wrong, spent, replaced, expired or dead code, and an email that was sent none, are refused alike. The right one may be
 * given again, since the answer to it may have been lost.
 */
export async function checkCode(
  { db, clock }: Services,
  givenEmail: string,
  purpose: CodePurpose,
  otp: string,
): Promise<string> {
  const email = givenEmail.toLowerCase();
  const now = clock.now();
  const code = await findLivingCode(db, { email, purpose, now });
  const isRight = await isSecret(code?.codeHash, otp);
  const isJudged = await judgeGuess(db, { id: code?.id, isRight, now, most: guesses });
  return code && isRight && isJudged ? code.id : refuseCode();
}
