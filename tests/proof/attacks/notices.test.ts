import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Marketplace } from '../../../apps/server/src/operations/testing/marketplace.ts';
import { openMarketplace } from '../../../apps/server/src/operations/testing/marketplace.ts';
import type { TestApp } from '../../../apps/server/src/testing/testApp.ts';
import { createTestApp } from '../../../apps/server/src/testing/testApp.ts';

let here: TestApp;
let market: Marketplace;
let count = 0;

beforeAll(async () => {
  here = await createTestApp();
  market = openMarketplace(here);
});
afterAll(() => here.close());

const newEmail = (): string => `owner${(count += 1)}@example.com`;
const password = 'seven quiet lanterns';
const [thief, owner] = ['198.51.100.7', '192.0.2.7'];
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

async function logIn(email: string, guess: string, remoteAddress: string, role = 'client'): Promise<number> {
  const { statusCode } = await here.app.inject({
    method: 'POST',
    url: `/api/v1/${role}/login`,
    remoteAddress,
    headers: { 'user-agent': firefox },
    payload: { email, password: guess },
  });
  return statusCode;
}

const subjects = async (email: string) => (await here.mails(email)).slice(1).map(({ subject }) => subject);
const signIn = 'New login from Firefox on Windows';
const changed = 'Your Guildhall password was changed';

describe('a person who has stolen a password', () => {
  test('cannot sign in from somewhere new without the owner being told, once for each place', async () => {
    const { email } = await market.signUp('CLIENT', newEmail());
    expect(await logIn(email, 'not the password', thief)).toBe(401);
    expect(await subjects(email)).toEqual([]);
    expect([await logIn(email, password, thief), await logIn(email, password, thief)]).toEqual([200, 200]);
    expect(await subjects(email)).toEqual([signIn]);
    expect(await logIn(email, password, owner)).toBe(200);
    expect(await subjects(email)).toEqual([signIn, signIn]);
    const [, mail] = await here.mails(email);
    expect(mail?.text).toContain(`Network address: ${thief}`);
    expect(`${mail?.text}${mail?.html}`).not.toContain(password);
  });

  test('does not get past that by trying the other role first', async () => {
    const { email } = await market.signUp('CLIENT', newEmail());
    expect(await logIn(email, password, thief, 'freelancer')).toBe(404);
    expect(await logIn(email, password, thief)).toBe(200);
    expect(await subjects(email)).toEqual([signIn]);
  });
});

test('an owner who signs in where they signed up is not told so', async () => {
  const { email } = await market.signUp('CLIENT', newEmail());
  expect(await logIn(email, password, '127.0.0.1')).toBe(200);
  expect(await subjects(email)).toEqual([]);
});

test('a password is not changed without its owner being told, once', async () => {
  const { email } = await market.signUp('CLIENT', newEmail());
  await market.call('requestClientPasswordReset', { body: { email } });
  const otp = await market.codeFor(email);
  const reset = (code: string, newPassword: string) =>
    market.call('resetClientPassword', { body: { email, otp: code, newPassword, confirmPassword: newPassword } });
  expect((await reset(otp === '000000' ? '000001' : '000000', 'eight loud lanterns')).status).toBe(422);
  expect(await subjects(email)).not.toContain(changed);
  expect((await reset(otp, 'eight loud lanterns')).status).toBe(200);
  // The retry of a call whose answer was lost.
  expect((await reset(otp, 'eight loud lanterns')).status).toBe(200);
  expect((await reset(otp, 'nine soft lanterns')).status).toBe(422);
  expect((await subjects(email)).filter((subject) => subject === changed)).toHaveLength(1);
});
