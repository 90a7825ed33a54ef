import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { sessionLife } from '../domain/codeLife.ts';
import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';
import type { Marketplace, Person } from './testing/marketplace.ts';
import { openMarketplace } from './testing/marketplace.ts';

let testApp: TestApp;
let market: Marketplace;

beforeAll(async () => {
  testApp = await createTestApp();
  market = openMarketplace(testApp);
});
afterAll(async () => testApp.close());

const password = 'seven quiet lanterns';
const next = 'eight quiet lanterns';
const change = { currentPassword: password, newPassword: next, confirmPassword: next };

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Another session of an account, from somewhere else. */
async function logIn({ email }: Person): Promise<string> {
  const response = await testApp.app.inject({
    method: 'POST',
    url: '/api/v1/client/login',
    headers: { 'user-agent': firefox },
    remoteAddress: '203.0.113.7',
    payload: { email, password },
  });
  return response.json().data.token;
}

const isLiving = async (token: string): Promise<boolean> =>
  (await market.call('listSessions', { token })).status === 200;

const sessionsOf = async (token: string) => (await market.call('listSessions', { token })).data.sessions;

describe('the sessions of an account', () => {
  test('are listed with where they were opened, the one of the call first', async () => {
    const ada = await market.makeClient('Ada');
    testApp.clock.advance(60);
    const since = testApp.clock.now().toISOString();
    await logIn(ada);
    const sessions = await sessionsOf(ada.token);
    expect(sessions).toMatchObject([
      { isCurrent: true, browser: 'an unknown browser', address: '127.0.0.1' },
      { isCurrent: false, browser: 'Firefox on Windows', address: '203.0.113.7' },
    ]);
    const opened = sessions.map(({ openedAt }) => openedAt >= since);
    expect(opened).toEqual([false, true]);
  });

  test('are those of no one else, and none that has ended', async () => {
    const [ada, ben] = [await market.makeClient('Ada'), await market.makeClient('Ben')];
    const other = await logIn(ada);
    await market.call('logOut', { token: other });
    expect(await sessionsOf(ada.token)).toHaveLength(1);
    expect(await sessionsOf(ben.token)).toHaveLength(1);
  });

  test('can be ended one by one, and then are worth nothing', async () => {
    const ada = await market.makeClient('Ada');
    const [other, third] = [await logIn(ada), await logIn(ada)];
    const sessionId = (await sessionsOf(other)).find(({ isCurrent }) => isCurrent)?.id ?? '';
    const call = { token: ada.token, params: { sessionId } };
    expect((await market.call('endSession', call)).status).toBe(200);
    expect(await Promise.all([ada.token, other, third].map(isLiving))).toEqual([true, false, true]);
    const again = await market.call('endSession', call);
    expect([again.status, again.message]).toEqual([404, 'This session has already ended.']);
  });

  test('that a call is made with is ended by logging out alone', async () => {
    const ada = await market.makeClient('Ada');
    const [own] = await sessionsOf(ada.token);
    const reply = await market.call('endSession', { token: ada.token, params: { sessionId: own?.id ?? '' } });
    expect([reply.status, reply.message]).toEqual([
      409,
      'This is the session that you are using. Please log out instead.',
    ]);
    expect(await isLiving(ada.token)).toBe(true);
  });

  test('of another account are not there to be ended, and live on', async () => {
    const [ada, ben] = [await market.makeClient('Ada'), await market.makeClient('Ben')];
    const [theirs] = await sessionsOf(ben.token);
    const reply = await market.call('endSession', { token: ada.token, params: { sessionId: theirs?.id ?? '' } });
    expect(reply.status).toBe(404);
    expect(await isLiving(ben.token)).toBe(true);
  });

  test('can all be ended but the one of the call', async () => {
    const [ada, ben] = [await market.makeClient('Ada'), await market.makeClient('Ben')];
    const others = [await logIn(ada), await logIn(ada)];
    expect((await market.call('endOtherSessions', { token: ada.token })).status).toBe(200);
    expect(await Promise.all([ada.token, ben.token, ...others].map(isLiving))).toEqual([true, true, false, false]);
    expect((await market.call('endOtherSessions', { token: ada.token })).status).toBe(200);
  });

  test('are not listed when their time is over', async () => {
    const ada = await market.makeClient('Ada');
    testApp.clock.advance(sessionLife / 1000 - 60);
    const later = await logIn(ada);
    expect(await sessionsOf(later)).toHaveLength(2);
    testApp.clock.advance(61);
    expect(await sessionsOf(later)).toHaveLength(1);
  });
});

describe('another password', () => {
  test('is the one to log in with, and ends every other session', async () => {
    const ada = await market.makeClient('Ada');
    const other = await logIn(ada);
    expect((await market.call('changePassword', { token: ada.token, body: change })).status).toBe(200);
    expect(await Promise.all([ada.token, other].map(isLiving))).toEqual([true, false]);
    const { email } = ada;
    expect((await market.call('logInClient', { body: { email, password } })).status).toBe(401);
    expect((await market.call('logInClient', { body: { email, password: next } })).status).toBe(200);
    expect((await testApp.mails(email)).map(({ subject }) => subject)).toContain('Your Guildhall password was changed');
  });

  test.each([
    [
      'a wrong current password',
      { currentPassword: 'a guess' },
      'currentPassword',
      'This is not your current password.',
    ],
    ['two that differ', { confirmPassword: 'ate quiet lanterns' }, 'confirmPassword', 'Passwords do not match.'],
    ['a short one', { newPassword: 'short', confirmPassword: 'short' }, 'newPassword', '6'],
    ['a very common one', { newPassword: 'password', confirmPassword: 'password' }, 'newPassword', 'most common'],
  ])('is refused at its field with %s, and nothing has changed', async (_, typed, field, words) => {
    const ada = await market.makeClient('Ada');
    const other = await logIn(ada);
    const reply = await market.call('changePassword', { token: ada.token, body: { ...change, ...typed } });
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.errors)).toEqual([field]);
    expect(reply.errors[field]).toContain(words);
    expect(await isLiving(other)).toBe(true);
    expect((await market.call('logInClient', { body: { email: ada.email, password } })).status).toBe(200);
  });

  test('cannot be guessed at from an open session: wrong ones are counted with those at logging in', async () => {
    const ada = await market.makeClient('Ada');
    const guess = () =>
      market.call('changePassword', { token: ada.token, body: { ...change, currentPassword: 'a guess' } });
    for (let times = 0; times < 10; times += 1) expect((await guess()).status).toBe(422);
    expect((await guess()).status).toBe(429);
    expect((await market.call('changePassword', { token: ada.token, body: change })).status).toBe(429);
    expect((await market.call('logInClient', { body: { email: ada.email, password } })).status).toBe(429);
  });

  test('of two at once is set by one', async () => {
    const ada = await market.makeClient('Ada');
    const passwords = ['eight quiet lanterns', 'nine quiet lanterns'];
    const replies = await Promise.all(
      passwords.map((one) =>
        market.call('changePassword', {
          token: ada.token,
          body: { currentPassword: password, newPassword: one, confirmPassword: one },
        }),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    const set = passwords[replies.findIndex(({ status }) => status === 200)] ?? '';
    expect((await market.call('logInClient', { body: { email: ada.email, password: set } })).status).toBe(200);
  });
});
