import { randomUUID } from 'node:crypto';

import type { OperationId } from '@guildhall/api/operations';
import { operations as facts } from '@guildhall/api/operations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Marketplace, Person } from '../../../apps/server/src/operations/testing/marketplace.ts';
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

const newEmail = (): string => `signedin${(count += 1)}@example.com`;
const password = 'seven quiet lanterns';

// The keys of `operations` are the ids.
const ids = Object.keys(facts) as OperationId[];
const signedIn = ids.filter((id) => facts[id].roles.length > 0);

/** Tries every call that takes a token, and returns those that a token still opens. */
async function opened(token: string): Promise<string[]> {
  const open: string[] = [];
  for (const id of signedIn) {
    const { method, path } = facts[id];
    const url = path.replaceAll(/\{\w+\}/g, randomUUID());
    const answer = await here.app.inject({ method, url, headers: { authorization: `Bearer ${token}` } });
    if (answer.statusCode !== 401) open.push(id);
  }
  return open;
}

async function resetPassword({ email }: Pick<Person, 'email'>, newPassword: string) {
  here.clock.advance(31);
  await market.call('requestClientPasswordReset', { body: { email } });
  const otp = await market.codeFor(email);
  const body = { email, otp, newPassword, confirmPassword: newPassword };
  return { body, reply: await market.call('resetClientPassword', { body }) };
}

describe('a token that is over opens nothing', () => {
  test('after logging out', async () => {
    const { token } = await market.signUp('CLIENT', newEmail());
    expect((await opened(token)).length).toBeGreaterThan(0);
    // The test of every call has just logged it out.
    expect(await opened(token)).toEqual([]);
  });

  test('after resetting the password, on every device', async () => {
    const person = await market.signUp('CLIENT', newEmail());
    const other = await market.call('logInClient', { body: { email: person.email, password } });
    expect((await resetPassword(person, 'eight loud lanterns')).reply.status).toBe(200);
    expect([await opened(person.token), await opened(other.data.token)]).toEqual([[], []]);
  });

  test('of an account that was closed', async () => {
    const { token, userId } = await market.makeClient();
    await here.db.updateTable('users').set({ isActive: false }).where('id', '=', userId).execute();
    expect(await opened(token)).toEqual([]);
  });

  test('and what the database keeps of a token opens nothing either', async () => {
    const { userId } = await market.makeClient();
    const { tokenHash } = await here.db
      .selectFrom('tokens')
      .select('tokenHash')
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow();
    for (const format of ['base64url', 'hex', 'base64'] as const) {
      expect(await opened(tokenHash.toString(format))).toEqual([]);
    }
  });
});

test('no two tokens are alike, and each has 256 bits that look like chance', async () => {
  const tokens: Buffer[] = [];
  for (let index = 0; index < 40; index += 1) {
    tokens.push(Buffer.from((await market.makeClient()).token, 'base64url'));
  }
  expect(new Set(tokens.map((token) => token.toString('hex'))).size).toBe(tokens.length);
  expect(tokens.every((token) => token.length === 32)).toBe(true);
  // Of 10,240 fair bits, half are set, give or take: six standard deviations are 304.
  const ones = tokens.reduce((sum, token) => sum + [...token].reduce((bits, byte) => bits + countBits(byte), 0), 0);
  expect(Math.abs(ones - 5120)).toBeLessThan(304);
});

function countBits(byte: number): number {
  return byte.toString(2).replaceAll('0', '').length;
}

