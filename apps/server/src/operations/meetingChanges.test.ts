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
let maya: Person;
let day: string;
let later: string;

beforeAll(async () => {
  testApp = await createTestApp();
  market = openMarketplace(testApp);
  [client, maya] = [await market.makeClient(), await market.makeFreelancer()];
  day = wallTimeOf(after(testApp.clock.now(), days(9)), 'UTC').date;
  later = wallTimeOf(after(testApp.clock.now(), days(10)), 'UTC').date;
});
afterAll(async () => testApp.close());

const ofFreelancer = ['proposeMeetingTimes', 'confirmMeeting', 'declineMeeting'] as const;
type Change =
  | 'rescheduleMeeting'
  | 'cancelMeeting'
  | 'acceptMeetingProposal'
  | 'declineMeetingProposal'
  | (typeof ofFreelancer)[number];

async function meet(change: Record<string, unknown> = {}) {
  const projectId = await market.postJob(client);
  const applicationId = (await market.apply(maya, projectId)).data.id;
  const reply = await schedule(applicationId, change);
  return { projectId, applicationId, meetingId: reply.data.meeting.id, etag: String(reply.data.meeting.etag) };
}

const schedule = async (applicationId: string, change: Record<string, unknown> = {}) =>
  market.call('scheduleMeeting', {
    token: client.token,
    params: { applicationId },
    body: {
      googleMeetLink: 'https://meet.google.com/abc-defg-hij',
      meetingDate: day,
      meetingTime: '14:30',
      meetingTitle: 'Application Interview',
      timezone: 'Asia/Tokyo',
      ...change,
    },
  });

const change = async <Id extends Change>(id: Id, meetingId: string, body?: Record<string, unknown>, headers = {}) =>
  market.call(id, {
    token: ofFreelancer.some((one) => one === id) ? maya.token : client.token,
    params: { meetingId },
    ...(body && { body }),
    headers,
  });

const propose = async (meetingId: string, times: readonly string[], more: Record<string, unknown> = {}) =>
  market.call('proposeMeetingTimes', {
    token: maya.token,
    params: { meetingId },
    body: { times: times.map((meetingTime) => ({ meetingDate: later, meetingTime })), ...more },
  });

/** Calendars and readers: the mails about a meeting, by its UID. */
async function lastMail(to: Person) {
  return (await testApp.mails(to.email)).at(-1);
}

const record = async (id: string) =>
  testApp.db.selectFrom('auditLog').where('entityId', '=', id).orderBy('id').selectAll().execute();

const invitation = async (meetingId: string, { token }: Person) =>
  (
    await testApp.app.inject({
      url: `/api/v1/meetings/${meetingId}/invitation`,
      headers: { authorization: `Bearer ${token}` },
    })
  ).body;

