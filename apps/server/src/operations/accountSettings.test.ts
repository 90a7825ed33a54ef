import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { findSettings } from '../repositories/accountSettings.ts';
import { readAuditLog } from '../repositories/auditLog.ts';
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

const turn = async ({ token }: Person, kind: string, isOn: boolean) =>
  market.call('setEmailPreference', { token, body: { kind, isOn } });

const preferences = async ({ token }: Person) => (await market.call('getEmailPreferences', { token })).data.mails;

const choose = ({ token }: Person, timezone: string | null) =>
  market.call('setAccountTimezone', { token, body: { timezone } });

const subjects = async ({ email }: Person) => (await testApp.mails(email)).map(({ subject }) => subject);

const inAWeek = () => new Date(testApp.clock.now().getTime() + 7 * 86_400_000).toISOString().slice(0, 10);

const schedule = (client: Person, applicationId: string) =>
  market.call('scheduleMeeting', {
    token: client.token,
    params: { applicationId },
    body: {
      googleMeetLink: 'https://meet.google.com/abc-defg-hij',
      meetingDate: inAWeek(),
      meetingTime: '10:00',
      timezone: 'UTC',
      meetingTitle: 'Application Interview',
    },
  });

describe('email preferences', () => {
  test('are all on, and each is turned off and on by itself', async () => {
    const ada = await market.makeClient();
    const [all, off] = [
      [
        { kind: 'APPLICATIONS', isOn: true },
        { kind: 'RATINGS', isOn: true },
      ],
      [
        { kind: 'APPLICATIONS', isOn: true },
        { kind: 'RATINGS', isOn: false },
      ],
    ];
    expect(await preferences(ada)).toEqual(all);
    for (let time = 0; time < 2; time += 1) expect((await turn(ada, 'RATINGS', false)).data.mails).toEqual(off);
    expect(await preferences(ada)).toEqual(off);
    expect(await preferences(await market.makeClient())).toEqual(all);
    expect((await turn(ada, 'RATINGS', true)).data.mails).toEqual(all);
    const acts = await readAuditLog(testApp.db, 'user', ada.userId);
    expect(acts.map(({ action, toStatus }) => [action, toStatus])).toEqual([
      ['emailPreference.change', 'RATINGS off'],
      ['emailPreference.change', 'RATINGS on'],
    ]);
  });

  test('of a kind that does not exist are refused', async () => {
    expect((await turn(await market.makeClient(), 'CODES', false)).status).toBe(422);
  });

  test('that two windows change at once are both kept', async () => {
    const ada = await market.makeClient();
    await Promise.all([turn(ada, 'RATINGS', false), turn(ada, 'APPLICATIONS', false)]);
    expect((await preferences(ada)).map(({ isOn }) => isOn)).toEqual([false, false]);
  });
});

describe('a kind that is turned off', () => {
  test('is not mailed to that person, while others get it, and what must be acted on comes', async () => {
    const [ada, ben] = [await market.makeClient('Ada'), await market.makeClient('Ben')];
    const maya = await market.makeFreelancer('Maya');
    await turn(ada, 'APPLICATIONS', false);
    const [hers, his] = [await market.postJob(ada), await market.postJob(ben)];
    const { id } = (await market.apply(maya, hers)).data;
    await market.apply(maya, his);
    expect(await subjects(ada)).toEqual([]);
    expect(await subjects(ben)).toHaveLength(1);
    await market.approve(ada, hers, id);
    await market.call('requestCompletion', { token: maya.token, params: { projectId: hers } });
    expect(await subjects(ada)).toEqual(['Ready for your approval: “Redesign of our online shop”']);
    await turn(ada, 'APPLICATIONS', true);
    await market.apply(maya, await market.postJob(ada));
    expect((await subjects(ada)).at(-1)).toContain('applied to');
  });

  test('still tells that an interview does not take place', async () => {
    const [ada, maya] = [await market.makeClient('Ada'), await market.makeFreelancer('Maya')];
    await turn(ada, 'APPLICATIONS', false);
    const [first, second] = [await market.postJob(ada), await market.postJob(ada)];
    const [plain, met] = [(await market.apply(maya, first)).data.id, (await market.apply(maya, second)).data.id];
    expect((await schedule(ada, met)).status).toBe(201);
    for (const applicationId of [plain, met])
      await market.call('withdrawApplication', { token: maya.token, params: { applicationId } });
    expect(await subjects(ada)).toEqual(['Maya withdrew from “Redesign of our online shop”']);
    expect((await testApp.mails(ada.email))[0]?.text).toContain('will not take place');
  });

  test('for ratings leaves every other mail of the work', async () => {
    const [ada, maya] = [await market.makeClient('Ada'), await market.makeFreelancer('Maya')];
    await turn(maya, 'RATINGS', false);
    const project = await market.finishJob(ada, maya);
    await market.rate(ada, project, 5);
    expect(await subjects(maya)).toEqual([
      'You got the job: “Redesign of our online shop”',
      'Approved: “Redesign of our online shop”',
    ]);
  });
});

