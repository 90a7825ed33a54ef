import { randomUUID } from 'node:crypto';

import { connect } from '../../apps/server/src/db/connect.ts';
import { unsubscribeToken } from '../../apps/server/src/domain/unsubscribeToken.ts';
import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { expect, test } from './test.ts';

// As a link in an email opens: in a browser that is logged out and may run no script.
test.use({ javaScriptEnabled: false });

test('the link of a digest stops it with one press, and not by being opened', async ({ page, guildhall }) => {
  const { email, password } = demoAccounts.freelancer;
  const name = `Ferries ${randomUUID()}`;
  const login = await page.request.post('/api/v1/freelancer/login', { data: { email, password } });
  // The server keeps to its contract: another test proves it.
  const { data } = (await login.json()) as { data: { token: string } };
  const headers = { Authorization: `Bearer ${data.token}` };
  const body = { name, criteria: { query: 'ferry' }, digest: 'daily' };
  expect((await page.request.post('/api/v1/saved-searches', { headers, data: body })).status()).toBe(201);
  const db = connect(guildhall.connectionString, { max: 1 });
  const saved = () => db.selectFrom('savedSearches').selectAll().where('name', '=', name).executeTakeFirstOrThrow();
  try {
    const { id, unsubscribeKey } = await saved();
    const link = `/unsubscribe/${unsubscribeToken(id, unsubscribeKey)}`;

    await page.goto(link);
    await expect(page.getByRole('main')).toContainText(name);
    expect((await saved()).digest).toBe('daily');
    await page.getByRole('button').click();
    await expect(page.getByRole('main')).toContainText('You will get no more mail about');
    expect((await saved()).digest).toBe('never');
    await page.goto(link);
    await expect(page.getByRole('main')).toContainText('You will get no more mail about');
    await expect(page.getByRole('button')).toHaveCount(0);

    // A mail program may cut a long address.
    await page.goto(link.slice(0, -4));
    await expect(page.getByRole('main')).not.toContainText(name);
  } finally {
    await db.deleteFrom('savedSearches').where('name', '=', name).execute();
    await db.destroy();
  }
});