describe('a client who reschedules an interview', () => {
  test('moves it, and the freelancer reads why, in a mail that changes their calendar', async () => {
    const { meetingId, etag } = await meet();
    const reason = '  A colleague is ill that day.  ';
    const body = { reason, meetingDate: later, meetingTime: '09:00' };
    const reply = await market.call('rescheduleMeeting', {
      token: client.token,
      params: { meetingId },
      body,
      headers: { 'If-Match': etag },
    });
    expect(reply).toMatchObject({
      status: 200,
      data: {
        warning: null,
        meeting: {
          startsAt: `${later}T00:00:00.000Z`,
          timezone: 'Asia/Tokyo',
          scheduledTime: '09:00',
          duration: 60,
          status: 'SCHEDULED',
          reason: 'A colleague is ill that day.',
          etag: '"2"',
        },
      },
    });
    expect(reply.headers['etag']).toBe('"2"');
    const mail = await lastMail(maya);
    expect(mail?.subject).toBe('New time: interview with Jonas Weber, “Redesign of our online shop”');
    expect(mail?.text).toContain('A colleague is ill that day.');
    expect(mail?.text).toContain('9:00 AM to 10:00 AM Tokyo time (12:00 AM to 1:00 AM UTC)');
    expect(mail?.text).toContain('2:30 PM to 3:30 PM Tokyo time (5:30 AM to 6:30 AM UTC)');
    expect(mail?.calendar).toMatchObject({
      method: 'REQUEST',
      content: expect.stringMatching(`\r\nUID:${meetingId}\r\nSEQUENCE:1\r\n`),
    });
    for (const person of [client, maya]) expect(await invitation(meetingId, person)).toBe(mail?.calendar?.content);
    expect(await record(meetingId)).toMatchObject([
      { action: 'meeting.schedule' },
      { actorId: client.userId, action: 'meeting.reschedule', fromStatus: 'SCHEDULED', toStatus: 'SCHEDULED' },
    ]);
  });

  test.each([
    [{ googleMeetLink: 'https://zoom.us/j/7' }, { googleMeetLink: 'https://zoom.us/j/7', scheduledTime: '14:30' }],
    [{ duration: 90 }, { duration: 90, scheduledTime: '14:30' }],
    [{ timezone: 'UTC' }, { timezone: 'UTC', scheduledTime: '14:30' }],
    [{ meetingTime: '14:45' }, { timezone: 'Asia/Tokyo', scheduledTime: '14:45' }],
  ])('changes %j, and nothing else', async (body, meeting) => {
    const { meetingId } = await meet();
    const reply = await change('rescheduleMeeting', meetingId, { ...body, reason: 'Better so.' });
    expect(reply).toMatchObject({ status: 200, data: { meeting: { scheduledDate: day, ...meeting } } });
    expect((await lastMail(maya))?.subject).toMatch(
      'timezone' in body || 'meetingTime' in body ? /^New time/ : /^Changed/,
    );
  });

  test('is warned of what the new time overlaps', async () => {
    const other = wallTimeOf(after(testApp.clock.now(), days(21)), 'UTC').date;
    await meet({ meetingDate: other, meetingTitle: 'Shop kick-off' });
    const { meetingId } = await meet();
    const reply = await market.call('rescheduleMeeting', {
      token: client.token,
      params: { meetingId },
      body: { meetingDate: other, reason: 'Better so.' },
    });
    expect(reply.data.warning).toBe('This overlaps your meeting "Shop kick-off".');
  });

  test('drops what the freelancer proposed', async () => {
    const { meetingId } = await meet();
    await propose(meetingId, ['09:00']);
    const reply = await change('rescheduleMeeting', meetingId, { meetingTime: '15:00', reason: 'Better so.' });
    expect(reply).toMatchObject({ status: 200, data: { meeting: { proposal: null } } });
  });

  test.each([
    [{}, { reason: 'Please give a reason. The freelancer reads it.' }],
    [{ reason: ' ' }, { reason: 'Please give a reason. The freelancer reads it.' }],
    [{ reason: 'So.', meetingDate: '2020-01-01' }, { meetingDate: 'Meeting date cannot be in the past' }],
    [
      { reason: 'So.', meetingDate: '2027-03-28', meetingTime: '02:30', timezone: 'Europe/Paris' },
      { meetingTime: expect.stringContaining('such as 03:30') },
    ],
    [
      { reason: 'So.', googleMeetLink: 'https://meet.google.com.evil.example/a' },
      { googleMeetLink: 'Please provide a valid Google Meet or Zoom link' },
    ],
  ])('is refused for %j', async (body, errors) => {
    const { meetingId } = await meet();
    expect(await change('rescheduleMeeting', meetingId, body)).toMatchObject({ status: 422, errors });
  });

  test('is told when nothing would change, and no one is mailed', async () => {
    const { meetingId } = await meet();
    const before = (await testApp.mails(maya.email)).length;
    const body = { reason: 'So.', meetingDate: day, meetingTime: '14:30', timezone: 'Asia/Tokyo', duration: 60 };
    expect(await change('rescheduleMeeting', meetingId, body)).toMatchObject({
      status: 409,
      message: 'The meeting already looks like this. Nothing was changed.',
    });
    expect(await testApp.mails(maya.email)).toHaveLength(before);
  });
});

describe('a client who cancels an interview', () => {
  test('takes it out of the freelancer’s calendar, with a reason, and can schedule another', async () => {
    const { meetingId, applicationId } = await meet();
    await propose(meetingId, ['09:00']);
    expect(await change('cancelMeeting', meetingId, { reason: 'We begin later.' })).toMatchObject({
      status: 200,
      data: { status: 'CANCELLED', reason: 'We begin later.', proposal: null, application: { status: 'PENDING' } },
    });
    const mail = await lastMail(maya);
    expect(mail?.text).toContain('Jonas Weber canceled your interview');
    expect(mail?.text).toContain('We begin later.');
    expect(mail?.calendar).toMatchObject({
      method: 'CANCEL',
      content: expect.stringMatching(/\r\nSEQUENCE:1\r\n[^]*\r\nSTATUS:CANCELLED\r\n/),
    });
    const another = await schedule(applicationId, { meetingDate: later });
    expect(another).toMatchObject({ status: 201, data: { meeting: { status: 'SCHEDULED', reason: null } } });
    expect(another.data.meeting.id).not.toBe(meetingId);
  });
});