test('a mail that may be turned off says where, and one that always comes does not', async () => {
  const [ada, maya] = [await market.makeClient('Ada'), await market.makeFreelancer('Maya')];
  await market.rate(ada, await market.finishJob(ada, maya), 5);
  const mails = [...(await testApp.mails(ada.email)), ...(await testApp.mails(maya.email))];
  expect(mails.map(({ subject, unsubscribeUrl }) => [subject.split(' ')[0], unsubscribeUrl !== undefined])).toEqual([
    ['Maya', true],
    ['Ready', false],
    ['You', false],
    ['Approved:', false],
    ['Ada', true],
  ]);
  expect(mails[0]?.text).toContain(`Stop Emails About Applications: ${mails[0]?.unsubscribeUrl}`);
});

describe('the time zone of an account', () => {
  const zoneOf = async ({ token }: Person) => (await market.call('getAccountTimezone', { token })).data.timezone;

  test('is chosen and taken back by its owner', async () => {
    const maya = await market.makeFreelancer();
    expect(await zoneOf(maya)).toBeNull();
    for (const zone of ['America/New_York', 'Asia/Kolkata', null]) {
      const { status, data } = await choose(maya, zone);
      expect([status, data.timezone]).toEqual([200, zone]);
      expect(await zoneOf(maya)).toBe(zone);
    }
  });

  test.each([
    ['Mars/Olympus', 422],
    ['+05:00', 422],
    ['', 422],
  ])('that is no name of a zone is refused, and the field is named: %j', async (zone, expected) => {
    const maya = await market.makeFreelancer();
    await choose(maya, 'Asia/Tokyo');
    const { status, errors } = await choose(maya, zone);
    expect([status, Object.keys(errors)]).toEqual([expected, ['timezone']]);
    expect(await zoneOf(maya)).toBe('Asia/Tokyo');
  });

  test('is the one of invitations and of the client’s view of the hour, before the one a browser named', async () => {
    const [ada, maya] = [await market.makeClient('Ada'), await market.makeFreelancer('Maya')];
    const { token } = maya;
    const search = { name: 'React', criteria: { query: 'react' }, timezone: 'America/Lima' };
    await market.call('createSavedSearch', { token, body: search });
    const { id: applicationId } = (await market.apply(maya, await market.postJob(ada))).data;
    const known = async () => {
      const query = { meetingDate: inAWeek(), meetingTime: '10:00' };
      const asked = { token: ada.token, params: { applicationId }, query };
      return (await market.call('getMeetingConflicts', asked)).data.freelancerTimezone;
    };
    expect(await known()).toBe('America/Lima');
    await choose(maya, 'Asia/Tokyo');
    expect(await known()).toBe('Asia/Tokyo');
    await schedule(ada, applicationId);
    expect((await testApp.mails(maya.email)).at(-1)?.text).toContain('(7:00 PM to 8:00 PM Tokyo time)');
    await choose(maya, null);
    expect(await known()).toBe('America/Lima');
  });

  test('is the one of instants in mails', async () => {
    const maya = await market.makeFreelancer();
    await choose(maya, 'Asia/Tokyo');
    await market.call('closeAccount', { token: maya.token, body: { password: 'seven quiet lanterns' } });
    expect((await testApp.mails(maya.email)).at(-1)?.text).toMatch(/reopen it until: .* at \d+:\d\d [AP]M Tokyo time/);
  });

  test('moves digests to 7:00 there, but none that is due already', async () => {
    const maya = await market.makeFreelancer();
    const { token } = maya;
    const body = { name: 'React', criteria: { query: 'react' }, digest: 'daily', timezone: 'Europe/Lisbon' };
    const saved = (await market.call('createSavedSearch', { token, body })).data.id;
    const next = async () =>
      (
        await testApp.db
          .selectFrom('savedSearches')
          .select('nextDigestAt')
          .where('id', '=', saved)
          .executeTakeFirstOrThrow()
      ).nextDigestAt;
    const hour = async (timeZone: string) =>
      new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format((await next()) ?? 0);
    await choose(maya, 'Asia/Tokyo');
    expect(await hour('Asia/Tokyo')).toBe('07');
    const change = { token, params: { savedSearchId: saved }, body: { timezone: 'America/Lima' } };
    await market.call('updateSavedSearch', change);
    expect(await hour('Asia/Tokyo')).toBe('07');
    await choose(maya, null);
    expect(await hour('America/Lima')).toBe('07');
    testApp.clock.advance(2 * 86_400);
    const due = await next();
    await choose(maya, 'Asia/Tokyo');
    expect(await next()).toEqual(due);
  });

  test('leaves the profile as it is', async () => {
    const maya = await market.makeFreelancer();
    const version = async () => (await market.call('getFreelancerProfile', { token: maya.token })).headers['etag'];
    const before = await version();
    await choose(maya, 'Asia/Tokyo');
    await turn(maya, 'RATINGS', false);
    expect(await version()).toBe(before);
    expect((await findSettings(testApp.db, maya.userId)).timezone).toBe('Asia/Tokyo');
  });
});
