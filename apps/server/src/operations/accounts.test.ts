import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';
import type { Marketplace } from './testing/marketplace.ts';
import { openMarketplace } from './testing/marketplace.ts';

let testApp: TestApp;
let market: Marketplace;
let count = 0;

beforeAll(async () => {
  testApp = await createTestApp();
  market = openMarketplace(testApp);
});
afterAll(async () => testApp.close());

const newEmail = (): string => `person${(count += 1)}@example.com`;
const password = 'seven quiet lanterns';
const wrong = (code: string): string => (code === '000000' ? '111111' : '000000');

async function askForCode(email: string): Promise<string> {
  await market.call('sendVerificationOtp', { body: { email } });
  return market.codeFor(email);
}

describe('a person who signs up', () => {
  test('proves the email, gets an account and is signed in', async () => {
    const email = newEmail();
    const sent = await market.call('sendVerificationOtp', { body: { email } });
    expect(sent.data).toEqual({ requestId: expect.any(String), resendAfterSeconds: 30, expiresInSeconds: 600 });
    const verified = await market.call('verifyEmailOtp', { body: { email, otp: await market.codeFor(email) } });
    expect(verified.data).toEqual({ email, expiresInSeconds: 1800 });
    const account = await market.call('signUpFreelancer', { body: { name: ' Maya Lindqvist ', email, password } });
    expect(account).toMatchObject({ status: 201, data: { role: 'FREELANCER', name: 'Maya Lindqvist', email } });
    const profile = await market.call('getFreelancerProfile', { token: account.data.token });
    expect(profile.data).toMatchObject({
      userId: account.data.userId,
      email,
      bio: null,
      hourlyRate: null,
      skills: [],
      availability: true,
    });
  });

  test('needs a proved email, also on the server', async () => {
    const reply = await market.call('signUpClient', { body: { name: 'Jonas', email: newEmail(), password } });
    expect(reply).toMatchObject({ status: 422, errors: { email: 'Please verify your email first' } });
  });

  test('has 30 minutes after the proof', async () => {
    const email = newEmail();
    await market.call('verifyEmailOtp', { body: { email, otp: await askForCode(email) } });
    testApp.clock.advance(30 * 60 + 1);
    const reply = await market.call('signUpClient', { body: { name: 'Jonas', email, password } });
    expect(reply.status).toBe(422);
  });

  test('cannot use one proof for two accounts', async () => {
    const email = newEmail();
    await market.signUp('CLIENT', email);
    const reply = await market.call('signUpClient', { body: { name: 'Jonas', email, password } });
    expect(reply).toMatchObject({ status: 422, errors: { email: expect.any(String) } });
  });

  test.each([
    ['CLIENT', 'signUpClient', 'client', 'client'],
    ['CLIENT', 'signUpFreelancer', 'client', 'freelancer'],
    ['FREELANCER', 'signUpClient', 'freelancer', 'client'],
    ['FREELANCER', 'signUpFreelancer', 'freelancer', 'freelancer'],
  ] as const)(
    'whose email is a %s’s learns so by %s, once it is proved, in any case of letters',
    async (role, operation, theirs, wanted) => {
      const message = `Email address already exists as a ${theirs}. Can't use same email for a ${wanted} account.`;
      const email = newEmail();
      await market.signUp(role, email);
      testApp.clock.advance(31);
      await market.call('verifyEmailOtp', { body: { email, otp: await askForCode(email) } });
      const reply = await market.call(operation, { body: { name: 'Maya', email: email.toUpperCase(), password } });
      expect(reply).toMatchObject({ status: 409, message });
    },
  );

  test('is told in the mail, and nowhere else, that there is one already', async () => {
    const email = newEmail();
    const unknown = await market.call('sendVerificationOtp', { body: { email } });
    await market.signUp('FREELANCER', email.replace('@', '+sam@'));
    testApp.clock.advance(31);
    const known = await market.call('sendVerificationOtp', { body: { email: email.replace('@', '+sam@') } });
    const { requestId: _id, ...times } = unknown.data;
    expect(known).toMatchObject({ status: unknown.status, message: unknown.message, data: times });
    const mail = (await testApp.mails(email.replace('@', '+sam@'))).at(-1);
    expect(mail?.subject).toBe('You already have a Guildhall account');
    expect(mail?.text).toContain('as a freelancer');
    expect(mail?.text).toContain('/login');
  });

  test.each(['password', 'Football', 'qwertyuiop'])('may not take the common password %s', async (common) => {
    const reply = await market.call('signUpClient', { body: { name: 'Jonas', email: newEmail(), password: common } });
    expect(reply).toMatchObject({ status: 422, errors: { password: expect.stringContaining('most common') } });
  });

  test.each([
    ['five characters', 'öß€😀x', 422],
    ['six characters', 'öß€😀xy', 201],
    ['128 characters', '😀'.repeat(128), 201],
    ['129 characters', '😀'.repeat(129), 422],
    ['nothing but spaces', '      ', 201],
  ])('with a password of %s: %s is answered %i', async (_length, chosen, status) => {
    const email = newEmail();
    await market.call('verifyEmailOtp', { body: { email, otp: await askForCode(email) } });
    const reply = await market.call('signUpClient', { body: { name: 'Jonas', email, password: chosen } });
    expect(reply.status).toBe(status);
    const logIn = await market.call('logInClient', { body: { email, password: chosen } });
    expect(logIn.status === 200).toBe(status === 201);
  });

  test('may use spaces at both ends of the password, and needs them to log in', async () => {
    const email = newEmail();
    await market.signUp('CLIENT', email, '  lanterns  ');
    const trimmed = await market.call('logInClient', { body: { email, password: 'lanterns' } });
    const exact = await market.call('logInClient', { body: { email, password: '  lanterns  ' } });
    expect([trimmed.status, exact.status]).toEqual([401, 200]);
  });
});

