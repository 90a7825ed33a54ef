import { waitText } from '@guildhall/machines/domain/counted';

import type { CodePurpose, Trx } from '../../db/schema.ts';
import { codeLife, linkLife } from '../../domain/codeLife.ts';
import { countedAddress } from '../../domain/countedAddress.ts';
import { hashOfNothing, hashSecret, isSecret } from '../../domain/passwords.ts';
import { Refusal } from '../../domain/refusal.ts';
import { hashToken, newCode, newToken } from '../../domain/secrets.ts';
import { after, before, days, hours, minutes, seconds } from '../../domain/time.ts';
import type { Secret } from '../../mail/codeKey.ts';
import type { Message } from '../../mail/mail.ts';
import { record } from '../../repositories/auditLog.ts';
import type { CodeKey } from '../../repositories/emailCodes.ts';
import {
  countUnused,
  findLatestCode,
  findLink,
  insertCode,
  judgeGuess,
  listCodesSince,
  lockEmail,
} from '../../repositories/emailCodes.ts';
import { doOrPretend } from '../../repositories/pretend.ts';
import { countAttempt, forgive, isRemembered, remember, tooMany } from '../../repositories/rateLimit.ts';
import type { Services } from '../../services.ts';
import { addressHash } from './proofs.ts';

export const resendAfter = seconds(30);
/** For how long a proved email may be signed up. */
export const proofLife = minutes(30);
const codesAnHour = 5;
const guesses = 5;

/** So many codes of an email may go unused in `unusedFor`; then a link goes out that no one can guess. */
const mostUnused = 10;
const unusedFor = days(30);
/** One link for everyone who asks meanwhile: the mailbox is not flooded, and the link in it works for twenty minutes more at least. */
const linkEvery = minutes(10);

/** Which email a code is for, and who asks for it or gives it. */
export type Asker = {
  readonly email: string;
  readonly purpose: CodePurpose;
  readonly ip: string;
  /** Whose email it is to become: a code that was asked for from another account is worth nothing. */
  readonly userId?: string;
  /** Names the request, where the caller knows it. */
  readonly requestId?: string | undefined;
};

/** The mail to send, and whether its reader has a right to it. Where not, nothing leaves, in the same time. */
export type Letter = { message: Message; isSent: boolean };

/**
 * Makes a code for an email, queues its mail, and returns the id of the request. Refuses with 429 when codes are asked
 * for too fast.
 */
export async function issueCode(
  { db, mail, clock }: Services,
  asker: Asker,
  write: (trx: Trx, secret: Secret) => Promise<Letter>,
): Promise<string> {
  const { purpose, ip } = asker;
  const email = asker.email.toLowerCase();
  const askedFrom = addressHash(email, ip);
  const code = newCode();
  const codeHash = await hashSecret(code);
  return db.transaction().execute(async (trx) => {
    await lockEmail(trx, email);
    const now = clock.now();
    const requestId = await claimRequest(trx, { ...asker, email }, now);
    const linkCode = (await isLinkDue(trx, email, purpose, now)) ? newToken() : undefined;
    const { id } = await insertCode(trx, {
      email,
      purpose,
      userId: asker.userId ?? null,
      askedFrom,
      requestHash: hashToken(requestId),
      createdAt: now,
      ...(linkCode === undefined
        ? { codeHash, linkHash: null, expiresAt: after(now, codeLife) }
        : { codeHash: await hashOfNothing(), linkHash: hashToken(linkCode), expiresAt: after(now, linkLife) }),
    });
    const isQuiet = linkCode !== undefined && !(await claimLink(trx, email, purpose, now));
    const { message, isSent } = await write(trx, linkCode === undefined ? { code } : { linkCode });
    await record(trx, { actorId: null, action: 'code.issue', at: now }, [{ entity: 'emailCode', id, to: purpose }]);
    const { hits } = await countAttempt(trx, now, { subject: ['code mails', countedAddress(ip)], seconds: 600 });
    await doOrPretend(trx, isSent && !isQuiet, () => mail.send(trx, message, { rank: hits }));
    return requestId;
  });
}

/** The id of the request that asks: the named one, if it is known, otherwise a new one, counted by network address. */
async function claimRequest(trx: Trx, { email, purpose, ip, requestId }: Asker, now: Date): Promise<string> {
  const since = before(now, hours(1));
  const named = requestId === undefined ? [] : await listCodesSince(trx, { requestHash: hashToken(requestId) }, since);
  const own = named.filter((code) => code.email === email && code.purpose === purpose);
  if (requestId !== undefined && own.length > 0) {
    assertNotTooFast(own, purpose, now);
    return requestId;
  }
  assertNotTooFast(await listCodesSince(trx, { askedFrom: addressHash(email, ip) }, since), purpose, now);
  return newToken();
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

async function isLinkDue(trx: Trx, email: string, purpose: CodePurpose, now: Date): Promise<boolean> {
  const since = before(now, unusedFor);
  return (await countUnused(trx, { email, purpose, since, most: mostUnused })) >= mostUnused;
}

/** Whether a link may be mailed now, and not only ten minutes after the one before. */
async function claimLink(trx: Trx, email: string, purpose: CodePurpose, now: Date): Promise<boolean> {
  const subject = linkSubject(email, purpose);
  if (await isRemembered(trx, now, subject)) return false;
  await remember(trx, subject, after(now, linkEvery));
  return true;
}

/** The link was used, so the next person who asks gets another. */
export const forgetLink = (trx: Trx, { email, purpose }: Asker): Promise<void> =>
  forgive(trx, linkSubject(email, purpose));

const linkSubject = (email: string, purpose: CodePurpose) => ['code link', email.toLowerCase(), purpose];

export const wrongCode = 'Invalid OTP. Please try again.';

export function refuseCode(reason = wrongCode): never {
  throw new Refusal(422, reason, { otp: reason });
}

/**
 * Compares a guess with the code of its request and returns the code's id, or refuses. A wrong guess counts whatever
 * follows; a wrong, spent, replaced, expired or dead code, and an email that was sent none, are refused alike. The right
 * one may be given again, since the answer to it may have been lost.
 */
export async function checkCode({ db, clock }: Services, asker: Asker, otp: string): Promise<string> {
  const { purpose, ip, requestId, userId = null } = asker;
  const email = asker.email.toLowerCase();
  const now = clock.now();
  if (otp.length > newCode().length)
    return (await findLink(db, { email, purpose, userId, linkHash: hashToken(otp), now })) ?? refuseCode();
  const key: CodeKey =
    requestId === undefined ? { askedFrom: addressHash(email, ip) } : { requestHash: hashToken(requestId) };
  const code = await findLatestCode(db, { email, purpose, userId, key });
  const isRight = await isSecret(code?.codeHash, otp);
  const count = requestId === undefined ? 'unnamedGuesses' : 'guesses';
  const isJudged = await judgeGuess(db, { id: code?.id, isRight, count, now, most: guesses });
  return code && isRight && isJudged ? code.id : refuseCode();
}
