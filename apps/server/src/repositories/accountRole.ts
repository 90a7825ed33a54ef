import type { Role } from '@guildhall/api/enums';

import type { Db, Trx } from '../db/schema.ts';

/** What a profile's version is before anything of it was saved. */
const untouched = 1;

const tables = { CLIENT: 'clients', FREELANCER: 'freelancers' } as const;

/** Whether an account has done nothing yet: nothing posted, applied for or saved, the profile and its parts included. */
export async function hasDoneNothing(db: Db, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('version', '=', untouched)
    .where((eb) =>
      eb.and(
        [
          eb.selectFrom('projects').select('clientId as by').where('clientId', '=', userId),
          eb.selectFrom('applications').select('freelancerId as by').where('freelancerId', '=', userId),
          eb.selectFrom('proposalDrafts').select('freelancerId as by').where('freelancerId', '=', userId),
          eb.selectFrom('savedSearches').select('userId as by').where('userId', '=', userId),
        ].map((done) => eb.not(eb.exists(done))),
      ),
    )
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Locks the account and its empty profile against anything that would be posted, applied for or saved, and gives its
 * role; undefined where something of that is under way. It does not wait for it: the two would wait for each other.
 */
export async function lockRole(trx: Trx, userId: string): Promise<Role | undefined> {
  const user = await trx.selectFrom('users').select('role').where('id', '=', userId).forUpdate().executeTakeFirst();
  if (!user) return undefined;
  const profile = await trx
    .selectFrom(tables[user.role])
    .select('userId')
    .where('userId', '=', userId)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return profile && user.role;
}

/** Gives a locked account that has done nothing another role, and the empty profile that belongs to it. */
export async function changeRole(trx: Trx, userId: string, { from, to }: { from: Role; to: Role }): Promise<void> {
  await trx.deleteFrom(tables[from]).where('userId', '=', userId).execute();
  await trx.insertInto(tables[to]).values({ userId }).execute();
  await trx.updateTable('users').set({ role: to }).where('id', '=', userId).execute();
}