describe('a code', () => {
  const verify = (email: string, otp: string) => market.call('verifyEmailOtp', { body: { email, otp } });

  const codeRow = (email: string) =>
    testApp.db.selectFrom('emailCodes').selectAll().where('email', '=', email).executeTakeFirstOrThrow();

  test('given again after a lost answer gets the same answer, and proves the email once', async () => {
    const email = newEmail();
    const code = await askForCode(email);
    const first = await verify(email, code);
    const { verifiedAt } = await codeRow(email);
    testApp.clock.advance(60);
    expect(await verify(email, code)).toMatchObject({ status: 200, message: first.message, data: { email } });
    expect(await codeRow(email)).toMatchObject({ verifiedAt, guesses: 0 });
  });

  test('given again says how long the proof is still good for', async () => {
    const email = newEmail();
    const code = await askForCode(email);
    await verify(email, code);
    testApp.clock.advance(60);
    expect((await verify(email, code)).data.expiresInSeconds).toBe(1740);
  });

  test('that has proved an email is still dead after five wrong guesses', async () => {
    const email = newEmail();
    const code = await askForCode(email);
    await verify(email, code);
    for (let guess = 0; guess < 5; guess += 1) expect((await verify(email, wrong(code))).status).toBe(422);
    expect((await verify(email, code)).status).toBe(422);
  });

  test('is spent by the account that it made', async () => {
    const email = newEmail();
    const code = await askForCode(email);
    await verify(email, code);
    await market.call('signUpClient', { body: { name: 'Jonas', email, password } });
    expect(await verify(email, code)).toMatchObject({ status: 422, errors: { otp: 'Invalid OTP. Please try again.' } });
  });

  test('dies after 10 minutes', async () => {
    const email = newEmail();
    const code = await askForCode(email);
    testApp.clock.advance(601);
    expect((await verify(email, code)).status).toBe(422);
  });

  test('is replaced by a resend', async () => {
    const email = newEmail();
    const first = await askForCode(email);
    testApp.clock.advance(31);
    const second = await askForCode(email);
    expect((await verify(email, first)).status).toBe(first === second ? 200 : 422);
    expect((await verify(email, second)).status).toBe(first === second ? 422 : 200);
  });

  test('survives four wrong guesses and dies of the fifth', async () => {
    const [patient, careless] = [newEmail(), newEmail()];
    const codes = [await askForCode(patient), await askForCode(careless)] as const;
    for (let guess = 0; guess < 4; guess += 1) await verify(patient, wrong(codes[0]));
    for (let guess = 0; guess < 5; guess += 1) await verify(careless, wrong(codes[1]));
    expect((await verify(patient, codes[0])).status).toBe(200);
    expect((await verify(careless, codes[1])).status).toBe(422);
  });

  test('is compared with five of fifty parallel guesses at most', async () => {
    const email = newEmail();
    const code = await askForCode(email);
    await Promise.all(Array.from({ length: 50 }, () => verify(email, wrong(code))));
    const { unnamedGuesses } = await testApp.db
      .selectFrom('emailCodes')
      .select('unnamedGuesses')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(unnamedGuesses).toBe(5);
    expect((await verify(email, code)).status).toBe(422);
  });

  test('is stored hashed', async () => {
    const email = newEmail();
    const code = await askForCode(email);
    const row = await testApp.db
      .selectFrom('emailCodes')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(`"${code}"`);
    expect(row.codeHash).toMatch(/^\$argon2id\$/);
  });

  test('can be asked for again after 30 seconds, with the wait in Retry-After', async () => {
    const email = newEmail();
    await askForCode(email);
    testApp.clock.advance(10);
    const early = await market.call('sendVerificationOtp', { body: { email } });
    expect(early.status).toBe(429);
    expect(Number(early.headers['retry-after'])).toBeGreaterThanOrEqual(19);
    expect(Number(early.headers['retry-after'])).toBeLessThanOrEqual(20);
    testApp.clock.advance(21);
    expect((await market.call('sendVerificationOtp', { body: { email } })).status).toBe(200);
  });

  test('is sent five times an hour, whatever the case of the letters', async () => {
    const email = newEmail();
    for (let sent = 0; sent < 5; sent += 1) {
      const written = sent % 2 === 0 ? email : email.toUpperCase();
      expect((await market.call('sendVerificationOtp', { body: { email: written } })).status).toBe(200);
      testApp.clock.advance(31);
    }
    const sixth = await market.call('sendVerificationOtp', { body: { email } });
    expect(sixth.status).toBe(429);
    testApp.clock.advance(Number(sixth.headers['retry-after']));
    expect((await market.call('sendVerificationOtp', { body: { email } })).status).toBe(200);
  });

  test('asked for twenty times at once is sent once', async () => {
    const email = newEmail();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => market.call('sendVerificationOtp', { body: { email } })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await testApp.mails(email)).toHaveLength(1);
  });
});

