import { profilesOpened } from '@guildhall/api/limits';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createApp } from '../app.ts';
import { makeRandom } from '../seed/random.ts';
import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';
import type { Marketplace, Person } from './testing/marketplace.ts';
import { openMarketplace } from './testing/marketplace.ts';

let testApp: TestApp;
let replica: TestApp['app'];
/** The same marketplace through two replicas. */
let markets: readonly [Marketplace, Marketplace];
let freelancers: readonly Person[];
let clients: readonly Person[];

const { count: most, seconds: day } = profilesOpened;
const random = makeRandom(11);

beforeAll(async () => {
  testApp = await createTestApp({ LIMITS: 'on', TRUST_PROXY: '1' });
  const { db, mail, files, changes, config, clock } = testApp;
  replica = await createApp({ services: { db, mail, files, changes, config, clock }, log: pino({ level: 'silent' }) });
  const market = openMarketplace(testApp);
  markets = [market, openMarketplace({ ...testApp, app: replica })];
  freelancers = await Promise.all(Array.from({ length: most - 20 }, () => market.makeFreelancer()));
  clients = await Promise.all(Array.from({ length: 40 }, () => market.makeClient()));
});
afterAll(async () => {
  await replica.close();
  await testApp.close();
});

/** Asks for a profile in any of the ways that give its address, from an address of its own, through either replica. */
async function open(owner: Person, reader?: Person) {
  const market = random.pick(markets);
  const isFreelancer = freelancers.includes(owner);
  const ways = ['getPublicProfile', ...(isFreelancer ? (['getPublicFreelancerProfile'] as const) : [])] as const;
  const isClient = reader !== undefined && clients.includes(reader);
  const id = random.pick(isFreelancer && isClient ? [...ways, 'getFreelancerContact' as const] : ways);
  const { status, data, message, headers } = await market.call(id, {
    params: { userId: owner.userId, freelancerId: owner.userId },
    headers: { 'x-forwarded-for': `198.51.${random.between(0, 255)}.${random.between(0, 255)}` },
    ...(reader && { token: reader.token }),
  });
  return { status, email: status === 200 ? data.email : undefined, message, wait: Number(headers['retry-after']) };
}

/** `size` different people other than `reader`, in any order. */
const others = (reader: Person, size: number): Person[] =>
  random.sample(
    [...freelancers, ...clients].filter((one) => one !== reader),
    size,
  );

describe.each(['CLIENT', 'FREELANCER'])('a person signed in as %s', (role) => {
  test('opens 300 profiles in a day, from anywhere and however often each; the next one has to wait', async () => {
    const [reader, other] = role === 'CLIENT' ? clients.slice(0, 2) : freelancers.slice(0, 2);
    if (!reader || !other) throw new Error('Two people were made.');
    const [next, ...opened] = others(reader, most + 1);
    if (!next) throw new Error('More people than one may open were made.');

    const first = await Promise.all([...opened, ...opened.slice(0, 60)].map((owner) => open(owner, reader)));
    expect(first.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
    expect(first.map(({ email }) => email)).toEqual([...opened, ...opened.slice(0, 60)].map(({ email }) => email));

    const refused = await Promise.all(Array.from({ length: 8 }, () => open(next, reader)));
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]));
    expect(refused[0]?.message).toBe(
      'You have opened 300 profiles in a day, the most for one account. You can open more in 24 hours.',
    );
    expect(refused[0]?.wait).toBeGreaterThan(day - 600);
    expect(refused[0]?.wait).toBeLessThanOrEqual(day);

    // What was opened stays open, the own profile too, and others are not kept from theirs.
    expect(await open(random.pick(opened), reader)).toMatchObject({ status: 200 });
    expect(await open(reader, reader)).toMatchObject({ status: 200, email: reader.email });
    expect(await open(next, other)).toMatchObject({ status: 200, email: next.email });

    testApp.clock.advance(day);
    expect(await open(next, reader)).toMatchObject({ status: 200, email: next.email });
  });
});

test('visitors are not counted, and get no address', async () => {
  const looks = await Promise.all(
    Array.from({ length: most + 20 }, () => open(random.pick([...freelancers, ...clients]))),
  );
  expect(new Set(looks.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(looks.map(({ email }) => email))).toEqual(new Set([null]));
});

test('someone who does not exist is not counted', async () => {
  const [reader, owner] = [clients[5], freelancers[5]];
  if (!reader || !owner) throw new Error('They were made.');
  const absent = { ...owner, userId: '00000000-0000-4000-8000-000000000000' };
  const looks = await Promise.all(Array.from({ length: most + 1 }, () => open(absent, reader)));
  expect(new Set(looks.map(({ status }) => status))).toEqual(new Set([404]));
  expect(await open(owner, reader)).toMatchObject({ status: 200 });
});
