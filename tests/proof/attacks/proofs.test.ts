import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { TestApp } from '../../../apps/server/src/testing/testApp.ts';
import { createTestApp } from '../../../apps/server/src/testing/testApp.ts';

let here: TestApp;
let count = 0;

beforeAll(async () => {
  here = await createTestApp();
});
afterAll(() => here.close());

const newEmail = (): string => `proved${(count += 1)}@example.com`;
const [home, elsewhere] = ['192.0.2.1', '198.51.100.1'];

interface Reply {
  status: number;
  data: { ticket?: string; requestId: string };
}

async function post(url: string, payload: object, remoteAddress = home): Promise<Reply> {
  const answer = await here.app.inject({ method: 'POST', url: `/api/v1${url}`, remoteAddress, payload });
  return { status: answer.statusCode, data: answer.json().data };
}

const lastCode = async (email: string): Promise<string> =>
  /\b\d{6}\b/.exec((await here.mails(email)).at(-1)?.text ?? '')?.[0] ?? '';

async function codeFor(email: string): Promise<string> {
  await post('/email/send-verification-otp', { email });
  return lastCode(email);
}

async function prove(email: string, asks: { ticket?: boolean } = {}, from = home): Promise<string | undefined> {
  const { data } = await post('/email/verify-otp', { email, otp: await codeFor(email), ...asks }, from);
  return data.ticket;
}

const signUp = (
  email: string,
  more: { ticket?: string | undefined } = {},
  from = home,
  password = 'seven quiet lanterns',
) => post('/client/signup', { name: 'Sam Brody', email, password, ...more }, from);

const logIn = (email: string, password: string) => post('/client/login', { email, password });

describe('a stranger who keeps signing up with the email that a person is proving', () => {
  test.each([
    ['with a ticket', { ticket: true }],
    ['with the payload of the specification alone', {}],
  ])('gets nothing, and the person who proves it %s gets the account', async (_how, asks) => {
    const email = newEmail();
    const theirs = 'the password of a stranger';
    const tries: Reply[] = [];
    let isOver = false;
    const keepTrying = (async () => {
      while (!isOver) tries.push(await signUp(email, {}, elsewhere, theirs));
    })();
    const ticket = await prove(email, asks);
    for (let more = 0; more < 20; more += 1) tries.push(await signUp(email, {}, elsewhere, theirs));
    isOver = true;
    await keepTrying;
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([422]));
    expect((await signUp(email, { ticket })).status).toBe(201);
    expect([(await logIn(email, theirs)).status, (await logIn(email, 'seven quiet lanterns')).status]).toEqual([
      401, 200,
    ]);
  });

  test('gets nothing from behind the same address either, where the proof has a ticket', async () => {
    const email = newEmail();
    const ticket = await prove(email, { ticket: true });
    const guesses = [undefined, 'a guess', ticket?.toLowerCase(), await prove(newEmail(), { ticket: true })];
    for (const guess of guesses) expect((await signUp(email, { ticket: guess })).status).toBe(422);
    expect((await signUp(email, { ticket })).status).toBe(201);
  });
});

describe('a ticket', () => {
  test('is as good from another network as where it was given', async () => {
    const email = newEmail();
    expect((await signUp(email, { ticket: await prove(email, { ticket: true }) }, elsewhere)).status).toBe(201);
  });

  test('is good once, and for half an hour', async () => {
    const [used, old] = [newEmail(), newEmail()];
    const ticket = await prove(used, { ticket: true });
    expect((await signUp(used, { ticket })).status).toBe(201);
    expect((await signUp(used, { ticket })).status).toBe(422);
    const stale = await prove(old, { ticket: true });
    here.clock.advance(30 * 60 + 1);
    expect((await signUp(old, { ticket: stale })).status).toBe(422);
  });

  test('that got lost on its way is replaced by another, when the code is sent again', async () => {
    const email = newEmail();
    const body = { email, otp: await codeFor(email), ticket: true };
    const [lost, kept] = [await post('/email/verify-otp', body), await post('/email/verify-otp', body)];
    expect(lost.data.ticket).not.toBe(kept.data.ticket);
    expect((await signUp(email, { ticket: kept.data.ticket })).status).toBe(201);
    expect((await signUp(email, { ticket: lost.data.ticket })).status).toBe(422);
  });

  test('is not in the database', async () => {
    const email = newEmail();
    const ticket = await prove(email, { ticket: true });
    const row = await here.db.selectFrom('emailCodes').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
    expect(ticket).toMatch(/^[\w-]{43}$/);
    expect(row.ticketHashes).toHaveLength(1);
    expect(JSON.stringify(row)).not.toContain(ticket);
  });
});

test('a person whose network changes sends the code again from the new one, and signs up there', async () => {
  const email = newEmail();
  const { requestId } = (await post('/email/send-verification-otp', { email })).data;
  const body = { email, otp: await lastCode(email), requestId };
  await post('/email/verify-otp', body);
  expect((await signUp(email, {}, elsewhere)).status).toBe(422);
  await post('/email/verify-otp', body, elsewhere);
  expect((await signUp(email, {}, elsewhere)).status).toBe(201);
});
