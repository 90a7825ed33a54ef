import type { OperationId } from '@guildhall/api/operations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';
import type { Marketplace, Person } from './testing/marketplace.ts';
import { openMarketplace } from './testing/marketplace.ts';

let testApp: TestApp;
let market: Marketplace;
let client: Person;
let maya: Person;
let projectId: string;
let applicationId: string;

beforeAll(async () => {
  testApp = await createTestApp();
  market = openMarketplace(testApp);
});
afterAll(async () => testApp.close());

const reason = ' Our funding fell through.\nI am sorry. ';
const words = reason.trim();

async function hire() {
  client = await market.makeClient('Jonas Weber');
  maya = await market.makeFreelancer('Maya Lindqvist');
  projectId = await market.postJob(client);
  applicationId = (await market.apply(maya, projectId)).data.id;
  await market.approve(client, projectId, applicationId);
}

const sides = {
  CLIENT: { operation: 'endProject', person: () => client, other: () => maya },
  FREELANCER: { operation: 'endAssignedProject', person: () => maya, other: () => client },
} as const;
type Side = keyof typeof sides;

const end = (side: Side, headers: Record<string, string> = {}) => {
  const { operation, person } = sides[side];
  return market.call(operation, { token: person().token, params: { projectId }, body: { reason }, headers });
};

const invite = () =>
  market.call('scheduleMeeting', {
    token: client.token,
    params: { applicationId },
    body: {
      googleMeetLink: 'https://meet.google.com/abc-defg-hij',
      meetingDate: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
      meetingTime: '14:30',
      meetingTitle: 'Kick-off',
    },
  });

const move = (operation: OperationId, { token }: Person, body?: Record<string, unknown>) =>
  market.call(operation, { token, params: { projectId }, ...(body && { body }) });

describe.each(['CLIENT', 'FREELANCER'] as const)('a project that its %s ends', (side) => {
  const { other } = sides[side];

  test('is over for both, who read who ended it and why', async () => {
    await hire();
    const ended = { by: side, reason: words };
    expect(await end(side)).toMatchObject({ status: 200, data: { status: 'CANCELLED', ended } });
    const { data: own } = await market.call('getClientProject', { token: client.token, params: { projectId } });
    expect(own).toMatchObject({ status: 'CANCELLED', ended, freelancer: { name: 'Maya Lindqvist' } });
    const { data: assigned } = await market.call('listAssignedProjects', { token: maya.token });
    expect(assigned.projects).toMatchObject([{ id: projectId, status: 'CANCELLED', ended }]);
    const { data } = await market.call('getProjectTimeline', { token: client.token, params: { projectId } });
    const event = { type: `PROJECT_ENDED_BY_${side}`, reason: words, freelancer: { name: 'Maya Lindqvist' } };
    expect(data.events.at(-1)).toMatchObject(event);
    expect(data.events.map(({ type }) => type)).not.toContain('PROJECT_WITHDRAWN');
  });

  test('tells the other side by mail, with the reason and what to do next', async () => {
    await hire();
    await end(side);
    const mail = (await testApp.mails(other().email)).find(({ subject }) => subject.startsWith('Ended:'));
    expect(mail?.subject).toBe('Ended: “Redesign of our online shop”');
    expect(mail?.text).toContain('Our funding fell through.');
    expect(mail?.text).not.toContain('meeting');
    expect(mail?.text).toContain(side === 'CLIENT' ? '/find-work' : `/post-job?again=${projectId}`);
  });

  test('takes its coming meeting with it, and no other can be scheduled', async () => {
    await hire();
    const { data } = await invite();
    await end(side);
    const { data: list } = await market.call('listClientMeetings', { token: client.token });
    expect(list.meetings).toMatchObject([{ id: data.meeting.id, status: 'CANCELLED' }]);
    const letterTo = async ({ email }: Person, subject: RegExp) =>
      (await testApp.mails(email)).find((mail) => subject.test(mail.subject))?.text;
    expect(await letterTo(maya, /^Canceled: /)).toContain('because the project was ended');
    expect(await letterTo(other(), /^Ended: /)).toContain('meeting that you had scheduled has been canceled');
    expect(await invite()).toMatchObject({
      status: 409,
      message: 'This project was ended. Interviews about it are over.',
    });
  });

  test('can be ended once: the other side and a second press read what happened', async () => {
    await hire();
    const stale = { 'If-Match': '"1"' };
    await end(side);
    const [noun, slower] = side === 'CLIENT' ? ['client', 'FREELANCER' as const] : ['freelancer', 'CLIENT' as const];
    expect(await end(slower, stale)).toMatchObject({
      status: 409,
      message: `The ${noun} has already ended this project.`,
    });
    expect(await end(side)).toMatchObject({ status: 409, message: 'You have already ended this project.' });
  });

  test('can be ended while work is redone, but not while it waits for approval or is approved', async () => {
    await hire();
    await move('requestCompletion', maya);
    expect(await end(side)).toMatchObject({
      status: 409,
      message: 'This project is waiting for approval. It can be approved or be sent back.',
    });
    await move('rejectCompletion', client, { reason: 'One page is missing.' });
    expect(await end(side, { 'If-Match': '"1"' })).toMatchObject({ status: 412 });
    expect((await end(side)).status).toBe(200);
    await hire();
    await move('requestCompletion', maya);
    await move('approveCompletion', client);
    expect(await end(side)).toMatchObject({
      status: 409,
      message: 'This project is completed. Nothing more can be done with it.',
    });
  });

  test('is neither rated nor stands in the way of closing an account', async () => {
    await hire();
    await invite();
    await end(side);
    expect((await market.rate(client, projectId, 5)).status).toBe(409);
    for (const { token } of [client, maya])
      expect((await market.call('getAccountClosing', { token })).data.obstacles).toEqual([]);
  });
});

test('a project that was ended hands nothing in: the freelancer reads what happened, not that a version is stale', async () => {
  await hire();
  const { data } = await market.call('listAssignedProjects', { token: maya.token });
  await end('CLIENT');
  const reply = await market.call('requestCompletion', {
    token: maya.token,
    params: { projectId },
    headers: { 'If-Match': data.projects[0]?.etag ?? '' },
  });
  expect(reply).toMatchObject({ status: 409, message: 'This project is canceled. Nothing more can be done with it.' });
});

test('a reason is asked for', async () => {
  await hire();
  const call = { token: client.token, params: { projectId }, body: { reason: ' ' } };
  expect(await market.call('endProject', call)).toMatchObject({ status: 422, errors: { reason: expect.any(String) } });
});