describe('a person who logs in', () => {
  test('gets the same answer for an unknown email and a wrong password', async () => {
    const { email } = await market.signUp('CLIENT', newEmail());
    const [unknown, mistaken] = [
      await market.call('logInClient', { body: { email: newEmail(), password } }),
      await market.call('logInClient', { body: { email, password: 'not the password' } }),
    ];
    expect(unknown).toMatchObject({
      status: 401,
      message: 'Invalid email or password. Please check your credentials.',
    });
    expect([mistaken.status, mistaken.message, mistaken.data]).toEqual([unknown.status, unknown.message, unknown.data]);
  });

  test('hears of the other role only after the right password', async () => {
    const { email } = await market.signUp('FREELANCER', newEmail());
    const mistaken = await market.call('logInClient', { body: { email, password: 'not the password' } });
    const right = await market.call('logInClient', { body: { email, password } });
    expect(mistaken.status).toBe(401);
    expect(right).toMatchObject({
      status: 404,
      message: 'You are signed up as a freelancer. Please sign up as a client first.',
    });
  });

  test('is let in whatever the case of the letters in the email', async () => {
    const { email } = await market.signUp('CLIENT', newEmail());
    expect((await market.call('logInClient', { body: { email: email.toUpperCase(), password } })).status).toBe(200);
  });

  test('is signed out by logging out, and only there', async () => {
    const first = await market.signUp('CLIENT', newEmail());
    const second = await market.call('logInClient', { body: { email: first.email, password } });
    expect((await market.call('logOut', { token: first.token })).message).toBe('Logged out successfully');
    expect((await market.call('getClientProfile', { token: first.token })).status).toBe(401);
    expect((await market.call('getClientProfile', { token: second.data.token })).status).toBe(200);
  });

  test('keeps a token that the database does not know', async () => {
    const { token } = await market.signUp('CLIENT', newEmail());
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await testApp.db.selectFrom('tokens').select('tokenHash').execute();
    expect(rows.filter(({ tokenHash }) => tokenHash.includes(token) || tokenHash.length !== 32)).toEqual([]);
  });

  test('is signed out after a month', async () => {
    const { token } = await market.signUp('CLIENT', newEmail());
    testApp.clock.advance(30 * 24 * 3600 + 1);
    expect((await market.call('getClientProfile', { token })).status).toBe(401);
  });
});

