import { wallTimeOf } from '@guildhall/machines/domain/meetingTime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { after, days } from '../domain/time.ts';
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

const renew = async ({ token }: Person): Promise<string> =>
  (await market.call('renewCalendarFeed', { token })).data.address ?? '';

/** Asks for an address as a calendar does: without a login. */
const read = (address: string, headers: Record<string, string> = {}) =>
  testApp.app.inject({ url: new URL(address).pathname, headers });

/** A meeting in some days between new people, who each have a feed. */
async function met(inDays: number, freelancerName = 'Maya') {
  const [client, maya] = [await market.makeClient(), await market.makeFreelancer(freelancerName)];
  const projectId = await market.postJob(client);
  const applicationId = (await market.apply(maya, projectId)).data.id;
  const body = {
    googleMeetLink: 'https://meet.google.com/abc-defg-hij',
    meetingDate: wallTimeOf(after(testApp.clock.now(), days(inDays)), 'UTC').date,
    meetingTime: '14:30',
    meetingTitle: 'Application Interview',
  };
  const made = await market.call('scheduleMeeting', { token: client.token, params: { applicationId }, body });
  return { client, maya, meetingId: made.data.meeting.id };
}

const unfolded = (text: string): string => text.replaceAll('\r\n ', '');

describe('the feed of an account', () => {
  test('is off until it is switched on, and shows its owner the address each time', async () => {
    const ada = await market.makeClient('Ada');
    const off = await market.call('getCalendarFeed', { token: ada.token });
    expect([off.data, off.headers['etag']]).toEqual([{ address: null, createdAt: null, etag: '"0"' }, '"0"']);
    const on = await market.call('renewCalendarFeed', { token: ada.token, headers: { 'If-Match': '"0"' } });
    expect(on.data).toEqual({
      address: expect.stringMatching(/^http.*\/api\/v1\/calendars\/[0-9a-f-]{36}\.[\w-]{43}\.ics$/),
      createdAt: expect.stringMatching(/^20.*Z$/),
      etag: '"1"',
    });
    expect((await market.call('getCalendarFeed', { token: ada.token })).data).toEqual(on.data);
  });

  test('gets another address, and the old one stops working at once', async () => {
    const ada = await market.makeFreelancer('Ada');
    const first = await renew(ada);
    expect((await read(first)).statusCode).toBe(200);
    const second = await renew(ada);
    expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
  });

  test('is switched off, more than once, and an older version does not switch it on again', async () => {
    const ada = await market.makeClient('Ada');
    const address = await renew(ada);
    const end = () => market.call('endCalendarFeed', { token: ada.token });
    expect([(await end()).data.address, (await end()).data.etag]).toEqual([null, '"2"']);
    expect((await read(address)).statusCode).toBe(404);
    const stale = { token: ada.token, headers: { 'If-Match': '"1"' } };
    expect((await market.call('renewCalendarFeed', stale)).status).toBe(412);
    expect((await market.call('endCalendarFeed', stale)).status).toBe(412);
    expect((await market.call('getCalendarFeed', { token: ada.token })).data.address).toBeNull();
  });
});

