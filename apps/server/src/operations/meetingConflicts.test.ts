import { wallTimeOf } from '@guildhall/machines/domain/meetingTime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { after, days } from '../domain/time.ts';
import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';
import type { Marketplace, Person } from './testing/marketplace.ts';
import { openMarketplace } from './testing/marketplace.ts';

let testApp: TestApp;
let market: Marketplace;
let client: Person;
let other: Person;
let maya: Person;
let ivo: Person;
let meetingDate: string;

beforeAll(async () => {
  testApp = await createTestApp();
  market = openMarketplace(testApp);
  [client, other] = [await market.makeClient(), await market.makeClient('Ada Byron')];
  [maya, ivo] = [await market.makeFreelancer(), await market.makeFreelancer('Ivo Petrov')];
  meetingDate = wallTimeOf(after(testApp.clock.now(), days(9)), 'UTC').date;
});
afterAll(async () => testApp.close());

async function application(by: Person, to = client): Promise<string> {
  return (await market.apply(by, await market.postJob(to))).data.id;
}

const schedule = async (applicationId: string, meetingTime: string, meetingTitle: string, by = client) =>
  market.call('scheduleMeeting', {
    token: by.token,
    params: { applicationId },
    body: { googleMeetLink: 'https://zoom.us/j/1', meetingDate, meetingTime, meetingTitle },
  });

const check = async (applicationId: string, query: Record<string, string | number>, by = client) =>
  market.call('getMeetingConflicts', { token: by.token, params: { applicationId }, query: { meetingDate, ...query } });

describe('a client who chooses a time for an interview', () => {
  test('reads the instant that it makes', async () => {
    const asked = { meetingTime: '22:30', timezone: 'Asia/Kolkata', duration: 90 };
    expect(await check(await application(maya), asked)).toMatchObject({
      status: 200,
      data: {
        startsAt: `${meetingDate}T17:00:00.000Z`,
        endsAt: `${meetingDate}T18:30:00.000Z`,
        ownMeetings: [],
        isFreelancerBusy: false,
        freelancerTimezone: null,
      },
    });
  });

  test('reads which of their own meetings overlap, and only that the freelancer has another', async () => {
    await schedule(await application(ivo), '14:00', 'Shop kick-off');
    await schedule(await application(maya), '14:30', 'Second look');
    await schedule(await application(maya, other), '14:45', 'Secret project', other);
    const reply = await check(await application(maya), { meetingTime: '14:40', duration: 30 });
    expect(reply.data).toMatchObject({
      ownMeetings: [
        { title: 'Shop kick-off', startsAt: `${meetingDate}T14:00:00.000Z`, endsAt: `${meetingDate}T15:00:00.000Z` },
        { title: 'Second look' },
      ],
      isFreelancerBusy: true,
    });
    expect(JSON.stringify(reply)).not.toContain('Secret');
  });

  test.each([
    ['10:30', 30, []],
    ['10:31', 30, ['Before noon']],
    ['11:59', 30, ['Before noon']],
    ['12:00', 30, []],
  ])(
    'at %s for %d minutes overlaps what takes place then, and not what ends or begins',
    async (meetingTime, duration, titles) => {
      if (meetingTime === '10:30') await schedule(await application(ivo), '11:00', 'Before noon');
      const { data } = await check(await application(maya), { meetingTime, duration });
      expect(data.ownMeetings.map(({ title }) => title)).toEqual(titles);
    },
  );

  test('is not warned of the meeting that the new time would move', async () => {
    const applicationId = await application(maya);
    await schedule(applicationId, '18:00', 'Application Interview');
    const { data } = await check(applicationId, { meetingTime: '18:15' });
    expect(data).toMatchObject({ ownMeetings: [], isFreelancerBusy: false });
  });

  test('reads the zone that the freelancer’s browser named last, if it named one', async () => {
    const applicationId = await application(ivo);
    const zone = async () => (await check(applicationId, { meetingTime: '20:00' })).data.freelancerTimezone;
    const save = async (name: string, timezone?: string) => {
      testApp.clock.advance(1);
      const body = { name, criteria: { query: 'react' }, ...(timezone !== undefined && { timezone }) };
      return market.call('createSavedSearch', { token: ivo.token, body });
    };
    await save('No zone');
    expect(await zone()).toBeNull();
    await save('At home', 'Europe/Sofia');
    await save('Travelling', 'America/Lima');
    await save('No zone again');
    expect(await zone()).toBe('America/Lima');
  });

  test.each([
    [{ meetingDate: '2020-01-01', meetingTime: '10:00' }, { meetingDate: 'Meeting date cannot be in the past' }],
    [
      { meetingDate: '2027-03-28', meetingTime: '02:30', timezone: 'Europe/Paris' },
      { meetingTime: expect.stringContaining('such as 03:30') },
    ],
  ])('is told why not, for %j', async (query, errors) => {
    expect(await check(await application(maya), query)).toMatchObject({ status: 400, errors });
  });
});
