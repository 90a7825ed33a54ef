import { randomBytes } from 'node:crypto';

import { sql } from 'kysely';

import type { Db } from '../db/schema.ts';
import { before, days } from '../domain/time.ts';

export type View = {
  profileUserId: string;
  /** Who looks, if signed in. */
  readerId: string | null;
  /** Where the call came from, as it is counted. */
  address: string;
  now: Date;
};

/**
 * Counts a view: one a day for each profile and reader. A reader is an account, or for a visitor an address; neither is
 * kept, only its hash under a salt that lives as long as the day. Who turns out to be signed in was perhaps counted as
 * a visitor before, when the page came from the server: that view is taken back. The owner's own does not count.
 */
export async function countView(db: Db, view: View): Promise<void> {
  const day = dayOf(view.now);
  if (await insertView(db, view, day)) return;
  await openDay(db, view.now, day);
  await insertView(db, view, day);
}

/** False when the day has no salt yet. Views of many at once do not wait for each other, nor for the disk. */
async function insertView(db: Db, { profileUserId, readerId, address }: View, day: string): Promise<boolean> {
  const keyOf = (reader: string) => sql`sha256(salts.salt || convert_to(${reader}, 'UTF8'))`;
  const reader = readerId ?? address;
  const { rows } = await sql<{ salts: number }>`
    with salts as (
      select salt, set_config('synchronous_commit', 'off', true) from visitor_salts where day = ${day}
    ), taken_back as (
      delete from profile_views using salts
      where ${readerId}::text is not null
        and profile_user_id = ${profileUserId} and viewer_key = ${keyOf(address)} and viewed_on = ${day}
    ), counted as (
      insert into profile_views (profile_user_id, viewer_key, viewed_on)
      select ${profileUserId}::uuid, ${keyOf(reader)}, ${day}::date from salts
      where ${readerId}::text is distinct from ${profileUserId}
      on conflict do nothing
    )
    select count(*) as salts from salts`.execute(db);
  return rows[0]?.salts === 1;
}

/** Gives the day its salt, and forgets the older ones. */
async function openDay(db: Db, now: Date, day: string): Promise<void> {
  await db
    .insertInto('visitorSalts')
    .values({ day, salt: randomBytes(32) })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();
  await forgetSalts(db, now);
}

/**
 * Ends what made the keys of past days; yesterday's stays for replicas whose clock is a little behind. Called with each
 * day's first view, and now and then by the server, for days without any.
 */
export async function forgetSalts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('visitorSalts')
    .where('day', '<', dayOf(before(now, days(1))))
    .execute();
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
