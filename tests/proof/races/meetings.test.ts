import type { OperationId } from '@guildhall/api/operations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Call, Marketplace, Person } from '../../../apps/server/src/operations/testing/marketplace.ts';
import { openMarketplace } from '../../../apps/server/src/operations/testing/marketplace.ts';
import { createTestApp } from '../../../apps/server/src/testing/testApp.ts';
import type { TestApp } from '../../../apps/server/src/testing/testApp.ts';
import { timeLimit } from '../depth.ts';
import { brokenInvariants } from '../lifecycles/compare.ts';
import { atOnce, tally } from './atOnce.ts';

let testApp: TestApp;
let market: Marketplace;
let client: Person;
let maya: Person;

beforeAll(async () => {
  testApp = await createTestApp();
  market = openMarketplace(testApp);
});
afterAll(async () => testApp.close());

const many = 100;

const dayIn = (days: number): string =>
  new Date(testApp.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

const interview = () => ({
  googleMeetLink: 'https://meet.google.com/abc-defg-hij',
  meetingDate: dayIn(5),
  meetingTime: '14:30',
  meetingTitle: 'Application Interview',
});

/** A meeting for which the freelancer has proposed a time, of two people of its own, whom no other test's limit stops. */
async function proposedMeeting() {
  [client, maya] = [await market.makeClient(), await market.makeFreelancer()];
  const applicationId = (await market.apply(maya, await market.postJob(client))).data.id;
  const call = { token: client.token, params: { applicationId }, body: interview() };
  const params = { meetingId: (await market.call('scheduleMeeting', call)).data.meeting.id };
  const body = { times: [{ meetingDate: dayIn(6), meetingTime: '10:00' }] };
  const { data } = await market.call('proposeMeetingTimes', { token: maya.token, params, body });
  const startsAt = data.proposal?.times[0]?.startsAt;
  const calls = {
    rescheduleMeeting: { token: client.token, params, body: { reason: 'The room is taken.', meetingTime: '16:00' } },
    cancelMeeting: { token: client.token, params, body: { reason: 'We begin later.' } },
    acceptMeetingProposal: { token: client.token, params, body: { startsAt } },
    proposeMeetingTimes: {
      token: maya.token,
      params,
      body: { times: [{ meetingDate: dayIn(7), meetingTime: '11:00' }], note: 'Or then.' },
    },
  } satisfies { [Id in OperationId]?: Call<Id> };
  return { applicationId, ...params, etag: String(data.etag), calls };
}

const actions = {
  rescheduleMeeting: 'meeting.reschedule',
  cancelMeeting: 'meeting.cancel',
  acceptMeetingProposal: 'proposal.accept',
  proposeMeetingTimes: 'meeting.propose',
} as const;
const ids = Object.keys(actions) as (keyof typeof actions)[];

async function recorded(entityId: string, from: number): Promise<string[]> {
  const rows = await testApp.db
    .selectFrom('auditLog')
    .select('action')
    .where('entityId', '=', entityId)
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action).slice(from);
}

/** What is on record before the race: scheduled, proposed. */
const before = 2;

describe.each(ids)('%s', (id) => {
  test(`${many} times at once has one effect, one row on record and one mail`, { timeout: timeLimit }, async () => {
    const { calls, meetingId } = await proposedMeeting();
    const reader = id === 'proposeMeetingTimes' ? client : maya;
    const mails = (await testApp.mails(reader.email)).length;
    const replies = await atOnce(many, () => market.call<OperationId>(id, calls[id]));
    // The account's limit of an hour stops the rest before they are judged.
    const { 200: done, 409: refused = 0, 429: stopped = 0, ...others } = tally(replies);
    expect({ done, refused: refused + stopped, others }).toEqual({ done: 1, refused: many - 1, others: {} });
    expect(await recorded(meetingId, before)).toEqual([actions[id]]);
    expect(await testApp.mails(reader.email)).toHaveLength(mails + 1);
    expect(await brokenInvariants(testApp.db)).toEqual([]);
  });
});

test('of all four at once on the version that both read, one wins', { timeout: timeLimit }, async () => {
  const { calls, etag, meetingId } = await proposedMeeting();
  const headers = { 'If-Match': etag };
  const replies = await atOnce(40, (index) => {
    const id = ids[index % ids.length] ?? 'cancelMeeting';
    return market.call<OperationId>(id, { ...calls[id], headers });
  });
  expect(tally(replies)).toEqual({ 200: 1, 412: 39 });
  expect(await recorded(meetingId, before)).toHaveLength(1);
});

test('a meeting that is cancelled while everything else happens to it ends cancelled, and nothing follows', async () => {
  const { calls, meetingId, applicationId } = await proposedMeeting();
  await atOnce(40, (index) => {
    const id = ids[index % ids.length] ?? 'cancelMeeting';
    return market.call<OperationId>(id, calls[id]);
  });
  const record = await recorded(meetingId, 0);
  expect(record.filter((action) => action === 'meeting.cancel')).toHaveLength(1);
  expect(record.at(-1)).toBe('meeting.cancel');
  const call = { token: client.token, params: { applicationId }, body: interview() };
  expect(tally(await atOnce(10, () => market.call('scheduleMeeting', call)))).toEqual({ 201: 1, 409: 9 });
  expect(await brokenInvariants(testApp.db)).toEqual([]);
});