describe('the calendar at an address', () => {
  test('lists the meetings of either person under the UID and SEQUENCE of their invitation', async () => {
    const { client, maya, meetingId } = await met(7);
    const invitation = await testApp.app.inject({
      url: `/api/v1/meetings/${meetingId}/invitation`,
      headers: { authorization: `Bearer ${maya.token}` },
    });
    const of = (text: string, name: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(text)?.[1];
    for (const [person, other] of [
      [client, maya],
      [maya, client],
    ] as const) {
      const answer = await read(await renew(person));
      expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH');
      expect(answer.headers['cache-control']).toBe('private, no-cache');
      expect(of(answer.body, 'METHOD')).toBe('PUBLISH');
      for (const name of ['UID', 'SEQUENCE', 'DTSTART', 'DTEND', 'DTSTAMP'])
        expect(of(answer.body, name)).toBe(of(invitation.body, name));
      expect(of(answer.body, 'STATUS')).toBe('CONFIRMED');
      expect(answer.body).not.toContain('ATTENDEE');
      expect(unfolded(answer.body)).toContain(`DESCRIPTION:With: ${other === maya ? 'Maya' : client.name}`);
    }
  });

  test('is of its owner alone', async () => {
    const { meetingId } = await met(7);
    const [client, freelancer] = [await market.makeClient('Ben'), await market.makeFreelancer('Eve')];
    for (const person of [client, freelancer]) {
      const { body } = await read(await renew(person));
      expect(body).toContain('BEGIN:VCALENDAR');
      expect(body).not.toContain(meetingId);
    }
  });

  test('follows a meeting that is moved and cancelled', async () => {
    const { client, maya, meetingId } = await met(7);
    const address = await renew(maya);
    const call = { token: client.token, params: { meetingId } };
    const body = { meetingTime: '16:00', reason: 'The room is taken.' };
    expect((await market.call('rescheduleMeeting', { ...call, body })).status).toBe(200);
    expect((await read(address)).body).toMatch(/SEQUENCE:1\r\n[^]*STATUS:CONFIRMED|STATUS:CONFIRMED[^]*SEQUENCE:1\r\n/);
    await market.call('cancelMeeting', { ...call, body: { reason: 'We begin later.' } });
    const cancelled = (await read(address)).body;
    expect(cancelled).toContain('STATUS:CANCELLED');
    expect(cancelled).toContain('SEQUENCE:2');
    expect(cancelled).toContain(`UID:${meetingId}`);
  });

  test('keeps a meeting for 90 days after its end', async () => {
    const { maya, meetingId } = await met(1);
    const address = await renew(maya);
    const { startsAt } = await testApp.db
      .selectFrom('meetings')
      .select('startsAt')
      .where('id', '=', meetingId)
      .executeTakeFirstOrThrow();
    const isListedAfter = async (end: number) => {
      await testApp.db
        .updateTable('meetings')
        .set({ startsAt: after(testApp.clock.now(), -end - 3_600_000), durationMinutes: 60 })
        .where('id', '=', meetingId)
        .execute();
      return (await read(address)).body.includes(meetingId);
    };
    expect(startsAt.getTime()).toBeGreaterThan(testApp.clock.now().getTime());
    expect([await isListedAfter(days(90) - 1000), await isListedAfter(days(90))]).toEqual([true, false]);
  });

  test('is not sent again to who has it, and is when a meeting changes', async () => {
    const { client, maya, meetingId } = await met(7);
    const address = await renew(maya);
    const { headers } = await read(address);
    const etag = String(headers['etag']);
    const again = await read(address, { 'if-none-match': etag });
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag]);
    await market.call('cancelMeeting', { token: client.token, params: { meetingId }, body: { reason: 'Later.' } });
    expect((await read(address, { 'if-none-match': etag })).statusCode).toBe(200);
  });

  test('answers alike what was replaced, cut off, changed, made up, and of a closed account', async () => {
    const [ada, ben] = [await market.makeClient('Ada'), await market.makeClient('Ben')];
    const old = await renew(ada);
    const living = await renew(ada);
    const [id = '', secret = ''] = (living.split('/').at(-1) ?? '').split('.');
    const other = (await renew(ben)).split('.').at(-2) ?? '';
    const flipped = `${secret.startsWith('A') ? 'B' : 'A'}${secret.slice(1)}`;
    const at = (token: string) => living.replace(/[^/]+$/, `${token}.ics`);
    const addresses = [
      old,
      at(`${id}.${flipped}`),
      at(`${id}.${secret.slice(0, -1)}`),
      at(`${id}.${secret}A`),
      at(`${id}.${other}`),
      at(`${id.toUpperCase()}.${secret}`),
      at(`${crypto.randomUUID()}.${secret}`),
      at(id),
      at('x'),
      at('..'),
    ];
    const answers = await Promise.all(addresses.map((address) => read(address)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(404);
    expect((await read(living)).statusCode).toBe(200);
    await testApp.db.updateTable('users').set({ isActive: false }).where('id', '=', ada.userId).execute();
    expect((await read(living)).body).toBe(answers[0]?.body);
  });
});
