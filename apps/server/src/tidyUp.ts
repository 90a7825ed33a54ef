import { forgetExpired } from './contract/idempotency.ts';
import type { Db } from './db/schema.ts';
import { before, days } from './domain/time.ts';
import { forgetAuditLog } from './repositories/auditLog.ts';
import { forgetCodes } from './repositories/emailCodes.ts';
import { tallyPlaces } from './repositories/freelancerPlaces.ts';
import { forgetSalts } from './repositories/profileViews.ts';
import { forgetRejections } from './repositories/rejections.ts';
import { forgetTokens } from './repositories/tokens.ts';

/** Limits count codes over the last 30 days; what is older counts for nothing. */
const keptCodes = days(31);

/** A rejection that is over matters to no one after the screens that showed it. */
const keptRejections = days(1);

/** How long an ended session is kept, for questions about a sign-in. */
const keptTokens = days(30);

interface Retention {
  /** How long the audit log is kept, in days; absent: for ever. */
  auditDays: number | undefined;
}

/**
 * Forgets what is over: idempotency keys, limits, what the views of past days were made with, codes and sessions that
 * ended long ago, rejections that are over, single changes of how many people a place has, and of the audit log what is older than the settings say.
 */
export async function tidyUp(db: Db, now: Date, { auditDays }: Retention): Promise<void> {
  await forgetExpired(db, now);
  await forgetSalts(db, now);
  await forgetCodes(db, before(now, keptCodes));
  await forgetRejections(db, before(now, keptRejections));
  await tallyPlaces(db);
  await forgetTokens(db, before(now, keptTokens));
  if (auditDays !== undefined) await forgetAuditLog(db, before(now, days(auditDays)));
}