describe('a freelancer who proposes other times', () => {
  test('is read by the client, who moves the meeting with one press', async () => {
    const { meetingId } = await meet();
    const note = ' I am on a train that afternoon. ';
    const proposed = await propose(meetingId, ['18:00', '09:00'], { note, timezone: 'Europe/Paris' });
    expect(proposed).toMatchObject({
      status: 200,
      data: {
        startsAt: `${day}T05:30:00.000Z`,
        etag: '"2"',
        proposal: { note: 'I am on a train that afternoon.', times: [{}, {}] },
      },
    });
    const [first, second] = proposed.data.proposal?.times.map(({ startsAt }) => startsAt) ?? [];
    expect(wallTimeOf(new Date(first ?? ''), 'Europe/Paris')).toEqual({ date: later, time: '09:00' });
    const mail = await lastMail(client);
    expect(mail).toMatchObject({
      subject: 'Maya Lindqvist suggests another time: “Redesign of our online shop”',
      replyTo: { email: maya.email },
    });
    expect(mail?.text).toContain('I am on a train that afternoon.');
    expect(mail?.text).toMatch(/Time 1[^]*Tokyo time[^]*Time 2[^]*Scheduled for[^]*2:30 PM to 3:30 PM Tokyo time/);
    expect(mail?.calendar).toBeUndefined();

    const accepted = await change('acceptMeetingProposal', meetingId, { startsAt: second });
    expect(accepted).toMatchObject({
      status: 200,
      data: {
        meeting: {
          startsAt: second,
          timezone: 'Asia/Tokyo',
          reply: 'CONFIRMED',
          proposal: null,
          reason: null,
          etag: '"3"',
        },
      },
    });
    const answer = await lastMail(maya);
    expect(answer?.text).toContain('accepted a time that you suggested');
    expect(answer?.calendar?.content).toContain('\r\nSEQUENCE:1\r\n');
    expect((await record(meetingId)).map(({ actorId, action }) => [actorId, action])).toEqual([
      [client.userId, 'meeting.schedule'],
      [maya.userId, 'meeting.propose'],
      [client.userId, 'proposal.accept'],
    ]);
  });

  test('replaces an earlier proposal, which can no longer be accepted', async () => {
    const { meetingId } = await meet();
    const first = (await propose(meetingId, ['09:00'])).data.proposal?.times[0]?.startsAt;
    await propose(meetingId, ['10:00']);
    expect(await change('acceptMeetingProposal', meetingId, { startsAt: first })).toMatchObject({
      status: 409,
      message: 'This time is no longer suggested. Choose another one, or reschedule the meeting.',
    });
  });

  test('leaves the reason of an earlier move behind, once accepted', async () => {
    const { meetingId } = await meet();
    const moved = await change('rescheduleMeeting', meetingId, { reason: 'The room is taken.', meetingTime: '16:00' });
    expect(moved).toMatchObject({ data: { meeting: { reason: 'The room is taken.' } } });
    const startsAt = (await propose(meetingId, ['09:00'])).data.proposal?.times[0]?.startsAt;
    const accepted = await change('acceptMeetingProposal', meetingId, { startsAt });
    expect(accepted).toMatchObject({ status: 200, data: { meeting: { reason: null } } });
  });

  test('does it once, when the same is sent again', async () => {
    const { meetingId } = await meet();
    await propose(meetingId, ['09:00', '10:00'], { note: 'Please.' });
    const before = (await testApp.mails(client.email)).length;
    expect(await propose(meetingId, ['10:00', '09:00'], { note: 'Please.' })).toMatchObject({
      status: 409,
      message: 'You have already suggested these times.',
    });
    expect(await testApp.mails(client.email)).toHaveLength(before);
    expect((await propose(meetingId, ['09:00', '10:00'], { note: 'Please!' })).status).toBe(200);
  });

  test('proposes one to three', async () => {
    const { meetingId } = await meet();
    expect((await propose(meetingId, [])).status).toBe(422);
    expect((await propose(meetingId, ['09:00', '10:00', '11:00', '12:00'])).status).toBe(422);
    expect((await propose(meetingId, ['09:00', '10:00', '11:00'])).status).toBe(200);
  });

  test.each([
    [['09:00', '09:00'], {}, 'Please propose times that differ from one another.'],
    [['09:00'], { times: [{ meetingDate: '2020-01-01', meetingTime: '09:00' }] }, /2020-01-01.*cannot be in the past/],
    [
      ['09:00'],
      { timezone: 'Europe/Paris', times: [{ meetingDate: '2027-03-28', meetingTime: '02:30' }] },
      /such as 03:30/,
    ],
  ])('is refused for %j, %j', async (times, more, error) => {
    const { meetingId } = await meet();
    expect(await propose(meetingId, times, more)).toMatchObject({
      status: 422,
      errors: { times: expect.stringMatching(error) },
    });
  });

  test('cannot propose the time that it is at', async () => {
    const { meetingId } = await meet({ meetingDate: later });
    expect(await propose(meetingId, ['09:00', '14:30'])).toMatchObject({
      status: 422,
      errors: { times: 'The meeting is at one of these times already.' },
    });
  });
});

