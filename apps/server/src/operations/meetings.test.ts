import type { MeetingStatus } from '@guildhall/api/enums';
import { wallTimeOf } from '@guildhall/machines/domain/meetingTime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { after, days, hours, minutes } from '../domain/time.ts';
import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';
import type { Call, Marketplace, Person } from './testing/marketplace.ts';
import { openMarketplace } from './testing/marketplace.ts';

let testApp: TestApp;
let market: Marketplace;
let client: Person;
let maya: Person;

beforeAll(async () => {
  testApp = await createTestApp();
  market = openMarketplace(testApp);
  client = await market.makeClient();
  maya = await market.makeFreelancer();
});
afterAll(async () => testApp.close());

/** Every meeting of these tests has a day of its own, so that none overlaps another by chance. */
let daysAhead = 1;
function nextDay(): string {
  daysAhead += 2;
  return wallTimeOf(after(testApp.clock.now(), days(daysAhead)), 'UTC').date;
}

const link = 'https://meet.google.com/abc-defg-hij';
const interview = (change: Record<string, unknown> = {}) => ({
  googleMeetLink: link,
  meetingDate: nextDay(),
  meetingTime: '14:30',
  meetingTitle: 'Application Interview',
  ...change,
});

async function application(by = maya, to = client) {
  const projectId = await market.postJob(to);
  const { data } = await market.apply(by, projectId);
  return { projectId, applicationId: data.id };
}

const schedule = (applicationId: string, change?: Record<string, unknown>, by = client) =>
  market.call('scheduleMeeting', { token: by.token, params: { applicationId }, body: interview(change) });

const mailsTo = async (person: Person) => testApp.mails(person.email);
const tally = (replies: readonly { status: number }[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(replies, ({ status }) => status)).map(([status, list]) => [status, list?.length]),
  );

describe('a client who schedules an interview', () => {
  test('invites the freelancer by mail, with the calendar file that both can download', async () => {
    const { applicationId } = await application();
    const day = nextDay();
    const reply = await schedule(applicationId, { meetingDate: day, timezone: 'Asia/Tokyo', duration: 90 });
    expect(reply).toMatchObject({
      status: 201,
      message: 'Interview Scheduled Successfully',
      data: {
        warning: null,
        meeting: {
          scheduledDate: day,
          scheduledTime: '14:30',
          timezone: 'Asia/Tokyo',
          duration: 90,
          startsAt: `${day}T05:30:00.000Z`,
          endsAt: `${day}T07:00:00.000Z`,
          status: 'SCHEDULED',
          googleMeetLink: link,
        },
      },
    });
    const mail = (await mailsTo(maya)).at(-1);
    expect(mail).toMatchObject({
      subject: 'Interview with Jonas Weber: “Redesign of our online shop”',
      replyTo: { name: 'Jonas Weber', email: client.email },
      calendar: { method: 'REQUEST' },
    });
    expect(mail?.text).toContain('2:30 PM to 4:00 PM Tokyo time (5:30 AM to 7:00 AM UTC)');
    for (const { token } of [client, maya]) {
      const file = await testApp.app.inject({
        url: `/api/v1/meetings/${reply.data.meeting.id}/invitation`,
        headers: { authorization: `Bearer ${token}` },
      });
      expect(file.statusCode).toBe(200);
      expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8; method=REQUEST');
      expect(file.headers['content-disposition']).toBe('attachment; filename="invitation.ics"');
      expect(file.body).toBe(mail?.calendar?.content);
    }
  });

  test('gets 60 minutes in UTC as an interview when nothing else is said', async () => {
    const { applicationId } = await application();
    const { data } = await schedule(applicationId);
    expect(data.meeting).toMatchObject({ duration: 60, timezone: 'UTC', meetingType: 'INTERVIEW', description: null });
  });

  test('may do so after accepting, too', async () => {
    const { projectId, applicationId } = await application();
    await market.approve(client, projectId, applicationId);
    expect((await schedule(applicationId)).data.meeting.application.status).toBe('ACCEPTED');
  });

  test('does it once for an application', async () => {
    const { applicationId } = await application();
    await schedule(applicationId);
    expect(await schedule(applicationId)).toMatchObject({
      status: 409,
      message: 'This application already has a meeting. It is listed under Meetings.',
    });
  });

  test('does it once, however often at once, with one mail', async () => {
    const { applicationId } = await application();
    const before = (await mailsTo(maya)).length;
    const replies = await Promise.all(Array.from({ length: 100 }, () => schedule(applicationId)));
    expect(tally(replies)).toEqual({ 201: 1, 409: 99 });
    expect(await mailsTo(maya)).toHaveLength(before + 1);
  });

  test('gets the same meeting again for the same key', async () => {
    const { applicationId } = await application();
    const call: Call<'scheduleMeeting'> = {
      token: client.token,
      params: { applicationId },
      body: interview(),
      headers: { 'idempotency-key': crypto.randomUUID() },
    };
    const [first, again] = [await market.call('scheduleMeeting', call), await market.call('scheduleMeeting', call)];
    expect(again).toMatchObject({ status: 201, data: first.data });
  });

  test('is kept in the record', async () => {
    const { applicationId } = await application();
    const { id } = (await schedule(applicationId)).data.meeting;
    const rows = await testApp.db.selectFrom('auditLog').where('entityId', '=', id).selectAll().execute();
    expect(rows).toMatchObject([
      { actorId: client.userId, action: 'meeting.schedule', entity: 'meeting', toStatus: 'SCHEDULED' },
    ]);
  });
});

