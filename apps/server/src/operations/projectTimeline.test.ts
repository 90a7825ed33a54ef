import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { takeDown } from '../admin/acts.ts';
import { after, days } from '../domain/time.ts';
import { forgetAuditLog } from '../repositories/auditLog.ts';
import { fillProjectEvents } from '../repositories/projectEvents.ts';
import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';
import type { Marketplace, Person } from './testing/marketplace.ts';
import { openMarketplace } from './testing/marketplace.ts';

let testApp: TestApp;
let market: Marketplace;
let client: Person;
let maya: Person;
let ivo: Person;

beforeAll(async () => {
  testApp = await createTestApp();
  market = openMarketplace(testApp);
  client = await market.makeClient();
  [maya, ivo] = [await market.makeFreelancer(), await market.makeFreelancer('Ivo Petrov')];
});
afterAll(async () => testApp.close());

const timeline = async (projectId: string, query = {}) =>
  market.call('getProjectTimeline', { token: client.token, params: { projectId }, query });

/** What a client would read down the page. */
async function story(projectId: string): Promise<string[]> {
  const { data } = await timeline(projectId);
  return data.events.map(({ type, freelancer, reason, rating }) =>
    [type, freelancer?.name, reason, rating].filter((part) => part !== null && part !== undefined).join(', '),
  );
}

/** Time passes between what people do. */
async function steps(...acts: (() => Promise<unknown>)[]): Promise<void> {
  for (const act of acts) {
    testApp.clock.advance(60);
    await act();
  }
}

const asClient = (projectId: string) => ({ token: client.token, params: { projectId } });
const deliver = ({ token }: Person, projectId: string, delivered?: string) =>
  market.call('requestCompletion', { token, params: { projectId }, body: { ...(delivered && { delivered }) } });
const sendBack = (projectId: string, reason: string) =>
  market.call('rejectCompletion', { ...asClient(projectId), body: { reason } });

async function invite(applicationId: string): Promise<string> {
  const meetingDate = after(testApp.clock.now(), days(7)).toISOString().slice(0, 10);
  const body = {
    googleMeetLink: 'https://zoom.us/j/1',
    meetingDate,
    meetingTime: '14:30',
    meetingTitle: 'Application Interview',
  };
  const reply = await market.call('scheduleMeeting', { token: client.token, params: { applicationId }, body });
  return reply.data.meeting.id;
}

const wholeStory = [
  'PROJECT_POSTED',
  'APPLICATION_RECEIVED, Ivo Petrov',
  'APPLICATION_RECEIVED, Maya Lindqvist',
  'INTERVIEW_SCHEDULED, Maya Lindqvist',
  'INTERVIEW_MOVED, Maya Lindqvist, The room is taken.',
  'INTERVIEW_CANCELLED, Maya Lindqvist, We have seen enough.',
  'FREELANCER_HIRED, Maya Lindqvist',
  'APPLICATION_CLOSED, Ivo Petrov',
  'COMPLETION_REQUESTED, Maya Lindqvist',
  'COMPLETION_REJECTED, Maya Lindqvist, A page is missing.',
  'COMPLETION_REQUESTED, Maya Lindqvist',
  'COMPLETION_REJECTED, Maya Lindqvist, The prices are old.',
  'COMPLETION_REQUESTED, Maya Lindqvist',
  'COMPLETION_APPROVED, Maya Lindqvist',
  'FREELANCER_RATED, Maya Lindqvist, 4',
];

