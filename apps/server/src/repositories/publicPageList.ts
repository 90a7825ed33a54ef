import type { AliasedExpression } from 'kysely';
import { sql } from 'kysely';

import type { Db } from '../db/schema.ts';

/** A stretch of ids: after one, up to and with another. Ids are random, so equal stretches hold as many. */
export type IdRange = { readonly after: string; readonly upTo: string };

/** What has a page of its own: `name` is the part of its address that people read. */
export type ListedPage = { readonly id: string; readonly name: string; readonly updatedAt: Date };

type PageList = (db: Db, range: IdRange) => AliasedExpression<ListedPage, 'listed'>;

/** The profiles that anyone may see and that say something: those who only signed up have not written one yet. */
const profiles: PageList = (db, { after, upTo }) =>
  db
    .selectFrom('users')
    .leftJoin('freelancers', 'freelancers.userId', 'users.id')
    .leftJoin('clients', 'clients.userId', 'users.id')
    .select(['users.id', 'users.name', 'users.updatedAt'])
    .where('users.isActive', '=', true)
    .where((eb) => eb.or([eb('freelancers.experience', 'is not', null), eb('clients.companyName', 'is not', null)]))
    .where('users.id', '>', after)
    .where('users.id', '<=', upTo)
    .as('listed');

/** Open jobs: the page of one that is filled or withdrawn answers 410. */
const jobs: PageList = (db, { after, upTo }) =>
  db
    .selectFrom('projects')
    .innerJoin('users', 'users.id', 'projects.clientId')
    .select(['projects.id', 'projects.title as name', 'projects.updatedAt'])
    .where('projects.status', '=', 'OPEN')
    .where('users.isActive', '=', true)
    .where('projects.id', '>', after)
    .where('projects.id', '<=', upTo)
    .as('listed');

export const publicPages = { profiles, jobs } satisfies Record<string, PageList>;

export type PublicPages = keyof typeof publicPages;

/** How many there are, and when the last of them was changed. */
export async function countPublicPages(
  db: Db,
  list: PublicPages,
  range: IdRange,
): Promise<{ count: number; changedAt: Date | undefined }> {
  const { count, changedAt } = await db
    .selectFrom(publicPages[list](db, range))
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max<Date | null>('listed.updatedAt').as('changedAt')])
    .executeTakeFirstOrThrow();
  return { count, changedAt: changedAt ?? undefined };
}

/** When the last page of each of so many equal stretches of ids was changed; undefined where there is none. */
export async function lastChanges(
  db: Db,
  list: PublicPages,
  range: IdRange,
  parts: number,
): Promise<(Date | undefined)[]> {
  // The first 32 bits of an id decide.
  const part = sql<number>`(('x' || left(listed.id::text, 8))::bit(32)::bigint * ${parts}::bigint >> 32)::integer`;
  const rows = await db
    .selectFrom(publicPages[list](db, range))
    .select((eb) => [part.as('part'), eb.fn.max<Date>('listed.updatedAt').as('changedAt')])
    .groupBy(sql`1`)
    .execute();
  const byPart = new Map(rows.map(({ part: index, changedAt }) => [index, changedAt]));
  return Array.from({ length: parts }, (_, index) => byPart.get(index));
}

/** One after the other, in the order of their ids, read by the thousand. */
export async function* readPublicPages(
  db: Db,
  list: PublicPages,
  range: IdRange,
  chunk = 2000,
): AsyncGenerator<ListedPage> {
  for (let { after } = range; ;) {
    const rows = await db
      .selectFrom(publicPages[list](db, { ...range, after }))
      .selectAll()
      .orderBy('listed.id')
      .limit(chunk)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < chunk) return;
    after = last.id;
  }
}
