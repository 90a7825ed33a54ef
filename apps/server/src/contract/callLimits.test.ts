import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createApp } from '../app.ts';
import { openMarketplace } from '../operations/testing/marketplace.ts';
import type { Marketplace } from '../operations/testing/marketplace.ts';
import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';
import { callLimits } from './callLimits.ts';

let direct: TestApp;
let market: Marketplace;
let count = 0;

beforeAll(async () => {
  direct = await createTestApp({ LIMITS: 'on' });
  market = openMarketplace(direct);
});
afterAll(() => direct.close());

const newEmail = (): string => `caller${(count += 1)}@example.com`;

/** One request for a code, as it comes over the network. Without an email it is counted too, and costs us less. */
async function askForCode(
  here: Pick<TestApp, 'app'>,
  remoteAddress: string,
  forwardedFor?: string,
  email?: string,
): Promise<number> {
  const answer = await here.app.inject({
    method: 'POST',
    url: '/api/v1/email/send-verification-otp',
    remoteAddress,
    headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
    payload: { email },
  });
  return answer.statusCode;
}

async function inTurn(calls: number, call: (index: number) => Promise<number>): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < calls; index += 1) statuses.push(await call(index));
  return statuses;
}

const countOf = (statuses: readonly number[], status: number) => statuses.filter((one) => one === status).length;

describe('an office behind one address', () => {
  test('gets 100 codes in 10 minutes, then has to wait as long as the answer says', async () => {
    const address = '203.0.113.1';
    expect(countOf(await inTurn(99, () => askForCode(direct, address)), 422)).toBe(99);
    expect(await askForCode(direct, address, undefined, newEmail())).toBe(200);
    const reset = await direct.app.inject({
      method: 'POST',
      url: '/api/v1/client/forgot-password',
      remoteAddress: address,
      payload: { email: newEmail() },
    });
    expect(reset.statusCode).toBe(429);
    expect(reset.json()).toMatchObject({ message: expect.stringMatching(/^Too many requests\. Please try again in /) });
    const wait = Number(reset.headers['retry-after']);
    expect(wait).toBeGreaterThan(500);
    expect(wait).toBeLessThanOrEqual(600);
    expect(await askForCode(direct, '203.0.113.2')).toBe(422);
    direct.clock.advance(wait);
    expect(await askForCode(direct, address)).toBe(422);
  });

  test('cannot count as another by saying so', async () => {
    const statuses = await inTurn(101, (index) => askForCode(direct, '203.0.113.3', `198.51.100.${index}`));
    expect(statuses.at(-1)).toBe(429);
  });

  test('is one office in all its IPv6 addresses', async () => {
    const statuses = await inTurn(101, (index) => askForCode(direct, `2001:db8:7:7::${index.toString(16)}`));
    expect(statuses.at(-1)).toBe(429);
    expect(await askForCode(direct, '2001:db8:7:8::1')).toBe(422);
  });
});

test('behind trusted proxies people are counted by the address that the last of them saw, and no invention counts', async () => {
  const proxied = await createTestApp({ LIMITS: 'on', TRUST_PROXY: '10.0.0.0/8' });
  const counted = await createTestApp({ LIMITS: 'on', TRUST_PROXY: '2' });
  try {
    // The sender writes what it likes in front; the proxy appends what it saw.
    const statuses = await inTurn(101, (index) => askForCode(proxied, '10.1.1.1', `198.51.100.${index}, 192.0.2.1`));
    expect(statuses.at(-1)).toBe(429);
    expect(await askForCode(proxied, '10.1.1.1', '192.0.2.2')).toBe(422);
    // Not from a proxy: the header is no one's word.
    const around = await inTurn(101, (index) => askForCode(proxied, '192.0.2.50', `198.51.100.${index}`));
    expect(around.at(-1)).toBe(429);
    const hops = await inTurn(101, (index) => askForCode(counted, '10.9.9.9', `9.9.9.${index}, 192.0.2.3, 10.1.1.1`));
    expect(hops.at(-1)).toBe(429);
    expect(await askForCode(counted, '10.9.9.9', '192.0.2.4, 10.1.1.1')).toBe(422);
  } finally {
    await proxied.close();
    await counted.close();
  }
});

test('two replicas count together: of 150 calls at once to both, 100 pass', async () => {
  const { db, mail, files, changes, config, clock } = direct;
  const replica = await createApp({
    services: { db, mail, files, changes, config, clock },
    log: pino({ level: 'silent' }),
  });
  const statuses = await Promise.all(
    Array.from({ length: 150 }, (_, index) => askForCode({ app: index % 2 ? replica : direct.app }, '203.0.113.77')),
  );
  expect([countOf(statuses, 422), countOf(statuses, 429)]).toEqual([100, 50]);
  await replica.close();
});

test('a signed-in person is counted by the account, and others are not kept from their work', async () => {
  const [busy, calm] = [await market.makeClient(), await market.makeClient()];
  const post = (token: string, remoteAddress: string) =>
    direct.app.inject({
      method: 'POST',
      url: '/api/v1/client/projects',
      remoteAddress,
      headers: { authorization: `Bearer ${token}` },
      payload: market.job,
    });
  const statuses = await inTurn(61, async (index) => (await post(busy.token, `192.0.2.${index}`)).statusCode);
  expect([countOf(statuses, 201), statuses.at(-1)]).toEqual([60, 429]);
  expect((await post(calm.token, '192.0.2.1')).statusCode).toBe(201);
});

test('a refused call is refused before its body is read', async () => {
  const client = await market.makeClient();
  const call = () => market.call('createProject', { token: client.token, body: { nonsense: true } });
  const statuses = await inTurn(61, async () => (await call()).status);
  expect([statuses[0], statuses.at(-1)]).toEqual([422, 429]);
});

test('every limit lets an honest day pass: nothing below thirty an hour', () => {
  for (const limit of Object.values(callLimits))
    expect((limit.limit / limit.seconds) * 3600).toBeGreaterThanOrEqual(30);
});
