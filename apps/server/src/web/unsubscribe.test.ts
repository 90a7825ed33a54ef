import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createApp } from '../app.ts';
import { sendDueDigests } from '../digests/sendDigests.ts';
import type { Marketplace, Person } from '../operations/testing/marketplace.ts';
import { openMarketplace } from '../operations/testing/marketplace.ts';
import { erasePerson } from '../repositories/accountErasure.ts';
import { readAuditLog } from '../repositories/auditLog.ts';
import { setClosed } from '../repositories/users.ts';
import { createTestApp } from '../testing/testApp.ts';
import type { TestApp } from '../testing/testApp.ts';
import { serveUnsubscribe } from './unsubscribe.ts';

let here: TestApp;
let market: Marketplace;
let app: FastifyInstance;
let maya: Person;
let id: string;
let path: string;

const name = 'React & <b>“kites”</b>';
const week = 7 * 86_400;

beforeAll(async () => {
  here = await createTestApp();
  market = openMarketplace(here);
  app = await createApp({
    services: here,
    log: pino({ level: 'silent' }),
    extend: (instance) => serveUnsubscribe(instance, here),
  });
});
beforeEach(async () => {
  maya = await market.makePerson('FREELANCER', 'Maya Lindqvist');
  const body = { name, criteria: {}, digest: 'weekly' };
  ({ id } = (await market.call('createSavedSearch', { token: maya.token, body })).data);
  path = new URL((await nextMail())?.unsubscribeUrl ?? '').pathname;
});
afterAll(async () => {
  await app.close();
  await here.close();
});

/** What is mailed to her within a week in which a job is posted. */
async function nextMail() {
  const before = (await here.mails(maya.email)).length;
  here.clock.advance(60);
  await market.postJob(await market.makeClient());
  here.clock.advance(week);
  await sendDueDigests(here, (error) => {
    throw error;
  });
  return (await here.mails(maya.email)).slice(before).at(-1);
}

const digestNow = async (): Promise<string | undefined> =>
  (await here.db.selectFrom('savedSearches').select('digest').where('id', '=', id).executeTakeFirst())?.digest;

/** What a browser or a mail program is told. */
async function send(method: 'GET' | 'POST', url: string, payload = '', type?: string) {
  const answer = await app.inject({
    method,
    url,
    payload,
    headers: type === undefined ? {} : { 'content-type': type },
  });
  return { status: answer.statusCode, text: answer.body, type: answer.headers['content-type'] };
}

test('a link in a digest shows what it would stop, and stops nothing by itself', async () => {
  for (const method of ['GET', 'HEAD'] as const) {
    const answer = await app.inject({ method, url: path });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  }
  const { text, type } = await send('GET', path);
  expect(type).toBe('text/html; charset=utf-8');
  expect(text).toContain('weekly email about your saved search “React &amp; &lt;b&gt;“kites”&lt;/b&gt;”');
  expect(text).toContain('<form method="post">');
  expect(text).not.toContain('<script');
  expect(await digestNow()).toBe('weekly');
  expect(await nextMail()).toBeDefined();
});