describe('a code is not used again', () => {
  test('for a second password; the same one sent again, as after a lost answer, changes nothing', async () => {
    const person = await market.signUp('CLIENT', newEmail());
    const { body, reply } = await resetPassword(person, 'eight loud lanterns');
    expect(reply.status).toBe(200);
    const account = () =>
      here.db.selectFrom('users').selectAll().where('id', '=', person.userId).executeTakeFirstOrThrow();
    const before = await account();
    const again = await Promise.all([1, 2, 3].map(() => market.call('resetClientPassword', { body })));
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200]);
    const other = { ...body, newPassword: 'nine soft lanterns', confirmPassword: 'nine soft lanterns' };
    const others = await Promise.all([1, 2, 3].map(() => market.call('resetClientPassword', { body: other })));
    expect(others.map(({ status }) => status)).toEqual([422, 422, 422]);
    expect(await account()).toEqual(before);
  });

  test('by many at once: one password is set', async () => {
    const { email } = await market.signUp('CLIENT', newEmail());
    here.clock.advance(31);
    await market.call('requestClientPasswordReset', { body: { email } });
    const otp = await market.codeFor(email);
    const wishes = ['eight loud lanterns', 'nine loud lanterns', 'ten loud lanterns', 'some loud lanterns'];
    const replies = await Promise.all(
      wishes.map((wish) =>
        market.call('resetClientPassword', { body: { email, otp, newPassword: wish, confirmPassword: wish } }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('of someone else', async () => {
    const [victim, attacker] = [await market.signUp('CLIENT', newEmail()), await market.signUp('CLIENT', newEmail())];
    here.clock.advance(31);
    for (const { email } of [victim, attacker]) await market.call('requestClientPasswordReset', { body: { email } });
    const otp = await market.codeFor(attacker.email);
    const body = { email: victim.email, otp, newPassword: 'mine now, lanterns', confirmPassword: 'mine now, lanterns' };
    const right = otp === (await market.codeFor(victim.email));
    expect((await market.call('resetClientPassword', { body })).status).toBe(right ? 200 : 422);
  });

  test('for a proof that was another’s: an account needs the proof of its own email', async () => {
    const email = newEmail();
    await market.call('sendVerificationOtp', { body: { email } });
    await market.call('verifyEmailOtp', { body: { email, otp: await market.codeFor(email) } });
    for (const other of [`x${email}`, email.replace('@', '+a@'), ` ${email}`, `${email}.evil.example`]) {
      const reply = await market.call('signUpClient', { body: { name: 'Eve', email: other, password } });
      expect(reply.status).toBe(422);
    }
  });
});

test('an email in look-alike letters, or with something behind it, is no email', async () => {
  const { email } = await market.signUp('CLIENT', `kas${newEmail()}`);
  // The sign of Kelvin and the long s become k and s in small letters.
  const disguised = [email.replace('k', '\u212a'), email.replace('s', '\u017f'), email.replace('a', '\u0430')];
  const stretched = [
    `${email}\n`,
    `${email}\r\nBcc: eve@example.com`,
    `${email},eve@example.com`,
    `<${email}>`,
    `${email}\u200b`,
  ];
  for (const other of [...disguised, ...stretched]) {
    expect(other).not.toBe(email);
    for (const id of ['sendVerificationOtp', 'requestClientPasswordReset'] as const) {
      expect([other, (await market.call(id, { body: { email: other } })).status]).toEqual([other, 422]);
    }
  }
});

describe("someone else's Idempotency-Key", () => {
  test('gives no part in their answer, and takes nothing from them', async () => {
    const [victim, attacker] = [await market.makeClient(), await market.makeClient()];
    const headers = { 'idempotency-key': randomUUID() };
    const post = ({ token }: Person) => market.call('createProject', { token, headers, body: market.job });
    const [theirs, own] = [await post(victim), await post(attacker)];
    expect([theirs.status, own.status]).toEqual([201, 201]);
    expect(own.data.id).not.toBe(theirs.data.id);
    expect((await post(victim)).data.id).toBe(theirs.data.id);
  });

  test('does not give the session of a sign-up, without its password', async () => {
    const email = newEmail();
    await market.call('sendVerificationOtp', { body: { email } });
    await market.call('verifyEmailOtp', { body: { email, otp: await market.codeFor(email) } });
    const headers = { 'idempotency-key': randomUUID() };
    const signUp = (guess: string) =>
      market.call('signUpClient', { headers, body: { name: 'Jonas', email, password: guess } });
    expect((await signUp(password)).status).toBe(201);
    const guessed = await signUp('seven loud lanterns');
    expect([guessed.status, guessed.data]).toEqual([422, null]);
  });
});
