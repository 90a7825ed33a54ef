import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { takeDown } from '../admin/acts.ts';
import { after, days } from '../domain/time.ts';
import { forgetAuditLog } from '../repositories/auditLog.ts';
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
const asMaya = (projectId: string) => ({ token: maya.token, params: { projectId } });
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
      () => market.call('requestCompletion', asMaya(projectId)),
      () => sendBack(projectId, 'A page is missing.'),
      () => market.call('requestCompletion', asMaya(projectId)),
      () => sendBack(projectId, 'The prices are old.'),
      () => market.call('requestCompletion', asMaya(projectId)),
      () => market.call('approveCompletion', asClient(projectId)),
      () => market.rate(client, projectId, 4),
    );
    expect(await story(projectId)).toEqual([
      'PROJECT_POSTED',
      'APPLICATION_RECEIVED, Ivo Petrov',
      'APPLICATION_RECEIVED, Maya Lindqvist',
      'INTERVIEW_SCHEDULED, Maya Lindqvist',
      'INTERVIEW_MOVED, Maya Lindqvist',
      'INTERVIEW_CANCELLED, Maya Lindqvist, We have seen enough.',
      'FREELANCER_HIRED, Maya Lindqvist',
      'COMPLETION_REQUESTED, Maya Lindqvist',
      'COMPLETION_REJECTED, Maya Lindqvist, A page is missing.',
      'COMPLETION_REQUESTED, Maya Lindqvist',
      'COMPLETION_REJECTED, Maya Lindqvist, The prices are old.',
      'COMPLETION_REQUESTED, Maya Lindqvist',
      'COMPLETION_APPROVED, Maya Lindqvist',
      'FREELANCER_RATED, Maya Lindqvist, 4',
    ]);
    const { data } = await timeline(projectId);
    expect(data.project).toEqual({ id: projectId, title: 'Redesign of our online shop', status: 'COMPLETED' });
    expect(data.events.filter(({ meeting }) => meeting?.id === meetingId)).toHaveLength(3);
    expect(new Set(data.events.map(({ at }) => at)).size).toBe(14);
  });

  test('is read page by page', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => timeline(projectId, { page, limit: 5 })));
    expect(pages.map(({ data }) => data.events.length)).toEqual([5, 5, 4]);
    expect(pages[0]?.data.pagination).toEqual({ page: 1, limit: 5, total: 14, pages: 3 });
    const whole = (await timeline(projectId)).data.events;
    expect(pages.flatMap(({ data }) => data.events)).toEqual(whole);
  });

  test('keeps what happened once, and each reason, when the audit log has been cleared', async () => {
    await forgetAuditLog(testApp.db, after(testApp.clock.now(), days(1)));
    const kept = await story(projectId);
    expect(kept.filter((event) => event.startsWith('COMPLETION_REQUESTED'))).toHaveLength(1);
    expect(kept.filter((event) => event.startsWith('COMPLETION_REJECTED'))).toEqual([
      'COMPLETION_REJECTED, Maya Lindqvist, A page is missing.',
      'COMPLETION_REJECTED, Maya Lindqvist, The prices are old.',
    ]);
    expect(kept).toHaveLength(11);
  });

  test('knows the last reason of work that was sent back before reasons were kept', async () => {
    await testApp.db.deleteFrom('completionRejections').where('projectId', '=', projectId).execute();
    expect((await story(projectId)).filter((event) => event.startsWith('COMPLETION_REJECTED'))).toEqual([
      'COMPLETION_REJECTED, Maya Lindqvist, The prices are old.',
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
    'INTERVIEW_MOVED, Maya Lindqvist',
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

test('is for the project’s client alone', async () => {
  const projectId = await market.postJob(client);
  const { token } = await market.makeClient('Ada Byron');
  expect((await market.call('getProjectTimeline', { token, params: { projectId } })).status).toBe(403);
  expect((await timeline(crypto.randomUUID())).status).toBe(404);
});
