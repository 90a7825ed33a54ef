import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createApp } from '../app.ts';
import { readAuditLog } from '../repositories/auditLog.ts';
import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';
import { serveUndoEmailChange } from '../web/undoEmailChange.ts';
import type { Marketplace, Person } from './testing/marketplace.ts';
import { openMarketplace } from './testing/marketplace.ts';

let testApp: TestApp;
let market: Marketplace;
let pages: FastifyInstance;
let count = 0;

beforeAll(async () => {
  testApp = await createTestApp();
  market = openMarketplace(testApp);
  pages = await createApp({
    services: testApp,
    log: pino({ level: 'silent' }),
    extend: (app) => serveUndoEmailChange(app, testApp),
  });
});
afterAll(async () => {
  await pages.close();
  await testApp.close();
});

const password = 'seven quiet lanterns';
const hour = 3600;
const fresh = () => `changed${(count += 1)}@example.com`;

const ask = ({ token }: Pick<Person, 'token'>, email: string, typed = password) =>
  market.call('requestEmailChange', { token, body: { email, password: typed } });
const prove = ({ token }: Pick<Person, 'token'>, email: string, otp: string) =>
  market.call('changeEmail', { token, body: { email, otp } });
const logIn = (email: string, typed = password) => market.call('logInClient', { body: { email, password: typed } });

/** Changes the email as people do. */
async function change(person: Person, email: string) {
  testApp.clock.advance(31);
  expect((await ask(person, email)).status).toBe(200);
  const reply = await prove(person, email, await market.codeFor(email));
  expect(reply).toMatchObject({ status: 200, data: { email } });
}

async function undoPathFor(email: string): Promise<string> {
  const mails = await testApp.mails(email);
  const link = mails.map(({ text }) => /https?:\/\/\S+\/undo-email-change\/\S+/.exec(text)?.[0]).findLast(Boolean);
  return new URL(link ?? 'http://none/').pathname;
}
const open = (url: string) => pages.inject({ url });
const press = (url: string) => pages.inject({ method: 'POST', url });

