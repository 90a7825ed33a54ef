import type { VerificationProblem } from '@guildhall/api/enums';

import type { Db, Row, Trx } from '../db/schema.ts';
import type { CheckedAddress, Standing } from '../domain/verification.ts';

/** What an account is verified by, beside other columns of it. */
export const verifiedBy = [
  'verifications.subject as verifiedSubject',
  'verifications.address as verifiedAddress',
  'verifications.checkedAt as verifiedAt',
] as const;

/** An account with what can be checked of it. */
export async function findVerifiable(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .leftJoin('clients', 'clients.userId', 'users.id')
    .leftJoin('freelancers', 'freelancers.userId', 'users.id')
    .select(['users.id as userId', 'users.name', 'users.email', 'users.isActive'])
    .select(['clients.website', 'freelancers.githubUrl', 'freelancers.linkedinUrl', 'freelancers.portfolioUrl'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** What an account is verified by; undefined where it is not. */
export async function findVerification(db: Db, userId: string): Promise<Standing | undefined> {
  return db
    .selectFrom('verifications')
    .select(['subject', 'address', 'checkedAt', 'doubtedAt', 'nextCheckAt'])
    .where('userId', '=', userId)
    .executeTakeFirst();
}

export async function findLastCheck(db: Db, userId: string): Promise<Row<'verificationChecks'> | undefined> {
  return db.selectFrom('verificationChecks').selectAll().where('userId', '=', userId).executeTakeFirst();
}

/** Takes the one place for a check of an account, until an instant; false while another check has it. */
export async function claimCheck(db: Db, userId: string, now: Date, until: Date): Promise<boolean> {
  const claimed = await db
    .insertInto('verificationChecks')
    .values({ userId, checkingUntil: until })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet({ checkingUntil: until })
        .where((eb) =>
          eb.or([
            eb('verificationChecks.checkingUntil', 'is', null),
            eb('verificationChecks.checkingUntil', '<=', now),
          ]),
        ),
    )
    .returning('userId')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function releaseCheck(db: Db, userId: string): Promise<void> {
  await db.updateTable('verificationChecks').set({ checkingUntil: null }).where('userId', '=', userId).execute();
}

/** Keeps what came of a check. */
export async function keepCheck(
  trx: Trx,
  userId: string,
  check: CheckedAddress & { problem: VerificationProblem | null; detail: string | null; checkedAt: Date },
): Promise<void> {
  const { subject, address, problem, detail, checkedAt } = check;
  await trx
    .updateTable('verificationChecks')
    .set({ subject, address, problem, detail, checkedAt })
    .where('userId', '=', userId)
    .execute();
}

/** Stores what an account is verified by; undefined: by nothing. */
export async function keepVerification(trx: Trx, userId: string, standing: Standing | undefined): Promise<void> {
  if (standing === undefined) {
    await trx.deleteFrom('verifications').where('userId', '=', userId).execute();
    return;
  }
  await trx
    .insertInto('verifications')
    .values({ userId, ...standing })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(standing))
    .execute();
}

/** An account in use whose address is due to be checked again, but for those named; the longest due first. */
export async function findDue(
  db: Db,
  now: Date,
  without: readonly string[],
): Promise<(CheckedAddress & { userId: string }) | undefined> {
  return db
    .selectFrom('verifications')
    .innerJoin('users', 'users.id', 'verifications.userId')
    .select(['verifications.userId', 'subject', 'address'])
    .where('nextCheckAt', '<=', now)
    .where('users.isActive', '=', true)
    .$if(without.length > 0, (query) => query.where('verifications.userId', 'not in', without))
    .orderBy('nextCheckAt')
    .limit(1)
    .executeTakeFirst();
}
