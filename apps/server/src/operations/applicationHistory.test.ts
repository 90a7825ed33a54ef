import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';
import type { Marketplace, Person } from './testing/marketplace.ts';
import { openMarketplace } from './testing/marketplace.ts';

let testApp: TestApp;
let market: Marketplace;
let client: Person;
let maya: Person;

beforeAll(async () => {
  testApp = await createTestApp();
  market = openMarketplace(testApp);
  client = await market.makeClient();
  maya = await market.makeFreelancer('Maya Lindqvist');
});
afterAll(async () => testApp.close());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const interview = {
  googleMeetLink: 'https://meet.google.com/abc-defg-hij',
  meetingDate: inDays(7),
  meetingTime: '14:30',
  meetingTitle: 'Application Interview',
  timezone: 'Asia/Tokyo',
};

/** The history of one application, as each side reads it. */
async function historyOf(id: string) {
  const query = { limit: 50 };
  const received = await market.call('listClientApplications', { token: client.token, query });
  const sent = await market.call('listFreelancerApplications', { token: maya.token, query });
  const [one, other] = [received.data.applications, sent.data.applications].map(
    (list) => list.find((application) => application.id === id)?.history,
  );
  return { client: one, freelancer: other };
}

describe('the history of an application', () => {
  test('tells both sides the same, the oldest first, from sending to the answer', async () => {
    const projectId = await market.postJob(client);
    const { data: sent } = await market.apply(maya, projectId);
    const params = { projectId, applicationId: sent.id };
    const call = { token: client.token, params };
    expect((await historyOf(sent.id)).client).toEqual([{ type: 'SENT', at: sent.createdAt, meeting: null }]);
    testApp.clock.advance(60);
    const viewed = await market.call('markApplicationViewed', call);
    testApp.clock.advance(60);
    const { data: scheduled } = await market.call('scheduleMeeting', { ...call, body: interview });
    testApp.clock.advance(60);
    const [{ id: meetingId, createdAt: scheduledAt, startsAt, title }] = [scheduled.meeting];
    const cancelling = { token: client.token, params: { meetingId }, body: { reason: 'We have seen enough.' } };
    expect((await market.call('cancelMeeting', cancelling)).status).toBe(200);
    testApp.clock.advance(60);
    const { data: rejected } = await market.call('rejectApplication', call);
    const meeting = { id: meetingId, title, startsAt };
    const history = [
      { type: 'SENT', at: sent.createdAt, meeting: null },
      { type: 'VIEWED', at: viewed.data.viewedAt, meeting: null },
      { type: 'INTERVIEW_SCHEDULED', at: scheduledAt, meeting },
      { type: 'INTERVIEW_CANCELLED', at: expect.any(String), meeting },
      { type: 'REJECTED', at: rejected.updatedAt, meeting: null },
    ];
    const read = await historyOf(sent.id);
    expect(read).toEqual({ client: history, freelancer: history });
    const times = read.client?.map(({ at }) => at) ?? [];
    expect(times).toEqual(times.toSorted());
  });

  test('says that one was accepted, and nothing of the shortlist', async () => {
    const projectId = await market.postJob(client);
    const { data: sent } = await market.apply(maya, projectId);
    const params = { projectId, applicationId: sent.id };
    await market.call('shortlistApplication', { token: client.token, params });
    await market.approve(client, projectId, sent.id);
    const { freelancer } = await historyOf(sent.id);
    expect(freelancer?.map(({ type }) => type)).toEqual(['SENT', 'ACCEPTED']);
  });
});
