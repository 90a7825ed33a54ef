import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

import type { Kysely } from 'kysely';

import { joinTransaction } from '../db/joinTransaction.ts';
import { platformDb } from '../db/platformTables.ts';
import type { Database } from '../db/schema.ts';
import { Refusal } from '../domain/refusal.ts';
import type { UntypedAnswer, UntypedContext, UntypedHandler } from '../operations/untyped.ts';

/** How long a key is remembered. */
const keptHours = 24;

/**
 * Runs a creating call once for its `Idempotency-Key`. The key is stored in the transaction of the effect itself, so
 * that a server killed at any moment leaves both or neither; a parallel retry waits for the first and gets its answer.
 * A refusal has no effect, so it is not remembered: the same key may try again.
 */
export async function runOnce(
  operationId: string,
  context: UntypedContext,
  handler: UntypedHandler,
): Promise<UntypedAnswer> {
  const key = String(context.headers['Idempotency-Key']);
  const id = sha256(JSON.stringify([context.session?.userId ?? null, operationId, context.params, key]));
  const fingerprint = sha256(JSON.stringify(context.body ?? null));
  const secret = Buffer.from(hkdfSync('sha256', key, fingerprint, operationId, 32));

  const outcome = await context.services.db.transaction().execute(async (trx): Promise<Outcome> => {
    const keys = platformDb(trx);
    const claimed = await keys
      .insertInto('idempotencyKeys')
      .values({ id, fingerprint })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (claimed.numInsertedOrUpdatedRows === 0n) return { answer: await replay(keys, id, fingerprint, secret) };
    try {
      const db = joinTransaction(trx);
      const answer = await handler({ ...context, services: { ...context.services, db } });
      await keys
        .updateTable('idempotencyKeys')
        .set({ status: answer.status, answer: seal(answer, secret) })
        .where('id', '=', id)
        .execute();
      return { answer };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // What the handler counted outside its own transaction (a limit, a wrong guess) stays counted, unless the
      // refusal came of a failed statement, after which PostgreSQL takes nothing more in this transaction.
      const forgotten = keys.deleteFrom('idempotencyKeys').where('id', '=', id).execute();
      return await forgotten.then(
        () => ({ refusal: error }),
        () => Promise.reject(error),
      );
    }
  });
  if (outcome.refusal) throw outcome.refusal;
  return outcome.answer;
}

type Outcome = { readonly answer: UntypedAnswer; readonly refusal?: never } | { readonly refusal: Refusal };

async function replay(
  keys: ReturnType<typeof platformDb>,
  id: Buffer,
  fingerprint: Buffer,
  secret: Buffer,
): Promise<UntypedAnswer> {
  const stored = await keys.selectFrom('idempotencyKeys').selectAll().where('id', '=', id).executeTakeFirst();
  if (stored && !stored.fingerprint.equals(fingerprint)) {
    const message = 'This Idempotency-Key was used for another request. Please make a new one.';
    throw new Refusal(422, message, { 'Idempotency-Key': message });
  }
  // Only when it was cleaned away in this very moment.
  if (!stored?.answer) throw new Refusal(409, 'The same request is still being handled. Please try again in a moment.');
  const answer = open(stored.answer, secret);
  return { ...answer, headers: { ...answer.headers, 'idempotent-replayed': 'true' } };
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function seal(answer: UntypedAnswer, secret: Buffer): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', secret, nonce);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

function open(stored: Buffer, secret: Buffer): UntypedAnswer {
  const decipher = createDecipheriv('aes-256-gcm', secret, stored.subarray(0, 12));
  decipher.setAuthTag(stored.subarray(12, 28));
  const text = Buffer.concat([decipher.update(stored.subarray(28)), decipher.final()]).toString('utf8');
  // Sealed by `seal`, and proved to be so by the tag.
  return JSON.parse(text) as UntypedAnswer;
}

/** Forgets keys and limits that are over; called now and then by the server. */
export async function forgetExpired(db: Kysely<Database>, now: Date): Promise<void> {
  const tables = platformDb(db);
  const before = new Date(now.getTime() - keptHours * 3_600_000);
  await tables.deleteFrom('idempotencyKeys').where('createdAt', '<', before).execute();
  await tables.deleteFrom('rateLimits').where('expiresAt', '<', now).execute();
}
