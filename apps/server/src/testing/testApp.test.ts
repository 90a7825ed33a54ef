import { afterAll, expect, test } from 'vitest';

import { createTestApp } from './testApp.ts';

const here = await createTestApp();
afterAll(() => here.close());

test('a test server answers from a database of its own', async () => {
  const answer = await here.app.inject('/health/ready');
  expect(answer.statusCode).toBe(200);
  expect(await here.db.selectFrom('users').selectAll().execute()).toEqual([]);
});

test('queued mail is delivered on demand, and found by its recipient', async () => {
  await here.db.transaction().execute(async (trx) => {
    await here.mail.send(trx, { template: 'verificationCode', to: 'maya@example.com', data: { code: '481516' } });
    await here.mail.send(trx, { template: 'passwordResetCode', to: 'sam@example.com', data: { code: '234211' } });
  });
  const mails = await here.mails('maya@example.com');
  expect(mails.map(({ subject }) => subject)).toEqual(['481516 is your Guildhall verification code']);
});
