import type { Db, RowUpdate, Trx } from '../db/schema.ts';
import { verifiedBy } from './verifications.ts';

/** A client's profile with their account. */
export async function findClient(db: Db, userId: string) {
  return db
    .selectFrom('clients')
    .innerJoin('users', 'users.id', 'clients.userId')
    .leftJoin('verifications', 'verifications.userId', 'clients.userId')
    .selectAll('clients')
    .select(verifiedBy)
    .select(['users.name', 'users.email', 'users.bio', 'users.location', 'users.profileImageId'])
    .select(['users.version', 'users.createdAt', 'users.updatedAt'])
    .where('clients.userId', '=', userId)
    .executeTakeFirstOrThrow();
}

export type ClientRow = Awaited<ReturnType<typeof findClient>>;

export async function updateClient(
  trx: Trx,
  userId: string,
  change: Pick<RowUpdate<'clients'>, 'companyName' | 'industry' | 'companySize' | 'website' | 'profileSummary'>,
): Promise<void> {
  // An update needs at least one column; this one changes nothing.
  await trx
    .updateTable('clients')
    .set((eb) => ({ ...change, ratingCount: eb.ref('ratingCount') }))
    .where('userId', '=', userId)
    .execute();
}