describe('an interview is refused', () => {
  const past = 'Meeting date cannot be in the past';
  const badLink = 'Please provide a valid Google Meet or Zoom link';
  const fix = 'Please fix the errors before scheduling the interview.';

  test.each([
    [{ googleMeetLink: '' }, fix, { googleMeetLink: 'Meeting link is required' }],
    [{ googleMeetLink: undefined }, fix, { googleMeetLink: 'Meeting link is required' }],
    [{ googleMeetLink: 'https://meet.google.com.evil.example/a' }, badLink, { googleMeetLink: badLink }],
    [{ googleMeetLink: 'http://zoom.us/j/1' }, badLink, { googleMeetLink: badLink }],
    [{ googleMeetLink: 'zoom' }, 'Please check your input and try again.', { googleMeetLink: badLink }],
    [{ meetingDate: '' }, fix, { meetingDate: 'Meeting date is required' }],
    [{ meetingDate: null }, fix, { meetingDate: 'Meeting date is required' }],
    [{ meetingDate: '2020-01-01' }, past, { meetingDate: past }],
    [{ meetingTime: '' }, fix, { meetingTime: 'Meeting time is required' }],
    [{ meetingTitle: '   ' }, fix, { meetingTitle: 'Meeting title is required' }],
    [
      { meetingDate: '2020-01-01', googleMeetLink: 'https://evil.example/?zoom.us' },
      fix,
      { meetingDate: past, googleMeetLink: badLink },
    ],
    [
      { googleMeetLink: '', meetingDate: '', meetingTime: '', meetingTitle: '' },
      fix,
      {
        googleMeetLink: 'Meeting link is required',
        meetingDate: 'Meeting date is required',
        meetingTime: 'Meeting time is required',
        meetingTitle: 'Meeting title is required',
      },
    ],
    [
      { meetingDate: '2027-03-28', meetingTime: '02:30', timezone: 'Europe/Paris' },
      expect.stringContaining('such as 03:30'),
      { meetingTime: expect.stringContaining('go forward over 02:30') },
    ],
    [
      { meetingTime: '9 pm' },
      'Please check your input and try again.',
      { meetingTime: expect.stringContaining('HH:mm') },
    ],
    [
      { timezone: 'Europe/Atlantis' },
      'Please send the name of a time zone, such as Europe/Lisbon.',
      { timezone: 'Please send the name of a time zone, such as Europe/Lisbon.' },
    ],
    [{ duration: 15 }, expect.any(String), { duration: 'Please choose one of: 30, 45, 60, 90, 120.' }],
  ])('for %j', async (change, message, errors) => {
    const { applicationId } = await application();
    expect(await schedule(applicationId, change)).toMatchObject({ status: 422, message, errors });
  });

  test('with someone who was turned down', async () => {
    const { projectId, applicationId } = await application();
    const params = { projectId, applicationId };
    await market.call('rejectApplication', { token: client.token, params });
    expect(await schedule(applicationId)).toMatchObject({
      status: 409,
      message: 'This application is already rejected. Schedule interviews with other applicants.',
    });
  });

  test('to other clients, to freelancers, and for an application that is not there', async () => {
    const { applicationId } = await application();
    const other = await market.makeClient();
    expect((await schedule(applicationId, {}, other)).status).toBe(403);
    expect((await schedule(applicationId, {}, maya)).status).toBe(403);
    expect((await schedule(crypto.randomUUID())).status).toBe(404);
  });
});