describe('the timeline of a project', () => {
  let projectId: string;
  let meetingId: string;

  test('tells its whole story, the oldest first', async () => {
    projectId = await market.postJob(client);
    let applicationId = '';
    const changed = (body: object) => ({ token: client.token, params: { meetingId }, body: { ...body } });
    await steps(
      () => market.apply(ivo, projectId),
      async () => (applicationId = (await market.apply(maya, projectId)).data.id),
      async () => (meetingId = await invite(applicationId)),
      () => market.call('rescheduleMeeting', changed({ reason: 'The room is taken.', meetingTime: '16:00' })),
      () => market.call('cancelMeeting', changed({ reason: 'We have seen enough.' })),
      () => market.approve(client, projectId, applicationId),
      () => deliver(maya, projectId, 'All pages.'),
      () => sendBack(projectId, 'A page is missing.'),
      () => deliver(maya, projectId, 'The missing page.'),
      () => sendBack(projectId, 'The prices are old.'),
      () => deliver(maya, projectId),
      () => market.call('approveCompletion', asClient(projectId)),
      () => market.rate(client, projectId, 4),
    );
    expect(await story(projectId)).toEqual(wholeStory);
    const { data } = await timeline(projectId);
    expect(data.project).toEqual({ id: projectId, title: 'Redesign of our online shop', status: 'COMPLETED' });
    expect(new Set(data.events.map(({ at }) => at)).size).toBe(14);
  });

  test('shows an interview at each of the times that it had', async () => {
    const { data } = await timeline(projectId);
    const [scheduled, moved, cancelled] = data.events.filter(({ meeting }) => meeting?.id === meetingId);
    expect(scheduled?.meeting?.startsAt).toMatch(/T14:30/);
    expect(moved).toMatchObject({ movedFrom: scheduled?.meeting?.startsAt });
    expect(moved?.meeting?.startsAt).toMatch(/T16:00/);
    expect(cancelled?.meeting).toEqual(moved?.meeting);
  });

  test('keeps what was handed in each time', async () => {
    const { data } = await timeline(projectId);
    const notes = data.events.flatMap(({ delivered }) => delivered ?? []);
    expect(notes).toEqual(['All pages.', 'The missing page.']);
  });

  test('has for the freelancer what concerns the job and them, and no one else', async () => {
    const read = (person: Person) => market.call('getProjectTimeline', { token: person.token, params: { projectId } });
    const { data } = await read(maya);
    expect(data.events).toEqual(
      (await timeline(projectId)).data.events.filter(({ freelancer }) => freelancer?.name !== ivo.name),
    );
    expect(data.pagination.total).toBe(data.events.length);
    expect((await read(ivo)).status).toBe(403);
  });

  test('is read page by page', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => timeline(projectId, { page, limit: 6 })));
    expect(pages.map(({ data }) => data.events.length)).toEqual([6, 6, 3]);
    expect(pages[0]?.data.pagination).toEqual({ page: 1, limit: 6, total: 15, pages: 3 });
    const whole = (await timeline(projectId)).data.events;
    expect(pages.flatMap(({ data }) => data.events)).toEqual(whole);
  });

  test('stays as it is when people change their names', async () => {
    const body = { ...market.profile, name: 'Maya Lindqvist-Berg' };
    await market.call('updateFreelancerProfile', { token: maya.token, body });
    expect(await story(projectId)).toEqual(wholeStory);
    await market.call('updateFreelancerProfile', { token: maya.token, body: market.profile });
  });
});

describe('a project from before events were kept', () => {
  const forgetEvents = async (projectId: string) => {
    await testApp.db.deleteFrom('projectEvents').where('projectId', '=', projectId).execute();
    await testApp.db.transaction().execute(fillProjectEvents);
  };
  let projectId: string;
  let before: Awaited<ReturnType<typeof timeline>>['data']['events'];
  beforeAll(async () => {
    projectId = await market.postJob(client);
    let applicationId = '';
    let meetingId = '';
    const changed = (meetingTime: string) => ({
      token: client.token,
      params: { meetingId },
      body: { reason: 'The room is taken.', meetingTime },
    });
    const other = await market.makeFreelancer('Ines Moreau');
    await steps(
      async () => (applicationId = (await market.apply(ivo, projectId)).data.id),
      () => market.apply(other, projectId),
      async () => (meetingId = await invite(applicationId)),
      () => market.call('rescheduleMeeting', changed('16:00')),
      () => market.call('rescheduleMeeting', changed('17:00')),
      () => market.approve(client, projectId, applicationId),
      () => deliver(ivo, projectId, 'All pages.'),
      () => sendBack(projectId, 'A page is missing.'),
      () => deliver(ivo, projectId, 'The missing page.'),
    );
    before = (await timeline(projectId)).data.events;
  });

  test('has every event that its rows and the audit log know, and says what is not known', async () => {
    await forgetEvents(projectId);
    const { data } = await timeline(projectId);
    const lost = { movedFrom: null, isPartlyKnown: true };
    expect(data.events).toEqual(
      before.map((event) => {
        const { type, meeting } = event;
        if (type === 'INTERVIEW_SCHEDULED' || (type === 'INTERVIEW_MOVED' && meeting?.startsAt?.includes('T16:00')))
          return { ...event, ...lost, reason: null, meeting: meeting && { ...meeting, startsAt: null } };
        if (type === 'INTERVIEW_MOVED') return { ...event, movedFrom: null, reason: null };
        if (event.delivered === 'All pages.') return { ...event, ...lost, delivered: null };
        return event;
      }),
    );
  });

  test('has what its rows know once the audit log is cleared', async () => {
    await forgetAuditLog(testApp.db, after(testApp.clock.now(), days(1)));
    await forgetEvents(projectId);
    const { data } = await timeline(projectId);
    expect(data.events.map(({ type }) => type)).toEqual([
      'PROJECT_POSTED',
      'APPLICATION_RECEIVED',
      'APPLICATION_RECEIVED',
      'INTERVIEW_SCHEDULED',
      'INTERVIEW_MOVED',
      'FREELANCER_HIRED',
      'APPLICATION_CLOSED',
      'COMPLETION_REJECTED',
      'COMPLETION_REQUESTED',
    ]);
  });
});

