import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';

import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';

import { openMarketplace } from '../../../apps/server/src/operations/testing/marketplace.ts';
import { createTestApp } from '../../../apps/server/src/testing/testApp.ts';
import { timeLimit } from '../depth.ts';

const here = await createTestApp();
afterAll(() => here.close());

/** Connections of this database that are within a transaction and have nothing to do. */
async function idleTransactions(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'`.execute(here.db);
  return rows[0]?.count ?? 0;
}

test('a password is hashed before a transaction is open, with a key too', { timeout: timeLimit }, async () => {
  const market = openMarketplace(here);
  const email = 'maya@example.com';
  await market.call('sendVerificationOtp', { body: { email } });
  const otp = /\b\d{6}\b/.exec((await here.mails(email)).at(-1)?.text ?? '')?.[0] ?? '';
  await market.call('verifyEmailOtp', { body: { email, otp } });
  // Passwords are hashed in the threads that these take, so until the first has ended none is.
  let isBusy = true;
  const work = promisify(pbkdf2);
  const busy = Array.from({ length: 8 }, () => work('a', 'b', 3_000_000, 32, 'sha256'));
  void Promise.race(busy).then(() => (isBusy = false));
  const signingUp = here.app.inject({
    method: 'POST',
    url: '/api/v1/client/signup',
    headers: { 'idempotency-key': 'a-key-of-its-own' },
    payload: { name: 'Maya', email, password: 'seven quiet lanterns' },
  });
  let seen = 0;
  while (isBusy) seen = Math.max(seen, await idleTransactions());
  expect(seen).toBe(0);
  await Promise.all(busy);
  expect((await signingUp).statusCode).toBe(201);
});
