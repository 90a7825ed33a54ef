import { sql } from 'kysely';

import type { Db, Row, RowUpdate, Trx } from '../db/schema.ts';

export type AccountSettings = Pick<Row<'users'>, 'id' | 'mutedMails' | 'timezone' | 'unsubscribeKey'>;

const settings = (db: Db) => db.selectFrom('users').select(['id', 'mutedMails', 'timezone', 'unsubscribeKey']);

export async function findSettings(db: Db, userId: string): Promise<AccountSettings> {
  return settings(db).where('id', '=', userId).executeTakeFirstOrThrow();
}

/** Those of the account that has this email. */
export async function findSettingsByEmail(db: Db, email: string): Promise<AccountSettings | undefined> {
  return settings(db)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}

/** On a row locked until the transaction ends, as `lockProfileVersion` locks it. */
export async function lockSettings(trx: Trx, userId: string): Promise<AccountSettings | undefined> {
  return settings(trx).where('id', '=', userId).forNoKeyUpdate().executeTakeFirst();
}

/** The profile keeps its version: none of this is a part of it. */
export async function changeSettings(
  trx: Trx,
  userId: string,
  change: Pick<RowUpdate<'users'>, 'mutedMails' | 'timezone'>,
): Promise<void> {
  await trx.updateTable('users').set(change).where('id', '=', userId).execute();
}

/** The zone of an account in a query: the one that was chosen, else the one that its browser named last. */
export const knownTimezone = (users: 'users' | 'client' | 'freelancer') => sql<string | null>`coalesce(
  ${sql.ref(`${users}.timezone`)},
  -- UTC is stored where none was named.
  (select search.timezone from saved_searches as search
    where search.user_id = ${sql.ref(`${users}.id`)} and search.timezone <> 'UTC'
    order by search.created_at desc, search.id limit 1))`;

/** The time zone of an account; null where it is not known. */
export async function findTimezoneOf(db: Db, userId: string): Promise<string | null> {
  const { known } = await db
    .selectFrom('users')
    .select(knownTimezone('users').as('known'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return known;
}
