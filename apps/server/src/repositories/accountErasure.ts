import { randomBytes } from 'node:crypto';

import { sql } from 'kysely';

import type { Db, Trx } from '../db/schema.ts';
import { erasedEmail, erasedName, erasedText } from '../domain/erasedAccount.ts';
import type { Account } from './users.ts';

/** Accounts that were closed before an instant and still have their personal data, the earliest first. */
export async function listOverdue(db: Db, closedBefore: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('closedAt', '<=', closedBefore)
    .where('erasedAt', 'is', null)
    .orderBy('closedAt')
    .execute();
  return rows.map(({ id }) => id);
}

export async function listPostsOf(trx: Trx, clientId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('projects')
    .select('id')
    .where('clientId', '=', clientId)
    .where('status', '=', 'OPEN')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Everything of a profile, and what the account kept for itself. Gives the files that nothing refers to any more. */
export async function eraseProfile(trx: Trx, { id: userId }: Pick<Account, 'id'>): Promise<string[]> {
  for (const table of ['educationEntries', 'experienceEntries', 'portfolioItems', 'savedSearches'] as const)
    await trx.deleteFrom(table).where('userId', '=', userId).execute();
  for (const table of ['calendarFeeds', 'tokens', 'verifications', 'verificationChecks', 'emailChanges'] as const)
    await trx.deleteFrom(table).where('userId', '=', userId).execute();
  await trx.deleteFrom('profileViews').where('profileUserId', '=', userId).execute();
  await trx
    .updateTable('clients')
    .set({ companyName: null, industry: null, companySize: null, website: null, profileSummary: null })
    .where('userId', '=', userId)
    .execute();
  await trx
    .updateTable('freelancers')
    .set({ age: null, skills: [], experience: null, experienceYears: null, hourlyRate: null, availability: false })
    .set({ githubUrl: null, linkedinUrl: null, portfolioUrl: null, resumeId: null, listedAt: null })
    .where('userId', '=', userId)
    .execute();
  const files = await trx.selectFrom('files').select('id').where('ownerId', '=', userId).execute();
  return files.map(({ id }) => id);
}

/** What was written to others goes, but for what was agreed on: the application that got the work. */
export async function eraseTexts(trx: Trx, { id: userId, email }: Pick<Account, 'id' | 'email'>): Promise<void> {
  await trx
    .updateTable('applications')
    .set({ proposal: erasedText, coverLetter: erasedText })
    .where('freelancerId', '=', userId)
    .where('status', '!=', 'ACCEPTED')
    .execute();
  await sql`
    update project_events set details = details - 'before' from applications
    where project_events.application_id = applications.id and details ? 'before'
      and applications.freelancer_id = ${userId} and applications.status <> 'ACCEPTED'`.execute(trx);
  await trx.deleteFrom('proposalDrafts').where('freelancerId', '=', userId).execute();
  for (const table of ['emailCodes', 'supportRequests'] as const)
    await trx
      .deleteFrom(table)
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .execute();
}

/** The account itself stays as a row without a person, for what others share with it. No password opens it. */
export async function erasePerson(trx: Trx, userId: string, passwordHash: string, now: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set({ email: erasedEmail(userId), name: erasedName, passwordHash, bio: null, location: null })
    // Another key: the links in old emails find no one.
    .set({ mutedMails: [], timezone: null, unsubscribeKey: randomBytes(32) })
    .set({ profileImageId: null, erasedAt: now, updatedAt: now })
    .where('id', '=', userId)
    .execute();
}
