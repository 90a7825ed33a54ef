import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { after, days } from './domain/time.ts';
import type { Marketplace } from './operations/testing/marketplace.ts';
import { openMarketplace } from './operations/testing/marketplace.ts';
import type { TestApp } from './testing/testApp.ts';
import { createTestApp } from './testing/testApp.ts';
import { tidyUp } from './tidyUp.ts';

let here: TestApp;
let market: Marketplace;
beforeAll(async () => {
  here = await createTestApp();
  market = openMarketplace(here);
});
afterAll(() => here.close());

const countOf = async (table: 'emailCodes' | 'tokens' | 'auditLog') =>
  Number(
    (
      await here.db
        .selectFrom(table)
        .select(sql<number>`count(*)`.as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

/** What is left when the server tidies up so many days from now. */
async function leftAfter(count: number, auditDays?: number) {
  await tidyUp(here, after(here.clock.now(), days(count)), { auditDays });
  return { codes: await countOf('emailCodes'), tokens: await countOf('tokens'), acts: await countOf('auditLog') };
}

test('what has expired goes in time, and the audit log stays as long as the settings say', async () => {
  const maya = await market.signUp('FREELANCER');
  await market.call('logOut', { token: maya.token });
  await market.signUp('CLIENT');
  const before = {
    codes: await countOf('emailCodes'),
    tokens: await countOf('tokens'),
    acts: await countOf('auditLog'),
  };
  expect(before).toMatchObject({ codes: 2, tokens: 2 });
  expect(before.acts).toBeGreaterThan(4);

  expect(await leftAfter(29)).toEqual(before);
  // The session that was logged out of; the other one lives on.
  expect(await leftAfter(32)).toEqual({ codes: 0, tokens: 1, acts: before.acts });
  expect(await leftAfter(364, 365)).toMatchObject({ acts: before.acts });
  expect(await leftAfter(3650)).toMatchObject({ tokens: 0, acts: before.acts });
  expect(await leftAfter(366, 365)).toMatchObject({ acts: 0 });
});

test('nothing else is ever taken from the audit log', async () => {
  await market.signUp('FREELANCER');
  const { db } = here;
  await expect(db.deleteFrom('auditLog').execute()).rejects.toThrow('append-only');
  await expect(sql`update audit_log set action = 'x'`.execute(db)).rejects.toThrow('append-only');
  await expect(sql`truncate audit_log`.execute(db)).rejects.toThrow('append-only');
  await expect(
    db.transaction().execute(async (trx) => {
      await sql`select set_config('guildhall.audit_kept_since', '2000-01-01', true)`.execute(trx);
      await trx.deleteFrom('auditLog').execute();
    }),
  ).rejects.toThrow('append-only');
});
