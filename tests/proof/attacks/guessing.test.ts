import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { openMarketplace } from '../../../apps/server/src/operations/testing/marketplace.ts';
import type { Marketplace } from '../../../apps/server/src/operations/testing/marketplace.ts';
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

const newEmail = (): string => `target${(count += 1)}@example.com`;
const password = 'seven quiet lanterns';
const wrongCodes = (code: string, guesses: number): string[] =>
  Array.from({ length: guesses }, (_, index) => ((Number(code) + index + 1) % 1_000_000).toString().padStart(6, '0'));

async function logIn(email: string, guess: string, remoteAddress = '203.0.113.1'): Promise<number> {
  const url = '/api/v1/client/login';
  const answer = await here.app.inject({ method: 'POST', url, remoteAddress, payload: { email, password: guess } });
  return answer.statusCode;
}

/** Ten wrong passwords from each address, one after the other. */
async function guessFrom(email: string, addresses: readonly string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const address of addresses) {
    for (let guess = 0; guess < 10; guess += 1) statuses.push(await logIn(email, `guess ${guess}`, address));
  }
  return statuses;
}

describe('who guesses the code of a reset', () => {
  const reset = (email: string, otp: string) =>
    market.call('resetClientPassword', {
      body: { email, otp, newPassword: 'eight loud lanterns', confirmPassword: 'eight loud lanterns' },
    });

  test('has five guesses, and the right one is too late after them, together or in turn', async () => {
    for (const isParallel of [true, false]) {
      const { email } = await market.signUp('CLIENT', newEmail());
      await market.call('requestClientPasswordReset', { body: { email } });
      const code = await market.codeFor(email);
      const guesses = wrongCodes(code, 5);
      if (isParallel) await Promise.all(guesses.map((guess) => reset(email, guess)));
      else for (const guess of guesses) await reset(email, guess);
      expect((await reset(email, code)).status).toBe(422);
      expect(await logIn(email, password)).toBe(200);
    }
  });

  test('does not get five more by asking for the code through the other role, or for the sign-up', async () => {
    const { email } = await market.signUp('CLIENT', newEmail());
    here.clock.advance(3601);
    await market.call('requestClientPasswordReset', { body: { email } });
    const code = await market.codeFor(email);
    const body = { email, otp: code, newPassword: password, confirmPassword: password };
    expect((await market.call('resetFreelancerPassword', { body })).status).toBe(422);
    expect((await market.call('verifyEmailOtp', { body: { email, otp: code } })).status).toBe(422);
    for (const guess of wrongCodes(code, 5)) await reset(email, guess);
    expect((await reset(email, code)).status).toBe(422);
  });

  test('gets five codes an hour for one email from one network, whatever they are for', async () => {
    const { email } = await market.signUp('CLIENT', newEmail());
    const asks = ['requestClientPasswordReset', 'requestFreelancerPasswordReset', 'sendVerificationOtp'] as const;
    const statuses: number[] = [];
    for (let round = 0; round < 2; round += 1) {
      for (const ask of asks) {
        here.clock.advance(31);
        statuses.push((await market.call(ask, { body: { email } })).status);
      }
    }
    // The sign-up itself took one.
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  });
});

describe('who guesses a password', () => {
  test('is refused from the eleventh guess on, also with the right one, known email or not', async () => {
    const [known, unknown] = [(await market.signUp('CLIENT', newEmail())).email, newEmail()];
    for (const email of [known, unknown]) {
      expect(new Set(await guessFrom(email, ['198.51.100.1']))).toEqual(new Set([401]));
      const refused = await market.call('logInClient', { body: { email, password } });
      // `call` comes from elsewhere: the owner at home is not kept out.
      expect(refused.status).toBe(email === known ? 200 : 401);
      expect(await logIn(email, password, '198.51.100.1')).toBe(429);
    }
  });

  test('gets no more by guessing at once', async () => {
    const { email } = await market.signUp('CLIENT', newEmail());
    const statuses = await Promise.all(Array.from({ length: 30 }, (_, index) => logIn(email, `guess ${index}`)));
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  test('gets no more by writing the email in other letters, nor through the other role', async () => {
    const { email } = await market.signUp('CLIENT', newEmail());
    await guessFrom(email, ['198.51.100.2']);
    expect(await logIn(email.toUpperCase(), password, '198.51.100.2')).toBe(429);
    const url = '/api/v1/freelancer/login';
    const payload = { email, password };
    const other = await here.app.inject({ method: 'POST', url, remoteAddress: '198.51.100.2', payload });
    expect(other.statusCode).toBe(429);
  });

  test('from many addresses gets thirty in a quarter of an hour, and cannot lock out the owner at a known address', async () => {
    const { email } = await market.signUp('CLIENT', newEmail());
    expect(await logIn(email, password, '192.0.2.1')).toBe(200);
    const addresses = ['198.51.100.11', '198.51.100.12', '198.51.100.13', '198.51.100.14', '2001:db8::1'];
    const statuses = await guessFrom(email, addresses);
    expect(statuses.filter((status) => status === 401)).toHaveLength(30);
    expect(await logIn(email, password, '198.51.100.99')).toBe(429);
    expect(await logIn(email, password, '192.0.2.1')).toBe(200);
    here.clock.advance(15 * 60 + 1);
    expect(await logIn(email, password, '198.51.100.99')).toBe(200);
  });

  test('keeps no one out who resets the password from a new address meanwhile', async () => {
    const { email } = await market.signUp('CLIENT', newEmail());
    await guessFrom(email, ['198.51.100.21', '198.51.100.22', '198.51.100.23']);
    expect(await logIn(email, password, '192.0.2.77')).toBe(429);
    here.clock.advance(31);
    const { requestId } = (await market.call('requestClientPasswordReset', { body: { email } })).data;
    const newPassword = 'eight loud lanterns';
    const done = await here.app.inject({
      method: 'POST',
      url: '/api/v1/client/verify-otp',
      remoteAddress: '192.0.2.77',
      payload: { email, otp: await market.codeFor(email), newPassword, confirmPassword: newPassword, requestId },
    });
    expect(done.statusCode).toBe(200);
    expect(await logIn(email, newPassword, '192.0.2.77')).toBe(200);
  });

  test('is told how long to wait: a quarter of an hour at most', async () => {
    const email = newEmail();
    await guessFrom(email, ['203.0.113.8']);
    const url = '/api/v1/client/login';
    const payload = { email, password };
    const answer = await here.app.inject({ method: 'POST', url, remoteAddress: '203.0.113.8', payload });
    const wait = Number(answer.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(900);
  });

  test('leaves the owner, who mistypes and then remembers, all tries for the next time', async () => {
    const { email } = await market.signUp('CLIENT', newEmail());
    for (let day = 0; day < 3; day += 1) {
      for (let slip = 0; slip < 9; slip += 1) expect(await logIn(email, 'slip of the finger')).toBe(401);
      expect(await logIn(email, password)).toBe(200);
    }
  });
});
