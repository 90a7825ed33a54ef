import { sql } from 'kysely';

import type { Db } from '../db/schema.ts';

/** A stretch of the ids of users: after one, up to and with another. Ids are random, so equal stretches hold as many. */
export type IdRange = { readonly after: string; readonly upTo: string };

export type ListedProfile = { readonly id: string; readonly name: string; readonly updatedAt: Date };

/** The profiles that anyone may see and that say something: those who only signed up have not written one yet. */
function publicProfiles(db: Db, { after, upTo }: IdRange) {
  return db
    .selectFrom('users')
    .leftJoin('freelancers', 'freelancers.userId', 'users.id')
    .leftJoin('clients', 'clients.userId', 'users.id')
    .where('users.isActive', '=', true)
    .where((eb) => eb.or([eb('freelancers.experience', 'is not', null), eb('clients.companyName', 'is not', null)]))
    .where('users.id', '>', after)
    .where('users.id', '<=', upTo);
}

/** How many there are, and when the last of them was changed. */
export async function countPublicProfiles(
  db: Db,
  range: IdRange,
): Promise<{ count: number; changedAt: Date | undefined }> {
  const { count, changedAt } = await publicProfiles(db, range)
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max<Date | null>('users.updatedAt').as('changedAt')])
    .executeTakeFirstOrThrow();
  return { count, changedAt: changedAt ?? undefined };
}

/** When the last profile of each of so many equal stretches of ids was changed; undefined where there is none. */
export async function lastChanges(db: Db, range: IdRange, parts: number): Promise<(Date | undefined)[]> {
  // The first 32 bits of an id decide.
  const part = sql<number>`(('x' || left(users.id::text, 8))::bit(32)::bigint * ${parts}::bigint >> 32)::integer`;
  const rows = await publicProfiles(db, range)
    .select((eb) => [part.as('part'), eb.fn.max<Date>('users.updatedAt').as('changedAt')])
    .groupBy(sql`1`)
    .execute();
  const byPart = new Map(rows.map(({ part: index, changedAt }) => [index, changedAt]));
  return Array.from({ length: parts }, (_, index) => byPart.get(index));
}

/** One after the other, in the order of their ids, read by the thousand. */
export async function* readPublicProfiles(db: Db, range: IdRange, chunk = 2000): AsyncGenerator<ListedProfile> {
  for (let { after } = range; ;) {
    const rows = await publicProfiles(db, { ...range, after })
      .select(['users.id', 'users.name', 'users.updatedAt'])
      .orderBy('users.id')
      .limit(chunk)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < chunk) return;
    after = last.id;
  }
}
