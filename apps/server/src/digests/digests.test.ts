import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { Email } from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createApp } from '../app.ts';
import type { MailQueue } from '../mail/queue.ts';
import { openMailQueue } from '../mail/queue.ts';
import type { TestMailServer } from '../mail/testing/mailServer.ts';
import { startMailServer } from '../mail/testing/mailServer.ts';
import { smtpTransport } from '../mail/transport.ts';
import type { Marketplace, Person } from '../operations/testing/marketplace.ts';
import { openMarketplace } from '../operations/testing/marketplace.ts';
import { setActive } from '../repositories/users.ts';
import { makeRandom } from '../seed/random.ts';
import { createTestApp } from '../testing/testApp.ts';
import type { TestApp } from '../testing/testApp.ts';
import { serveUnsubscribe } from '../web/unsubscribe.ts';
import { sendDueDigests } from './sendDigests.ts';

const publicUrl = 'https://guildhall.example.com';
const silent = pino({ level: 'silent' });

let here: TestApp;
let market: Marketplace;
let smtp: TestMailServer;
let queue: MailQueue;
let pages: FastifyInstance;

beforeAll(async () => {
  here = await createTestApp();
  market = openMarketplace(here);
  pages = await createApp({ services: here, log: silent, extend: (app) => serveUnsubscribe(app, here) });
});
beforeEach(async () => {
  smtp = await startMailServer();
  queue = await openMailQueue({
    connectionString: here.connectionString,
    transport: smtpTransport(smtp.url),
    from: 'Guildhall <no-reply@guildhall.example>',
    publicUrl,
    log: silent,
    isWorking: false,
  });
  // A Monday.
  setClock('2027-03-01T12:00:00Z');
});
afterEach(async () => {
  await queue.stop();
  await smtp.close();
  await here.db.deleteFrom('savedSearches').execute();
  await here.db.deleteFrom('projects').execute();
});
afterAll(async () => {
  await pages.close();
  await here.close();
});

function setClock(instant: string): void {
  here.clock.advance((Date.parse(instant) - here.clock.now().getTime()) / 1000);
}

const failures: unknown[] = [];
/** What a server does each minute. */
const look = (mail = queue.mail) =>
  sendDueDigests({ db: here.db, clock: here.clock, mail }, (error) => failures.push(error));

/** The mails that went out since the last time this was asked. */
async function arrived(): Promise<Email[]> {
  await queue.drain();
  return (smtp.taken as Email[]).splice(0);
}

/** What is mailed when a server looks at an instant. */
async function mailedAt(instant: string): Promise<Email[]> {
  setClock(instant);
  await look();
  return arrived();
}

async function save(person: Person, digest: string, criteria: object = {}, timezone = 'UTC') {
  const body = { name: `Search ${Math.random()}`, criteria, digest, timezone };
  return (await market.call('createSavedSearch', { token: person.token, body })).data;
}

/** A job that is posted at an instant, by a new client. */
async function post(instant: string, title: string, skillsRequired = 'React'): Promise<void> {
  setClock(instant);
  await market.postJob(await market.makeClient(), { title, skillsRequired });
}

/** The jobs or people that a mail lists. */
const listedIn = ({ html = '' }: Email): string[] =>
  [...html.matchAll(/<li><a[^>]*>([^<]*)</g)].map(([, title = '']) => title);

const reader = () => market.makePerson('FREELANCER', 'Maya Lindqvist');