describe('a person who forgot the password', () => {
  const change = (email: string, otp: string, newPassword = 'eight loud lanterns', confirmPassword = newPassword) =>
    market.call('resetFreelancerPassword', { body: { email, otp, newPassword, confirmPassword } });

  async function askForReset(email: string): Promise<string> {
    await market.call('requestFreelancerPasswordReset', { body: { email } });
    return market.codeFor(email);
  }

  test('sets a new one with the code, which ends every session', async () => {
    const { email, token } = await market.signUp('FREELANCER', newEmail());
    expect((await change(email, await askForReset(email))).status).toBe(200);
    expect((await market.call('getFreelancerProfile', { token })).status).toBe(401);
    expect((await market.call('logInFreelancer', { body: { email, password } })).status).toBe(401);
    expect((await market.call('logInFreelancer', { body: { email, password: 'eight loud lanterns' } })).status).toBe(
      200,
    );
  });

  test('cannot use the code for two passwords, nor a wrong one', async () => {
    const { email } = await market.signUp('FREELANCER', newEmail());
    const code = await askForReset(email);
    expect(await change(email, wrong(code))).toMatchObject({
      status: 422,
      errors: { otp: 'Invalid OTP. Please try again.' },
    });
    expect((await change(email, code)).status).toBe(200);
    expect(await change(email, code, 'nine soft lanterns')).toMatchObject({
      status: 422,
      errors: { otp: expect.stringContaining('Your password was changed with this code') },
    });
    expect((await market.call('logInFreelancer', { body: { email, password: 'eight loud lanterns' } })).status).toBe(
      200,
    );
  });

  test('whose answer was lost sends the same again, is told the same, and stays signed in', async () => {
    const { email } = await market.signUp('FREELANCER', newEmail());
    const code = await askForReset(email);
    const first = await change(email, code);
    const { token } = (await market.call('logInFreelancer', { body: { email, password: 'eight loud lanterns' } })).data;
    expect(await change(email, code)).toMatchObject({ status: 200, message: first.message });
    expect((await market.call('getFreelancerProfile', { token })).status).toBe(200);
    testApp.clock.advance(600);
    expect((await change(email, code)).status).toBe(422);
  });

  test('has the code left when the new password was refused', async () => {
    const { email } = await market.signUp('FREELANCER', newEmail());
    const code = await askForReset(email);
    expect((await change(email, code, 'eight loud lanterns', 'nine')).errors).toEqual({
      confirmPassword: 'Passwords do not match.',
    });
    expect((await change(email, code, 'password')).errors).toHaveProperty('newPassword');
    expect((await change(email, code)).status).toBe(200);
  });

  test('reads the same with and without an account, and no code goes to a stranger or through the other role', async () => {
    const { email } = await market.signUp('CLIENT', newEmail());
    const stranger = newEmail();
    await testApp.mails();
    const before = (await testApp.mails()).length;
    const told = (operation: 'requestClientPasswordReset' | 'requestFreelancerPasswordReset', to: string) =>
      market.call(operation, { body: { email: to } }).then(({ status, message, data }) => ({
        status,
        message,
        data: { ...data, requestId: data.requestId.length },
      }));
    const toStranger = await told('requestFreelancerPasswordReset', stranger);
    expect(await told('requestFreelancerPasswordReset', email)).toEqual(toStranger);
    expect(await testApp.mails()).toHaveLength(before);
    expect(await told('requestClientPasswordReset', email)).toEqual(toStranger);
    expect(await testApp.mails()).toHaveLength(before + 1);
    expect((await market.call('requestFreelancerPasswordReset', { body: { email: stranger } })).status).toBe(429);
    expect((await change(stranger, '123456')).errors).toEqual({ otp: 'Invalid OTP. Please try again.' });
  });
});