describe('a freelancer who answers an invitation', () => {
  test('confirms it once, and the client reads it', async () => {
    const { meetingId, etag } = await meet();
    await propose(meetingId, ['09:00']);
    const confirmed = await change('confirmMeeting', meetingId);
    // Other times are no longer asked for.
    expect(confirmed).toMatchObject({ status: 200, data: { reply: 'CONFIRMED', status: 'SCHEDULED', proposal: null } });
    expect(confirmed.data.etag).not.toBe(etag);
    const mail = await lastMail(client);
    expect(mail?.subject).toBe('Maya Lindqvist confirmed: interview about “Redesign of our online shop”');
    expect(mail?.text).toContain('2:30 PM to 3:30 PM Tokyo time (5:30 AM to 6:30 AM UTC)');
    expect(await change('confirmMeeting', meetingId)).toMatchObject({
      status: 409,
      message: 'You have already confirmed this meeting.',
    });
    expect((await record(meetingId)).map(({ action }) => action)).toEqual([
      'meeting.schedule',
      'meeting.propose',
      'meeting.confirm',
    ]);
  });

  test('is asked again when it is moved or changed, or other times are suggested', async () => {
    const { meetingId } = await meet();
    const again: (() => Promise<unknown>)[] = [
      () => change('rescheduleMeeting', meetingId, { duration: 90, reason: 'So.' }),
      () => change('rescheduleMeeting', meetingId, { meetingTime: '18:00', reason: 'So.' }),
      () => propose(meetingId, ['09:00']),
    ];
    for (const act of again) {
      expect(await change('confirmMeeting', meetingId)).toMatchObject({ data: { reply: 'CONFIRMED' } });
      await act();
      const list = await market.call('listFreelancerMeetings', { token: maya.token, query: { limit: 50 } });
      expect(list.data.meetings.find(({ id }) => id === meetingId)?.reply).toBe('AWAITED');
    }
  });

  test('declines it with a reason, and the client can schedule another', async () => {
    const { meetingId, applicationId } = await meet();
    await change('confirmMeeting', meetingId);
    expect(await change('declineMeeting', meetingId, { reason: ' ' })).toMatchObject({
      status: 422,
      errors: { reason: 'Please give a reason. The client reads it.' },
    });
    expect(await change('declineMeeting', meetingId, { reason: ' I am ill. ' })).toMatchObject({
      status: 200,
      data: { status: 'CANCELLED', reply: 'DECLINED', reason: 'I am ill.', application: { status: 'PENDING' } },
    });
    const mail = await lastMail(client);
    expect(mail?.subject).toBe('Maya Lindqvist declined: interview about “Redesign of our online shop”');
    expect(mail?.text).toContain('I am ill.');
    expect(await invitation(meetingId, maya)).toMatch(/\r\nSTATUS:CANCELLED\r\n/);
    expect(await schedule(applicationId, { meetingDate: later })).toMatchObject({ status: 201 });
  });
});