describe('a daily digest', () => {
  test('lists what is new each morning at seven, each job once, and does not come without any', async () => {
    const maya = await reader();
    await post('2027-03-01T11:00:00Z', 'Seen already');
    setClock('2027-03-01T12:00:00Z');
    await save(maya, 'daily', { skills: 'react' });
    await post('2027-03-01T15:00:00Z', 'Monday');
    await post('2027-03-01T16:00:00Z', 'Of another skill', 'Rust');
    expect(await mailedAt('2027-03-02T06:59:00Z')).toEqual([]);
    const [mail, ...more] = await mailedAt('2027-03-02T07:00:30Z');
    expect(more).toEqual([]);
    expect(mail && listedIn(mail)).toEqual(['Monday']);
    expect(mail?.to?.[0]?.address).toBe(maya.email);
    const headers = Object.fromEntries(mail?.headers.map(({ key, value }) => [key, value]) ?? []);
    expect(headers['list-unsubscribe']).toMatch(
      /^<https:\/\/guildhall\.example\.com\/unsubscribe\/[0-9a-f-]{36}\.[\w-]{43}>$/,
    );
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(mail?.subject).toMatch(/^1 new job: “Search /);
    expect(await mailedAt('2027-03-02T12:00:00Z')).toEqual([]);
    expect(await mailedAt('2027-03-03T07:00:30Z')).toEqual([]);
    await post('2027-03-03T20:00:00Z', 'Wednesday');
    expect((await mailedAt('2027-03-04T07:00:30Z')).map(listedIn)).toEqual([['Wednesday']]);
  });

  test('leaves to the next what was posted a minute ago, and loses nothing', async () => {
    await save(await reader(), 'daily');
    await post('2027-03-02T06:58:00Z', 'Late');
    expect(await mailedAt('2027-03-02T07:00:30Z')).toEqual([]);
    expect((await mailedAt('2027-03-03T07:00:30Z')).map(listedIn)).toEqual([['Late']]);
  });

  test('comes at seven where the reader is', async () => {
    await save(await reader(), 'daily', {}, 'America/New_York');
    await post('2027-03-01T15:00:00Z', 'Monday');
    expect(await mailedAt('2027-03-02T11:59:00Z')).toEqual([]);
    expect(await mailedAt('2027-03-02T12:00:30Z')).toHaveLength(1);
  });

  test('after a month without a server is one mail, and comes at seven again', async () => {
    await save(await reader(), 'daily');
    for (const date of ['02', '10', '20', '28']) await post(`2027-03-${date}T15:00:00Z`, `March ${date}`);
    const mails = await mailedAt('2027-04-02T18:00:00Z');
    expect(mails.map(listedIn)).toEqual([['March 28', 'March 20', 'March 10', 'March 02']]);
    await post('2027-04-02T19:00:00Z', 'April');
    expect(await mailedAt('2027-04-03T06:59:00Z')).toEqual([]);
    expect((await mailedAt('2027-04-03T07:00:30Z')).map(listedIn)).toEqual([['April']]);
  });
});

test('a weekly digest comes on Mondays, and none for a search that wants none', async () => {
  await save(await reader(), 'weekly');
  await save(await reader(), 'never');
  await post('2027-03-01T15:00:00Z', 'Monday');
  await post('2027-03-05T15:00:00Z', 'Friday');
  for (const date of ['02', '03', '07']) expect(await mailedAt(`2027-03-${date}T07:00:30Z`)).toEqual([]);
  expect((await mailedAt('2027-03-08T07:00:30Z')).map(listedIn)).toEqual([['Friday', 'Monday']]);
});

test('a client is mailed freelancers, at most ten of them, and where the others are', async () => {
  const client = await market.makeClient();
  await save(client, 'daily', { query: 'react', location: 'Lisbon', minRating: 0 });
  setClock('2027-03-01T15:00:00Z');
  for (let count = 0; count < 12; count += 1) await market.makeFreelancer(`Maya ${count}`);
  const [mail] = await mailedAt('2027-03-02T07:00:30Z');
  expect(mail?.subject).toContain('12 new freelancers');
  expect(mail && listedIn(mail)).toHaveLength(10);
  expect(mail?.text).toContain('The newest 10:');
  expect(mail?.text).toContain('Lisbon, Portugal · $65 an hour · React, TypeScript');
  expect(mail?.text).toMatch(/https:\/\/guildhall\.example\.com\/profile\/maya-11\/[0-9a-f-]{36}/);
  expect(mail?.text).toContain(`${publicUrl}/find-talent?search=react&location=Lisbon&minRating=0`);
});

test('a suspended account is sent none, and what it has missed once it is restored', async () => {
  const maya = await reader();
  await save(maya, 'daily');
  await post('2027-03-01T15:00:00Z', 'Monday');
  const set = (isActive: boolean) =>
    here.db.transaction().execute((trx) => setActive(trx, maya.userId, isActive, here.clock.now()));
  await set(false);
  expect(await mailedAt('2027-03-02T07:00:30Z')).toEqual([]);
  await set(true);
  expect(await mailedAt('2027-03-02T08:00:00Z')).toEqual([]);
  expect((await mailedAt('2027-03-03T07:00:30Z')).map(listedIn)).toEqual([['Monday']]);
});