test.each([
  ['a mail program, as a form', 'List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
  [
    'a mail program, in parts',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    'multipart/form-data; boundary=x',
  ],
  ['the button of the page', '', 'application/x-www-form-urlencoded'],
  ['a program that sends nothing', '', undefined],
])('%s stops the digest without a login, as often as it likes', async (_who, payload, type) => {
  for (let time = 0; time < 2; time += 1) {
    const { status, text } = await send('POST', path, payload, type);
    expect(status).toBe(200);
    expect(text).toContain('You will get no more mail about your saved search');
  }
  expect(await digestNow()).toBe('never');
  expect((await send('GET', path)).text).toContain('You will get no more mail about');
  expect(await nextMail()).toBeUndefined();
  const acts = (await readAuditLog(here.db, 'savedSearch', id)).map(({ action }) => action);
  expect(acts).toEqual(['savedSearch.create', 'savedSearch.unsubscribe']);
});

test('a digest that is turned on again can be stopped by the same link', async () => {
  await send('POST', path);
  const call = { token: maya.token, params: { savedSearchId: id }, body: { digest: 'weekly' } };
  expect((await market.call('updateSavedSearch', call)).data.digest).toBe('weekly');
  const mail = await nextMail();
  expect(new URL(mail?.unsubscribeUrl ?? '').pathname).toBe(path);
  await send('POST', path);
  expect(await digestNow()).toBe('never');
});

test('a link that is damaged, forged, or of a search that is gone is told so, and stops nothing', async () => {
  const other = await market.makePerson('FREELANCER', 'Noor');
  const body = { name, criteria: {}, digest: 'daily' };
  const foreign = (await market.call('createSavedSearch', { token: other.token, body })).data.id;
  const signature = path.split('.').at(-1) ?? '';
  const flipped = signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
  const links = [
    path.slice(0, -1),
    `${path}x`,
    path.replace(signature, flipped),
    path.replace(signature, ''),
    path.replace(id, foreign),
    `/unsubscribe/${id}`,
    '/unsubscribe/%F0%9F%98%80',
    `/unsubscribe/${'x'.repeat(200)}`,
  ];
  for (const link of links) {
    for (const method of ['GET', 'POST'] as const) {
      const { status, text } = await send(method, link);
      expect([link, status]).toEqual([link, 404]);
      expect(text).toContain('This link does not work');
    }
  }
  expect(await digestNow()).toBe('weekly');
  await market.call('deleteSavedSearch', { token: maya.token, params: { savedSearchId: id } });
  expect((await send('POST', path)).status).toBe(404);
});

test('a body that no mail program sends is refused', async () => {
  expect((await send('POST', path, 'x'.repeat(10_000), 'text/plain')).status).toBe(413);
  expect(await digestNow()).toBe('weekly');
});

test('the mail offers one click to mail programs, and the same address to its reader', async () => {
  const mail = await nextMail();
  const url = `${here.config.publicUrl}${path}`;
  expect(mail?.unsubscribeUrl).toBe(url);
  expect(mail?.text).toContain(`Stop These Emails: ${url}`);
  expect(mail?.html).toContain(`href="${url}"`);
});

describe('the link in an email of a kind', () => {
  let nora: Person;
  let link: string;

  /** She is mailed that someone applied; the address at the foot of that mail. */
  async function nextApplication(): Promise<string | undefined> {
    const before = (await here.mails(nora.email)).length;
    const applicant = await market.makeFreelancer();
    await market.apply(applicant, await market.postJob(nora));
    const mail = (await here.mails(nora.email)).slice(before).at(-1);
    return mail && new URL(mail.unsubscribeUrl ?? '').pathname;
  }
  const muted = async () =>
    (await here.db.selectFrom('users').select('mutedMails').where('id', '=', nora.userId).executeTakeFirstOrThrow())
      .mutedMails;

  beforeEach(async () => {
    nora = await market.makeClient('Nora');
    link = (await nextApplication()) ?? '';
  });

  test('asks first, stops that kind alone with one post, and says so from then on', async () => {
    expect((await send('GET', link)).text).toContain('You get emails about applications.');
    expect(await muted()).toEqual([]);
    for (let time = 0; time < 2; time += 1) {
      const { status, text } = await send(
        'POST',
        link,
        'List-Unsubscribe=One-Click',
        'application/x-www-form-urlencoded',
      );
      expect([status, text.includes('You will get no more mail about applications.')]).toEqual([200, true]);
    }
    expect(await muted()).toEqual(['APPLICATIONS']);
    expect((await send('GET', link)).text).toContain('You will get no more mail about applications.');
    expect(await nextApplication()).toBeUndefined();
    const acts = (await readAuditLog(here.db, 'user', nora.userId)).map(({ action, actorId }) => [action, actorId]);
    expect(acts).toEqual([['emailPreference.unsubscribe', null]]);
  });

  test('stops no other kind, no other account and no saved search', async () => {
    const other = await market.makeClient('Olga');
    const [, , , signature = ''] = /^(.*\/)([^.]+)\.[A-Z]+\.(.*)$/.exec(link) ?? [];
    const forged = [
      link.replace('APPLICATIONS', 'RATINGS'),
      link.replace('APPLICATIONS', 'CODES'),
      link.replace('.APPLICATIONS', ''),
      link.replace(nora.userId, other.userId),
      link.replace(nora.userId, id),
      link.replace(
        signature,
        signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
      ),
    ];
    for (const url of forged) expect([url, (await send('POST', url)).status]).toEqual([url, 404]);
    expect(await muted()).toEqual([]);
    expect(await digestNow()).toBe('weekly');
  });

  test('of an erased account leads nowhere', async () => {
    const now = here.clock.now();
    await here.db.transaction().execute(async (trx) => {
      await setClosed(trx, nora.userId, now, now);
      await erasePerson(trx, nora.userId, 'none', now);
    });
    expect((await send('POST', link)).status).toBe(404);
  });
});
