import { createHash } from 'node:crypto';

import { waitText } from '@guildhall/machines/domain/counted';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';

import { platformDb } from '../db/platformTables.ts';
import type { Database } from '../db/schema.ts';
import { Refusal } from '../domain/refusal.ts';

/** What is counted and for whom: `['codes', 'address', ip]`. */
export type Subject = readonly string[];

export type Limit = {
  readonly subject: Subject;
  /** How many in one window. */
  readonly limit: number;
  readonly seconds: number;
  /** What the refusal says, given how long to wait. */
  readonly sentence?: (wait: string) => string;
};

const tooManyRequests = (wait: string) => `Too many requests. Please try again in ${wait}.`;

/**
 * Counts one attempt in PostgreSQL, for all replicas together, in the window that the first attempt opened. One
 * statement: parallel attempts get different counts.
 */
export async function countAttempt(
  db: Kysely<Database>,
  now: Date,
  { subject, seconds }: Pick<Limit, 'subject' | 'seconds'>,
): Promise<{ hits: number; expiresAt: Date }> {
  const id = idOf(subject);
  const expiresAt = new Date(now.getTime() + seconds * 1000);
  return platformDb(db)
    .insertInto('rateLimits')
    .values({ id, hits: 1, expiresAt })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        hits: sql<number>`case when ${eb.ref('rateLimits.expiresAt')} <= ${now} then 1 else ${eb.ref('rateLimits.hits')} + 1 end`,
        expiresAt: sql<Date>`case when ${eb.ref('rateLimits.expiresAt')} <= ${now} then ${eb.ref('excluded.expiresAt')} else ${eb.ref('rateLimits.expiresAt')} end`,
      })),
    )
    .returning(['hits', 'expiresAt'])
    .executeTakeFirstOrThrow();
}

/** Counts one attempt, and refuses with 429 once `limit` is passed: of parallel attempts exactly `limit` pass. */
export async function takeAttempt(
  db: Kysely<Database>,
  now: Date,
  { subject, limit, seconds, sentence = tooManyRequests }: Limit,
): Promise<void> {
  const { hits, expiresAt: opensAgain } = await countAttempt(db, now, { subject, seconds });
  if (hits <= limit) return;
  const wait = Math.max(1, Math.ceil((opensAgain.getTime() - now.getTime()) / 1000));
  throw tooMany(sentence(waitText(wait)), wait);
}

/**
 * Counts an attempt on `item`, once in the limit's time however often it is repeated. An attempt that is refused leaves
 * no trace. Parallel attempts on one item wait for each other, so that none passes on the strength of a refused one.
 */
export async function takeAttemptOnce(db: Kysely<Database>, now: Date, limit: Limit, item: string): Promise<void> {
  const id = idOf([...limit.subject, item]);
  const expiresAt = new Date(now.getTime() + limit.seconds * 1000);
  await db.transaction().execute(async (trx) => {
    const isFirst = await platformDb(trx)
      .insertInto('rateLimits')
      .values({ id, hits: 1, expiresAt })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ expiresAt }).where('rateLimits.expiresAt', '<=', now),
      )
      .returning('id')
      .executeTakeFirst();
    if (isFirst) await takeAttempt(trx, now, limit);
  });
}

/** Takes one attempt back: it was none of those that are limited. */
export async function giveBack(db: Kysely<Database>, subject: Subject): Promise<void> {
  await platformDb(db)
    .updateTable('rateLimits')
    .set((eb) => ({ hits: eb('hits', '-', 1) }))
    .where('id', '=', idOf(subject))
    .where('hits', '>', 0)
    .execute();
}

/** Forgets the attempts of a subject. */
export async function forgive(db: Kysely<Database>, subject: Subject): Promise<void> {
  await platformDb(db).deleteFrom('rateLimits').where('id', '=', idOf(subject)).execute();
}

/** Keeps a subject in mind until `expiresAt`, in the same table: it counts nothing. */
export async function remember(db: Kysely<Database>, subject: Subject, expiresAt: Date): Promise<void> {
  await platformDb(db)
    .insertInto('rateLimits')
    .values({ id: idOf(subject), hits: 0, expiresAt })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ expiresAt }))
    .execute();
}

export async function isRemembered(db: Kysely<Database>, now: Date, subject: Subject): Promise<boolean> {
  const found = await platformDb(db)
    .selectFrom('rateLimits')
    .select('id')
    .where('id', '=', idOf(subject))
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}

function idOf(subject: Subject): Buffer {
  return createHash('sha256').update(JSON.stringify(subject)).digest();
}

/** A 429 that says how long to wait, in the sentence and in `Retry-After`. */
export function tooMany(message: string, waitSeconds: number): Refusal {
  return new Refusal(429, message, undefined, { 'retry-after': String(Math.max(1, Math.ceil(waitSeconds))) });
}