describe('another email address', () => {
  it('is the account’s once its code is given; the one before is told, and other sessions end', async () => {
    const [person, email] = [await market.makeClient(), fresh()];
    const other = await logIn(person.email);
    await change(person, email);
    expect((await market.call('listSessions', { token: person.token })).data.sessions).toHaveLength(1);
    expect((await market.call('listSessions', { token: other.data.token })).status).toBe(401);
    expect((await logIn(person.email)).status).toBe(401);
    expect((await logIn(email)).status).toBe(200);
    const told = (await testApp.mails(person.email)).at(-1);
    expect(told?.subject).toBe('Your Guildhall email address was changed');
    expect(told?.text).toContain(email);
    const audit = await readAuditLog(testApp.db, 'user', person.userId);
    expect(audit.map(({ action }) => action)).toContain('email.change');
  });

  it('is not changed from an open screen: the password is asked for, and guesses are counted', async () => {
    const [person, email] = [await market.makeClient(), fresh()];
    for (let guess = 0; guess < 10; guess += 1) {
      const reply = await ask(person, email, 'a guess');
      expect(reply).toMatchObject({ status: 422, errors: { password: 'This is not your password.' } });
    }
    expect((await ask(person, email)).status).toBe(429);
    expect(await testApp.mails(email)).toEqual([]);
  });

  it('of someone else is not to be told from one that is free, before its code is given', async () => {
    const [person, owner, free] = [await market.makeClient(), await market.makeClient(), fresh()];
    const [taken, open] = [await ask(person, owner.email), await ask(await market.makeClient(), free)];
    const shape = ({ status, message, data }: typeof taken) => [status, message, Object.keys(data).toSorted()];
    expect(shape(taken)).toEqual(shape(open));
    const wrong = await prove(person, owner.email, '000000');
    expect(wrong).toMatchObject({ status: 422, errors: { otp: 'Invalid OTP. Please try again.' } });
    // The owner of the address reads what was tried; only with what stands there is it refused in words.
    const proved = await prove(person, owner.email, await market.codeFor(owner.email));
    expect(proved).toMatchObject({ status: 409, message: expect.stringContaining('belongs to another account') });
    expect((await logIn(owner.email)).status).toBe(200);
  });

  it('cannot be given to a stolen session with a code that another account asked for', async () => {
    const [thief, victim, email] = [await market.makeClient(), await market.makeClient(), fresh()];
    const { requestId } = (await ask(thief, email)).data;
    const otp = await market.codeFor(email);
    for (const body of [
      { email, otp },
      { email, otp, requestId },
    ]) {
      expect((await market.call('changeEmail', { token: victim.token, body })).status).toBe(422);
    }
    expect((await logIn(victim.email)).status).toBe(200);
  });

  it('cannot be given with a code that was asked for at signing up', async () => {
    const [person, email] = [await market.makeClient(), fresh()];
    await market.call('sendVerificationOtp', { body: { email } });
    expect((await prove(person, email, await market.codeFor(email))).status).toBe(422);
  });

  it('is answered alike when the first answer was lost, and changed once', async () => {
    const [person, email] = [await market.makeClient(), fresh()];
    await ask(person, email);
    const otp = await market.codeFor(email);
    const replies = await Promise.all([prove(person, email, otp), prove(person, email, otp)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const told = (await testApp.mails(person.email)).filter(({ subject }) => subject.includes('was changed'));
    expect(told).toHaveLength(1);
  });

  it('goes to one of two who prove it at the same time', async () => {
    const [one, two, email] = [await market.makeClient(), await market.makeClient(), fresh()];
    await ask(one, email);
    const first = await market.codeFor(email);
    testApp.clock.advance(31);
    await ask(two, email);
    const second = await market.codeFor(email);
    const replies = await Promise.all([prove(one, email, first), prove(two, email, second)]);
    expect(replies.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
  });

  it('that is the account’s already is refused', async () => {
    const person = await market.makeClient();
    const reply = await ask(person, person.email.toUpperCase());
    expect(reply).toMatchObject({ status: 422, errors: { email: 'This is your email address already.' } });
  });
});

describe('the link in the mail to the address before', () => {
  it('asks first, and then gives the account back, signed out, without the password before', async () => {
    const [person, email] = [await market.makeClient(), fresh()];
    await change(person, email);
    const path = await undoPathFor(person.email);
    const asked = await open(path);
    expect([asked.statusCode, asked.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(asked.body).toContain('Undo the change of your email address?');
    expect((await logIn(email)).status).toBe(200);

    const undone = await press(path);
    expect(undone.body).toContain('The change is undone');
    expect((await market.call('listSessions', { token: person.token })).status).toBe(401);
    for (const address of [email, person.email]) expect((await logIn(address)).status).toBe(401);
    testApp.clock.advance(31);
    await market.call('requestClientPasswordReset', { body: { email: person.email } });
    const next = 'eight quiet lanterns';
    const otp = await market.codeFor(person.email);
    const body = { email: person.email, otp, newPassword: next, confirmPassword: next };
    expect((await market.call('resetClientPassword', { body })).status).toBe(200);
    expect((await logIn(person.email, next)).status).toBe(200);
    for (const reply of [await open(path), await press(path)]) {
      expect([reply.statusCode, reply.body]).toEqual([404, expect.stringContaining('This link does not work')]);
    }
  });

  it('works for 72 hours', async () => {
    const [person, email] = [await market.makeClient(), fresh()];
    await change(person, email);
    const path = await undoPathFor(person.email);
    testApp.clock.advance(72 * hour - 60);
    expect((await open(path)).statusCode).toBe(200);
    testApp.clock.advance(60);
    expect((await press(path)).statusCode).toBe(404);
  });

  it('undoes later changes too, whose own links undo nothing then', async () => {
    const [person, second, third] = [await market.makeClient(), fresh(), fresh()];
    await change(person, second);
    await change(person, third);
    const [first, later] = [await undoPathFor(person.email), await undoPathFor(second)];
    expect((await press(first)).body).toContain(person.email);
    expect((await press(later)).statusCode).toBe(404);
    const { email } = await testApp.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', person.userId)
      .executeTakeFirstOrThrow();
    expect(email).toBe(person.email);
  });

  it('of the second of two changes leaves the first one undoable', async () => {
    const [person, second] = [await market.makeClient(), fresh()];
    await change(person, second);
    await change(person, fresh());
    expect((await press(await undoPathFor(second))).body).toContain(second);
    expect((await press(await undoPathFor(person.email))).body).toContain(person.email);
  });

  it('still works after the password was changed, and after the account was closed', async () => {
    const [person, email] = [await market.makeClient(), fresh()];
    await change(person, email);
    const next = 'eight quiet lanterns';
    const { token } = person;
    await market.call('changePassword', {
      token,
      body: { currentPassword: password, newPassword: next, confirmPassword: next },
    });
    expect((await market.call('closeAccount', { token, body: { password: next } })).status).toBe(200);
    expect((await press(await undoPathFor(person.email))).statusCode).toBe(200);
    expect((await logIn(person.email, next)).status).toBe(401);
  });

  it('acts once for two who press at once', async () => {
    const [person, email] = [await market.makeClient(), fresh()];
    await change(person, email);
    const path = await undoPathFor(person.email);
    const replies = await Promise.all([press(path), press(path)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((one, two) => one - two)).toEqual([200, 404]);
  });

  it.each(['', 'x', '%E0%A4', 'a'.repeat(300), '0'.repeat(43)])(
    'that is cut off or made up is a page: %s',
    async (token) => {
      const reply = await open(`/undo-email-change/${token}`);
      expect(reply.statusCode).toBeGreaterThanOrEqual(400);
      expect(reply.statusCode).toBeLessThan(500);
    },
  );
});

it('the address before is no one else’s until it can no longer take the account back', async () => {
  const [person, email] = [await market.makeClient(), fresh()];
  await change(person, email);
  const stranger = await market.makeClient();
  testApp.clock.advance(31);
  await ask(stranger, person.email);
  expect((await prove(stranger, person.email, await market.codeFor(person.email))).status).toBe(409);
  await market.call('sendVerificationOtp', { body: { email: person.email } });
  await market.call('verifyEmailOtp', { body: { email: person.email, otp: await market.codeFor(person.email) } });
  const body = { name: 'Stranger', email: person.email, password };
  const refused = await market.call('signUpFreelancer', { body });
  expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('already exists as a client') });
  // Its own account may go back to it.
  await change(person, person.email);
});