test('a digest that is switched on begins with what comes from then on', async () => {
  const maya = await reader();
  const { id: savedSearchId } = await save(maya, 'never');
  await post('2027-03-01T15:00:00Z', 'Before');
  const body = { digest: 'daily' };
  await market.call('updateSavedSearch', { token: maya.token, params: { savedSearchId }, body });
  await post('2027-03-01T16:00:00Z', 'After');
  expect((await mailedAt('2027-03-02T07:00:30Z')).map(listedIn)).toEqual([['After']]);
});

test('a new name does not put off a digest that is due', async () => {
  const maya = await reader();
  const { id: savedSearchId } = await save(maya, 'daily');
  await post('2027-03-01T15:00:00Z', 'Monday');
  setClock('2027-03-02T07:00:10Z');
  const body = { name: 'Renamed' };
  await market.call('updateSavedSearch', { token: maya.token, params: { savedSearchId }, body });
  expect(await mailedAt('2027-03-02T07:00:30Z')).toHaveLength(1);
});

test('servers that look at once send each digest once', async () => {
  const readers = await Promise.all(Array.from({ length: 20 }, reader));
  for (const one of readers) await save(one, 'daily');
  await post('2027-03-01T15:00:00Z', 'Monday');
  setClock('2027-03-02T07:00:30Z');
  const sent = await Promise.all([look(), look(), look(), look()]);
  expect(sent.reduce((sum, count) => sum + count)).toBe(readers.length);
  const to = (await arrived()).map((mail) => mail.to?.[0]?.address ?? '');
  expect(to.toSorted()).toEqual(readers.map(({ email }) => email).toSorted());
});

test('a digest that cannot be made holds up no other, and is made the next time', async () => {
  const [maya, noor] = [await reader(), await reader()];
  await save(maya, 'daily');
  await save(noor, 'daily');
  await post('2027-03-01T15:00:00Z', 'Monday');
  setClock('2027-03-02T07:00:30Z');
  failures.length = 0;
  await look({
    async send(trx, message) {
      await queue.mail.send(trx, message);
      if (message.to === maya.email) throw new Error('killed');
    },
  });
  expect(failures).toHaveLength(1);
  expect((await arrived()).map((mail) => mail.to?.[0]?.address)).toEqual([noor.email]);
  expect((await mailedAt('2027-03-02T07:01:30Z')).map((mail) => mail.to?.[0]?.address)).toEqual([maya.email]);
});

test('over three weeks of failures, pauses and two servers every job is in one digest of each search', async () => {
  const random = makeRandom(20_261_123);
  const searches = { daily: await reader(), weekly: await reader() };
  for (const [digest, person] of Object.entries(searches)) await save(person, digest);
  const flaky: typeof queue.mail = {
    async send(trx, message) {
      await queue.mail.send(trx, message);
      if (random.chance(0.4)) throw new Error('killed');
    },
  };
  const posted: string[] = [];
  const mails: Email[] = [];
  for (let hours = 1; hours < 21 * 24; hours += random.between(1, 9)) {
    setClock(new Date(Date.parse('2027-03-01T12:00:00Z') + hours * 3_600_000).toISOString());
    // Fewer in a week than a mail lists.
    if (random.chance(0.15)) {
      posted.push(`Job ${posted.length}`);
      await market.postJob(await market.makeClient(), { title: posted.at(-1) ?? '' });
    }
    if (random.chance(0.6)) await Promise.all([look(flaky), look(flaky)]);
    mails.push(...(await arrived()));
  }
  mails.push(...(await mailedAt('2027-03-29T08:00:00Z')));
  expect(posted.length).toBeGreaterThan(8);
  for (const person of Object.values(searches)) {
    const mine = mails.filter((mail) => mail.to?.[0]?.address === person.email);
    expect(mine.flatMap(listedIn).toSorted()).toEqual(posted.toSorted());
  }
});
