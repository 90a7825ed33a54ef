import { sql } from 'kysely';

import type { Db, Trx } from '../db/schema.ts';

/** So many rows of search are looked through at once. */
const atOnce = 5000;

/** Takes the means of all ratings anew, to a tenth. One that has moved by less than that stays. */
export async function measureMarketplaceRatings(db: Db | Trx): Promise<void> {
  await sql`
    update marketplace_ratings as kept set mean = round(measured.mean, 1)
    from (
      select 'FREELANCER' as role, sum(rating_sum)::numeric / nullif(sum(rating_count), 0) as mean from freelancers
      union all select 'CLIENT', avg(rating) from ratings where type = 'FREELANCER_TO_CLIENT') as measured
    where kept.role = measured.role and abs(kept.mean - measured.mean) >= 0.1`.execute(db);
}

/**
 * Brings the default order of people up to date with the mean of all ratings. A row at a time, under the lock under which
 * its person's changes write it; what a stop leaves undone, the next run finds.
 */
export async function followMarketplaceRatings(db: Db): Promise<void> {
  await measureMarketplaceRatings(db);
  let last: string | null = '00000000-0000-0000-0000-000000000000';
  while (last !== null) {
    const { rows } = await sql<{ userId: string; isBehind: boolean }>`
      select kept.user_id, kept.standing <> standing_of(availability, rating_sum, rating_count) as is_behind
      from (select user_id, standing from freelancer_search where user_id > ${last} order by user_id limit ${atOnce}) as kept
      join freelancers on freelancers.user_id = kept.user_id
      order by kept.user_id`.execute(db);
    for (const { userId, isBehind } of rows) {
      if (isBehind) await sql`select keep_standing(${userId})`.execute(db);
    }
    last = rows.at(-1)?.userId ?? null;
  }
}
