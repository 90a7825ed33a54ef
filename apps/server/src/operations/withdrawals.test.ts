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
});
afterAll(async () => testApp.close());

async function applied() {
  maya = await market.makeFreelancer('Maya Lindqvist');
  const projectId = await market.postJob(client);
  return { projectId, applicationId: (await market.apply(maya, projectId)).data.id };
}

const withdraw = (applicationId: string) =>
  market.call('withdrawApplication', { token: maya.token, params: { applicationId } });

const readJob = async (projectId: string) =>
  (await market.call('getPublicJob', { params: { jobId: projectId }, token: maya.token })).data;

const inAWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

describe('withdrawing an application', () => {
  test('takes it from the client, who is told and can no longer accept it', async () => {
    const { projectId, applicationId } = await applied();
    const { status, data } = await withdraw(applicationId);
    expect({ status, now: data.status, last: data.history.at(-1)?.type }).toEqual({
      status: 200,
      now: 'WITHDRAWN',
      last: 'WITHDRAWN',
    });
    const mail = (await testApp.mails(client.email)).at(-1);
    expect(mail?.subject).toBe('Maya Lindqvist withdrew from “Redesign of our online shop”');
    expect(mail?.text).not.toContain('interview');
    expect(await market.approve(client, projectId, applicationId)).toMatchObject({
      status: 409,
      message: 'This application is already withdrawn. Nothing more can be done with it.',
    });
    expect((await withdraw(applicationId)).status).toBe(409);
  });

  test('cancels its interview, in the calendar of the one and in words to the other', async () => {
    const { applicationId } = await applied();
    const { data } = await market.call('scheduleMeeting', {
      token: client.token,
      params: { applicationId },
      body: {
        googleMeetLink: 'https://meet.google.com/abc-defg-hij',
        meetingDate: inAWeek(),
        meetingTime: '14:30',
        meetingTitle: 'Application Interview',
        timezone: 'Asia/Tokyo',
      },
    });
    const withdrawn = await withdraw(applicationId);
    expect(withdrawn.data.meetings).toMatchObject([{ id: data.meeting.id, status: 'CANCELLED' }]);
    expect((await testApp.mails(maya.email)).at(-1)?.subject).toMatch(/^Canceled: interview/);
    expect((await testApp.mails(client.email)).at(-1)?.text).toContain('will not take place');
  });

  test('lets one more be sent, and says so with the job', async () => {
    const { projectId, applicationId } = await applied();
    expect((await readJob(projectId)).application).toMatchObject({ status: 'PENDING', mayApplyAgain: false });
    await withdraw(applicationId);
    expect((await readJob(projectId)).application).toMatchObject({ status: 'WITHDRAWN', mayApplyAgain: true });
    const second = await market.apply(maya, projectId);
    expect(second).toMatchObject({ status: 201, data: { status: 'PENDING', isLast: true } });
    expect((await readJob(projectId)).application).toMatchObject({ id: second.data.id, mayApplyAgain: false });
    await withdraw(second.data.id);
    expect((await readJob(projectId)).application).toMatchObject({ id: second.data.id, mayApplyAgain: false });
    expect((await market.apply(maya, projectId)).status).toBe(409);
  });

  test('is refused once it was answered', async () => {
    const { projectId, applicationId } = await applied();
    await market.approve(client, projectId, applicationId);
    expect(await withdraw(applicationId)).toMatchObject({
      status: 409,
      message: 'This application is already accepted. Nothing more can be done with it.',
    });
  });
});
