import { forgetExpired } from './contract/idempotency.ts';
import { before, days } from './domain/time.ts';
import { eraseAccounts } from './eraseAccounts.ts';
import { forgetAuditLog } from './repositories/auditLog.ts';
import { forgetEmailChanges } from './repositories/emailChanges.ts';
import { forgetCodes } from './repositories/emailCodes.ts';
import { tallyPlaces } from './repositories/freelancerPlaces.ts';
import { followMarketplaceRatings } from './repositories/marketplaceRatings.ts';
import { forgetSalts } from './repositories/profileViews.ts';
import { forgetRejections } from './repositories/rejections.ts';
import { forgetTokens } from './repositories/tokens.ts';
import type { Services } from './services.ts';

/** Limits count codes over the last 30 days; what is older counts for nothing. */
const keptCodes = days(31);

/** A rejection that is over matters to no one after the screens that showed it. */
const keptRejections = days(1);

/** How long an ended session is kept, for questions about a sign-in. */
const keptTokens = days(30);

type TidiedServices = Pick<Services, 'db' | 'files' | 'mail'>;

interface Retention {
  /** How long the audit log is kept, in days; absent: for ever. */
  auditDays: number | undefined;
}

/**
 * Forgets what is over: idempotency keys, changes of an email that can be undone no longer, limits, what the views of past days were made with, codes and sessions that
 * ended long ago, rejections that are over, single changes of how many people a place has, of the audit log what is older than the settings say, and
 * the personal data of accounts that can no longer be reopened. The default order of people follows the mean of all ratings.
 */
export async function tidyUp(services: TidiedServices, now: Date, { auditDays }: Retention): Promise<void> {
  const { db } = services;
  await forgetExpired(db, now);
  await forgetSalts(db, now);
  await forgetCodes(db, before(now, keptCodes));
  await forgetEmailChanges(db, now);
  await forgetRejections(db, before(now, keptRejections));
  await tallyPlaces(db);
  await followMarketplaceRatings(db);
  await forgetTokens(db, before(now, keptTokens));
  if (auditDays !== undefined) await forgetAuditLog(db, before(now, days(auditDays)));
  await eraseAccounts(services, now);
}