describe('a meeting that overlaps', () => {
  test('another one of the client is scheduled, with a warning that names it', async () => {
    const ivo = await market.makeFreelancer('Ivo Petrov');
    const meetingDate = nextDay();
    const first = await application(maya);
    const second = await application(ivo);
    const third = await application(ivo);
    await schedule(first.applicationId, { meetingDate, meetingTime: '14:00', meetingTitle: 'Shop kick-off' });
    const overlapping = await schedule(second.applicationId, { meetingDate, meetingTime: '14:59' });
    expect(overlapping).toMatchObject({
      status: 201,
      data: { warning: 'This overlaps your meeting "Shop kick-off".' },
    });
    const after15 = await schedule(third.applicationId, { meetingDate, meetingTime: '15:59' });
    expect(after15.data.warning).toBeNull();
  });

  test('one of the freelancer with another client says so, and nothing about it', async () => {
    const other = await market.makeClient('Ada Byron');
    const meetingDate = nextDay();
    const theirs = await application(maya, other);
    const mine = await application(maya);
    const secret = { meetingTitle: 'Secret project', meetingDescription: 'Very secret' };
    await schedule(theirs.applicationId, { ...secret, meetingDate, meetingTime: '14:00' }, other);
    const { data } = await schedule(mine.applicationId, { meetingDate, meetingTime: '14:30' });
    expect(data.warning).toBe('Maya Lindqvist has another meeting at this time.');
  });

  test('one that fell away is no overlap', async () => {
    const meetingDate = nextDay();
    const first = await application();
    await schedule(first.applicationId, { meetingDate });
    const { projectId, applicationId } = first;
    await market.call('rejectApplication', { token: client.token, params: { projectId, applicationId } });
    const second = await application();
    expect((await schedule(second.applicationId, { meetingDate })).data.warning).toBeNull();
  });
});

describe('a coming meeting', () => {
  const statusOf = async (applicationId: string): Promise<MeetingStatus | undefined> => {
    const params = { applicationId };
    const { data } = await market.call('listClientApplicationMeetings', { token: client.token, params });
    return data.meetings[0]?.status;
  };

  const rejected = async (own: { projectId: string; applicationId: string }) =>
    market.call('rejectApplication', { token: client.token, params: own });
  const withdrawn = async ({ projectId }: { projectId: string }) =>
    market.call('cancelProject', { token: client.token, params: { projectId } });
  const filled = async ({ projectId }: { projectId: string }) => {
    const ivo = await market.makeFreelancer('Ivo Petrov');
    return market.approve(client, projectId, (await market.apply(ivo, projectId)).data.id);
  };

  test.each([
    ['its application is rejected', rejected, 'Your application for'],
    ['the post is withdrawn', withdrawn, 'Withdrawn:'],
    ['another applicant gets the job', filled, 'The position is filled:'],
  ])('falls away when %s, and the calendar is told', async (_, happens, subject) => {
    const own = await application();
    const before = (await mailsTo(maya)).length;
    const { id } = (await schedule(own.applicationId)).data.meeting;
    expect((await happens(own)).status).toBe(200);
    expect(await statusOf(own.applicationId)).toBe('CANCELLED');
    const mails = await mailsTo(maya);
    expect(mails.slice(before).map((mail) => mail.subject)).toContainEqual(expect.stringContaining(subject));
    const about = mails.filter(({ calendar }) => calendar?.content.includes(`\r\nUID:${id}\r\n`));
    const [invitation, cancellation] = about;
    expect(about.map((mail) => mail.subject)).toEqual([
      'Interview with Jonas Weber: “Redesign of our online shop”',
      'Canceled: interview with Jonas Weber, “Redesign of our online shop”',
    ]);
    expect(invitation?.calendar).toMatchObject({
      method: 'REQUEST',
      content: expect.stringContaining('\r\nSEQUENCE:0\r\n'),
    });
    expect(cancellation?.calendar).toMatchObject({
      method: 'CANCEL',
      content: expect.stringMatching(/\r\nSEQUENCE:1\r\n[^]*\r\nSTATUS:CANCELLED\r\n/),
    });
    const record = await testApp.db.selectFrom('auditLog').where('entityId', '=', id).selectAll().execute();
    expect(record).toMatchObject([
      { action: 'meeting.schedule' },
      { action: 'meeting.cancel', fromStatus: 'SCHEDULED', toStatus: 'CANCELLED' },
    ]);
  });

  test('stays with the applicant who gets the job', async () => {
    const own = await application();
    await schedule(own.applicationId);
    await market.approve(client, own.projectId, own.applicationId);
    expect(await statusOf(own.applicationId)).toBe('SCHEDULED');
  });

  test('that has begun stays, for it took place', async () => {
    const own = await application();
    const soon = after(testApp.clock.now(), minutes(2));
    const { date, time } = wallTimeOf(soon, 'UTC');
    await schedule(own.applicationId, { meetingDate: date, meetingTime: time });
    testApp.clock.advance(180);
    const before = (await mailsTo(maya)).length;
    expect((await rejected(own)).status).toBe(200);
    expect(await statusOf(own.applicationId)).toBe('SCHEDULED');
    expect(await mailsTo(maya)).toHaveLength(before + 1);
  });

  test('is scheduled or falls away, never both, when the application is rejected meanwhile', async () => {
    const own = await application();
    const [scheduled, refused] = await Promise.all([schedule(own.applicationId), rejected(own)]);
    expect(refused.status).toBe(200);
    expect([201, 409]).toContain(scheduled.status);
    expect(await statusOf(own.applicationId)).toBe(scheduled.status === 201 ? 'CANCELLED' : undefined);
  });
});

