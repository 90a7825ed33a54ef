import { sql } from 'kysely';

import type { Database, Db, NewRow, Trx } from '../db/schema.ts';
import { hashSecret } from '../domain/passwords.ts';
import { measureMarketplaceRatings } from '../repositories/marketplaceRatings.ts';
import { fillProjectEvents } from '../repositories/projectEvents.ts';
import { demoAccounts } from './demoAccounts.ts';
import { buildPeople } from './people.ts';
import { render } from './pictures/drawPictures.ts';
import { keepPictures } from './pictures/keepPictures.ts';
import { makeRandom } from './random.ts';
import { buildWork } from './work.ts';

/** Any number: another one makes another marketplace. */
const chosenSeed = 20_261_120;

export type SeedOptions = {
  /** When it is. Default: the present. */
  readonly now?: Date;
  /** Draws faces and work as well, which takes some seconds. Default false: few tests look at pictures. */
  readonly withPictures?: boolean;
};

/**
 * Fills an empty database with the demo marketplace; does nothing when anyone has an account. Returns whether it
 * filled it. Replicas that start together take turns, and the second finds it done.
 */
export async function seed(db: Db, { now = new Date(), withPictures = false }: SeedOptions = {}): Promise<boolean> {
  if (await isFilled(db)) return false;
  const passwordHash = await hashSecret(demoAccounts.client.password);
  const random = makeRandom(chosenSeed);
  const people = buildPeople(random, now, passwordHash);
  const work = buildWork(random, now, people.seededClients, people.seededFreelancers);
  // Before the transaction: on a busy machine it takes longer than the database lets one stand still.
  const pictures = withPictures ? await render(people.drawings) : [];
  return db.transaction().execute(async (trx) => {
    await sql`lock table users in share row exclusive mode`.execute(trx);
    if (await isFilled(trx)) return false;
    await insertAll(trx, 'users', people.users);
    await insertAll(trx, 'clients', people.clients);
    const inDemand = new Set(work.inDemand);
    const freelancers = people.freelancers.map((one) =>
      inDemand.has(one.userId) ? { ...one, availability: false } : one,
    );
    await insertAll(trx, 'freelancers', freelancers);
    await insertAll(trx, 'educationEntries', people.education);
    await insertAll(trx, 'experienceEntries', people.experience);
    await insertAll(trx, 'portfolioItems', people.portfolio);
    await insertAll(trx, 'verifications', people.verifications);
    await keepPictures(trx, pictures, now);
    await insertAll(trx, 'projects', work.projects);
    await insertAll(trx, 'applications', work.applications);
    await insertAll(trx, 'meetings', work.meetings);
    await insertAll(trx, 'ratings', work.ratings);
    await fillProjectEvents(trx);
    await countFreelancers(trx);
    await measureMarketplaceRatings(trx);
    await inventViews(trx, now);
    return true;
  });
}

async function isFilled(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** PostgreSQL takes 65,535 parameters in one statement. */
const rowsAtOnce = 1000;

async function insertAll<Table extends keyof Database>(
  trx: Trx,
  table: Table,
  rows: readonly NewRow<Table>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await trx
      .insertInto(table)
      .values(rows.slice(start, start + rowsAtOnce))
      .execute();
  }
}

/** What `approveCompletion` and `rateFreelancer` would have counted. */
async function countFreelancers(trx: Trx): Promise<void> {
  await sql`
    update freelancers set
      projects_completed = (select count(*) from projects where assigned_freelancer_id = user_id and status = 'COMPLETED'),
      rating_count = (select count(*) from ratings where to_user_id = user_id),
      rating_sum = (select coalesce(sum(rating), 0) from ratings where to_user_id = user_id)`.execute(trx);
}

/** A few dozen views each, more for those who finished more. */
async function inventViews(trx: Trx, now: Date): Promise<void> {
  await sql`
    insert into profile_views (profile_user_id, viewer_key, viewed_on)
    select user_id, sha256(convert_to(user_id || '/' || view, 'UTF8')), (${now}::timestamptz - view % 90 * interval '1 day')::date
    from freelancers, generate_series(1, 12 + 9 * projects_completed + get_byte(uuid_send(user_id), 0) % 30) as view`.execute(
    trx,
  );
}