test('a withdrawn post ends with that, and an interview falls away without a reason of the client’s', async () => {
  const projectId = await market.postJob(client);
  const applicationId = (await market.apply(maya, projectId)).data.id;
  const params = { meetingId: await invite(applicationId) };
  const body = { reason: 'The room is taken.', meetingTime: '16:00' };
  await steps(
    () => market.call('rescheduleMeeting', { token: client.token, params, body }),
    () => market.call('cancelProject', asClient(projectId)),
  );
  expect((await story(projectId)).slice(-3)).toEqual([
    'APPLICATION_CLOSED, Maya Lindqvist',
    'INTERVIEW_CANCELLED, Maya Lindqvist',
    'PROJECT_WITHDRAWN',
  ]);
  const { data } = await market.call('listClientApplicationMeetings', {
    token: client.token,
    params: { applicationId },
  });
  expect(data.meetings[0]).toMatchObject({ status: 'CANCELLED', reason: null });
});

test('a post that an operator took down says why', async () => {
  const projectId = await market.postJob(client);
  const order = { operator: 'olga', reason: 'It asks for payment.' };
  const { db, mail, clock } = testApp;
  await steps(() => takeDown({ db, mail, clock }, projectId, order));
  expect(await story(projectId)).toEqual(['PROJECT_POSTED', 'PROJECT_TAKEN_DOWN, It asks for payment.']);
});

test('is not for other clients', async () => {
  const projectId = await market.postJob(client);
  const { token } = await market.makeClient('Ada Byron');
  expect((await market.call('getProjectTimeline', { token, params: { projectId } })).status).toBe(403);
  expect((await timeline(crypto.randomUUID())).status).toBe(404);
});

test('a rating of the client is a line for its author at once, and for the client once it shows', async () => {
  const market = openMarketplace(testApp);
  const [client, maya] = [await market.makeClient(), await market.makeFreelancer()];
  const lines = async (token: string, projectId: string) =>
    (await market.call('getProjectTimeline', { token, params: { projectId } })).data.events.filter(
      ({ type }) => type === 'CLIENT_RATED',
    );
  const [first, second] = [await market.finishJob(client, maya), await market.finishJob(client, maya)];
  await market.rateClient(maya, first, 4);
  await market.rateClient(maya, second, 3);
  expect(await lines(maya.token, first)).toMatchObject([{ rating: 4, freelancer: { userId: maya.userId } }]);
  expect(await lines(client.token, first)).toEqual([]);
  await market.rate(client, first, 5);
  expect(await lines(client.token, first)).toMatchObject([{ rating: 4 }]);
  expect(await lines(client.token, second)).toEqual([]);
  testApp.clock.advance(15 * 24 * 60 * 60);
  expect(await lines(client.token, second)).toMatchObject([{ rating: 3 }]);
});