describe('a client who says no to suggested times', () => {
  test('keeps the meeting at its time, and the freelancer is asked again', async () => {
    const { meetingId } = await meet();
    await propose(meetingId, ['09:00']);
    const kept = await change('declineMeetingProposal', meetingId);
    expect(kept).toMatchObject({
      status: 200,
      data: { startsAt: `${day}T05:30:00.000Z`, status: 'SCHEDULED', reply: 'AWAITED', proposal: null },
    });
    expect(kept.data.timesDeclinedAt).not.toBeNull();
    const mail = await lastMail(maya);
    expect(mail?.subject).toBe('Same time: interview with Jonas Weber, “Redesign of our online shop”');
    expect(mail?.calendar).toBeUndefined();
    expect(await change('declineMeetingProposal', meetingId)).toMatchObject({
      status: 409,
      message: 'This time is no longer suggested. Choose another one, or reschedule the meeting.',
    });
    expect(await change('confirmMeeting', meetingId)).toMatchObject({
      data: { reply: 'CONFIRMED', timesDeclinedAt: null },
    });
  });
});

const bodies = {
  rescheduleMeeting: { reason: 'So.', duration: 30 },
  cancelMeeting: { reason: 'So.' },
  proposeMeetingTimes: () => ({ times: [{ meetingDate: later, meetingTime: '09:00' }] }),
  acceptMeetingProposal: () => ({ startsAt: `${later}T00:00:00.000Z` }),
  declineMeetingProposal: undefined,
  confirmMeeting: undefined,
  declineMeeting: { reason: 'So.' },
} as const;
const changes = Object.entries(bodies).map(([id, body]) => ({
  // The keys of `bodies`.
  id: id as Change,
  body: () => (typeof body === 'function' ? body() : body),
}));

describe.each(changes)('$id', ({ id, body }) => {
  test('overtaken by another change is refused, and changes nothing', async () => {
    const { meetingId, etag } = await meet();
    await propose(meetingId, ['09:00', '10:00']);
    const before = (await record(meetingId)).length;
    const reply = await change(id, meetingId, body(), { 'If-Match': etag });
    expect(reply.status).toBe(412);
    expect(await record(meetingId)).toHaveLength(before);
  });

  test('is refused once the meeting is cancelled', async () => {
    const { meetingId } = await meet();
    await change('cancelMeeting', meetingId, { reason: 'So.' });
    expect(await change(id, meetingId, body())).toMatchObject({
      status: 409,
      message: 'This meeting is canceled. Another one can be scheduled.',
    });
  });

  test('is refused to everyone else, and for a meeting that does not exist', async () => {
    const { meetingId } = await meet();
    const others = [await market.makeClient('Ada Byron'), await market.makeFreelancer('Ivo Petrov')];
    for (const { token } of others) {
      const sent = body();
      const reply = await market.call(id, { token, params: { meetingId }, ...(sent && { body: sent }) });
      expect(reply.status).toBe(403);
    }
    expect((await change(id, crypto.randomUUID(), body())).status).toBe(404);
  });
});

// Last, for the clock is moved past the meetings.
test.each(changes)('$id is refused once the meeting has begun', async ({ id, body }) => {
  const soon = wallTimeOf(new Date(testApp.clock.now().getTime() + 120_000), 'UTC');
  const { meetingId } = await meet({ meetingDate: soon.date, meetingTime: soon.time, timezone: 'UTC' });
  await propose(meetingId, ['09:00'], { timezone: 'Asia/Tokyo' });
  testApp.clock.advance(180);
  expect(await change(id, meetingId, body())).toMatchObject({
    status: 409,
    message: 'This meeting has begun, so it can no longer be changed.',
  });
});

test('a proposed time that has passed meanwhile can no longer be accepted', async () => {
  const soon = wallTimeOf(new Date(testApp.clock.now().getTime() + 120_000), 'UTC');
  const { meetingId } = await meet();
  const times = [{ meetingDate: soon.date, meetingTime: soon.time }];
  const { data } = await propose(meetingId, [], { times, timezone: 'UTC' });
  testApp.clock.advance(180);
  expect(
    await change('acceptMeetingProposal', meetingId, { startsAt: data.proposal?.times[0]?.startsAt }),
  ).toMatchObject({
    status: 409,
    message: 'This time is no longer suggested. Choose another one, or reschedule the meeting.',
  });
});
