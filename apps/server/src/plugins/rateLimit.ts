import { createHash } from 'node:crypto';

import type { Kysely } from 'kysely';
import { sql } from 'kysely';

import { Refusal } from '../contract/refusal.ts';
import type { Database } from '../db/schema.ts';
import { platformDb } from './platformTables.ts';

export type Limit = {
  /** What is limited and for whom: `['codes', 'address', ip]`. */
  readonly subject: readonly string[];
  /** How many in one window. */
  readonly limit: number;
  readonly seconds: number;
};

/**
 * Counts one attempt in PostgreSQL, so that the limit holds across replicas, and refuses with 429 once `limit` is
 * passed in the window that the first attempt opened. One statement: of parallel attempts exactly `limit` pass.
 */
export async function takeAttempt(db: Kysely<Database>, now: Date, { subject, limit, seconds }: Limit): Promise<void> {
  const id = createHash('sha256').update(JSON.stringify(subject)).digest();
  const expiresAt = new Date(now.getTime() + seconds * 1000);
  const { hits, expiresAt: opensAgain } = await platformDb(db)
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
  if (hits <= limit) return;
  const wait = Math.max(1, Math.ceil((opensAgain.getTime() - now.getTime()) / 1000));
  throw tooMany(`Too many requests. Please try again in ${inWords(wait)}.`, wait);
}

/** A 429 that says how long to wait, in the sentence and in `Retry-After`. */
export function tooMany(message: string, waitSeconds: number): Refusal {
  return new Refusal(429, message, undefined, { 'retry-after': String(Math.max(1, Math.ceil(waitSeconds))) });
}

/** `45` → "45 seconds"; `61` → "2 minutes". */
export function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