describe('lists of meetings', () => {
  test('show both people their own, coming first and the soonest first, then the past, the latest first', async () => {
    const ada = await market.makeClient('Ada Byron');
    const sam = await market.makeFreelancer('Sam Okafor');
    const made = async (at: Date): Promise<string> => {
      const own = await application(sam, ada);
      const { date, time } = wallTimeOf(at, 'UTC');
      const reply = await schedule(own.applicationId, { meetingDate: date, meetingTime: time }, ada);
      return reply.data.meeting.id;
    };
    const now = testApp.clock.now();
    const late = await made(after(now, days(9)));
    const first = await made(after(now, minutes(10)));
    const second = await made(after(now, hours(2)));
    const soon = await made(after(now, hours(30)));
    testApp.clock.advance(24 * 3600);
    const expected = [soon, late, second, first];
    for (const [operation, person] of [
      ['listClientMeetings', ada],
      ['listFreelancerMeetings', sam],
    ] as const) {
      const page = (query: { page: number; limit: number }) =>
        market.call(operation, { token: person.token, query }).then(({ data }) => data);
      const [one, two] = [await page({ page: 1, limit: 3 }), await page({ page: 2, limit: 3 })];
      expect([...one.meetings, ...two.meetings].map(({ id }) => id)).toEqual(expected);
      expect(one.pagination).toEqual({ page: 1, limit: 3, total: 4, pages: 2 });
    }
  });

  test('of an application are for its client and its freelancer', async () => {
    const { applicationId } = await application();
    const { meeting } = (await schedule(applicationId)).data;
    const params = { applicationId };
    const list = (operation: 'listClientApplicationMeetings' | 'listFreelancerApplicationMeetings', by: Person) =>
      market.call(operation, { token: by.token, params });
    expect((await list('listClientApplicationMeetings', client)).data.meetings).toEqual([meeting]);
    expect((await list('listFreelancerApplicationMeetings', maya)).data.meetings).toEqual([meeting]);
    const [otherClient, otherFreelancer] = [await market.makeClient(), await market.makeFreelancer()];
    expect((await list('listClientApplicationMeetings', otherClient)).status).toBe(403);
    expect((await list('listFreelancerApplicationMeetings', otherFreelancer)).status).toBe(403);
    const nowhere = { params: { applicationId: crypto.randomUUID() } };
    expect((await market.call('listClientApplicationMeetings', { token: client.token, ...nowhere })).status).toBe(404);
    expect((await market.call('listFreelancerApplicationMeetings', { token: maya.token, ...nowhere })).status).toBe(
      404,
    );
  });

  test('and invitations tell no one else', async () => {
    const { applicationId } = await application();
    const meetingId = (await schedule(applicationId)).data.meeting.id;
    const [otherClient, otherFreelancer] = [await market.makeClient(), await market.makeFreelancer()];
    for (const { token } of [otherClient, otherFreelancer]) {
      expect((await market.call('getMeetingInvitation', { token, params: { meetingId } })).status).toBe(403);
    }
    const nowhere = { params: { meetingId: crypto.randomUUID() } };
    expect((await market.call('getMeetingInvitation', { token: client.token, ...nowhere })).status).toBe(404);
    expect((await market.call('getMeetingInvitation', { params: { meetingId } })).status).toBe(401);
  });
});
