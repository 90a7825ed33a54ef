import type { Db } from '../../../apps/server/src/db/schema.ts';
import { countAttempt, forgive } from '../../../apps/server/src/repositories/rateLimit.ts';
import { profilesOpened } from '../../../packages/api/src/generated/limits.ts';

const subjectOf = (readerId: string) => ['profiles opened', 'account', readerId];

/** An account has opened its share of profiles for the day, and this one was not among them. */
export async function spendProfiles(db: Db, readerId: string, ownerId: string): Promise<void> {
  const { count, seconds } = profilesOpened;
  const subject = subjectOf(readerId);
  await forgive(db, [...subject, ownerId]);
  const now = new Date();
  await Promise.all(Array.from({ length: count }, () => countAttempt(db, now, { subject, seconds })));
}

/** The next day has come. */
export const renewProfiles = (db: Db, readerId: string): Promise<void> => forgive(db, subjectOf(readerId));
