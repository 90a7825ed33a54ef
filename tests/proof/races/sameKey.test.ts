import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';

import { operations as facts } from '@guildhall/api/operations';
import type { OperationId } from '@guildhall/api/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Call, Marketplace, Person } from '../../../apps/server/src/operations/testing/marketplace.ts';
import { openMarketplace } from '../../../apps/server/src/operations/testing/marketplace.ts';
import { createTestApp } from '../../../apps/server/src/testing/testApp.ts';
import type { TestApp } from '../../../apps/server/src/testing/testApp.ts';
import { depth, timeLimit } from '../depth.ts';
import { atOnce, tally } from './atOnce.ts';

let testApp: TestApp;
let market: Marketplace;
let client: Person;

beforeAll(async () => {
  testApp = await createTestApp();
  market = openMarketplace(testApp);
  client = await market.makeClient();
});
afterAll(async () => testApp.close());

const many = 100;

type Creating = {
  table:
    | 'educationEntries'
    | 'experienceEntries'
    | 'portfolioItems'
    | 'projects'
    | 'applications'
    | 'users'
    | 'ratings'
    | 'meetings'
    | 'supportRequests'
    | 'savedSearches'
    | 'rejections';
  call: Call<OperationId> & { body: Record<string, unknown> };
  other: object;
};

/** Each creating call of the contract, in a state in which it can succeed. */
const creating: Partial<Record<OperationId, () => Promise<Creating>>> = {
  createProject: async () => ({
    table: 'projects',
    call: { token: client.token, body: market.job },
    other: { title: 'Another' },
  }),
  applyToProject: async () => {
    const maya = await market.makeFreelancer();
    const params = { projectId: await market.postJob(client) };
    return {
      table: 'applications',
      call: { token: maya.token, params, body: market.proposal },
      other: { proposal: 'Another' },
    };
  },
  signUpClient: () => signUp(),
  signUpFreelancer: () => signUp(),
  rateFreelancer: async () => {
    const maya = await market.makeFreelancer();
    const params = { projectId: await market.postJob(client) };
    await market.approve(client, params.projectId, (await market.apply(maya, params.projectId)).data.id);
    await market.call('requestCompletion', { token: maya.token, params });
    await market.call('approveCompletion', { token: client.token, params });
    return { table: 'ratings', call: { token: client.token, params, body: { rating: 5 } }, other: { rating: 1 } };
  },
  rateClient: async () => {
    const maya = await market.makeFreelancer();
    const params = { projectId: await market.finishJob(client, maya) };
    return { table: 'ratings', call: { token: maya.token, params, body: { rating: 5 } }, other: { rating: 1 } };
  },
  scheduleMeeting: async () => {
    const maya = await market.makeFreelancer();
    const params = { applicationId: (await market.apply(maya, await market.postJob(client))).data.id };
    const body = {
      googleMeetLink: 'https://meet.google.com/abc-defg-hij',
      meetingDate: new Date(testApp.clock.now().getTime() + 5 * 86_400_000).toISOString().slice(0, 10),
      meetingTime: '14:30',
      meetingTitle: 'Application Interview',
    };
    return { table: 'meetings', call: { token: client.token, params, body }, other: { meetingTime: '15:30' } };
  },
  rejectApplications: async () => {
    const params = { projectId: await market.postJob(client) };
    const { data } = await market.apply(await market.makeFreelancer(), params.projectId);
    const body = { applicationIds: [data.id] };
    return { table: 'rejections', call: { token: client.token, params, body }, other: { reason: 'Another.' } };
  },
  addEducation: async () => ({
    table: 'educationEntries',
    call: { token: (await market.makeFreelancer()).token, body: { institution: 'A', degree: 'B', startYear: 2010 } },
    other: { degree: 'C' },
  }),
  addExperience: async () => ({
    table: 'experienceEntries',
    call: { token: (await market.makeFreelancer()).token, body: { title: 'A', company: 'B', startDate: '2010-01-01' } },
    other: { company: 'C' },
  }),
  addPortfolioItem: async () => ({
    table: 'portfolioItems',
    call: { token: (await market.makeFreelancer()).token, body: { title: 'A' } },
    other: { title: 'B' },
  }),
  createSavedSearch: async () => ({
    table: 'savedSearches',
    call: { token: (await market.makeClient()).token, body: { name: 'React', criteria: { query: 'react' } } },
    other: { name: 'Another' },
  }),
  createSupportRequest: async () => ({
    table: 'supportRequests',
    call: {
      body: { name: 'Maya', email: 'maya@example.com', subject: 'Help', message: 'My picture does not change.' },
    },
    other: { message: 'Another.' },
  }),
};

async function signUp(): Promise<Creating> {
  const email = `${randomUUID()}@example.com`;
  await market.call('sendVerificationOtp', { body: { email } });
  await market.call('verifyEmailOtp', { body: { email, otp: await market.codeFor(email) } });
  const body = { name: 'Maya', email, password: 'seven quiet lanterns' };
  return { table: 'users', call: { body }, other: { name: 'Another' } };
}

const ids = (Object.keys(facts) as OperationId[]).filter((id) => facts[id].idempotencyKey);

async function prepare(id: OperationId): Promise<Creating> {
  const prepared = creating[id];
  if (!prepared) throw new Error(`${id} takes an Idempotency-Key, and has no race yet: add it above.`);
  return prepared();
}

async function count(table: Creating['table']): Promise<number> {
  const { rows } = await testApp.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<string>().as('rows'))
    .executeTakeFirstOrThrow();
  return Number(rows);
}

test.each(ids)(
  '%s: a hundred retries with one key have one effect, and one answer',
  { timeout: timeLimit },
  async (id) => {
    const { table, call } = await prepare(id);
    const before = await count(table);
    const headers = { 'Idempotency-Key': randomUUID() };
    const replies = await atOnce(many, () => market.call(id, { ...call, headers }));
    expect(tally(replies)).toEqual({ [facts[id].status]: many });
    expect(new Set(replies.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await count(table)).toBe(before + 1);
  },
);

test.each(ids)('%s: of two bodies sent at once with one key one counts', { timeout: timeLimit }, async (id) => {
  const { table, call, other } = await prepare(id);
  const before = await count(table);
  const headers = { 'Idempotency-Key': randomUUID() };
  const replies = await atOnce(20, (index) =>
    market.call(id, { ...call, headers, body: index % 2 ? call.body : { ...call.body, ...other } }),
  );
  expect(tally(replies)).toEqual({ [facts[id].status]: 10, 422: 10 });
  expect(await count(table)).toBe(before + 1);
});

/** Sends a call and hangs up after `milliseconds`, whether or not there was an answer. */
function sendAndHangUp(
  port: number,
  id: OperationId,
  call: Call<OperationId>,
  key: string,
  milliseconds: number,
): Promise<void> {
  const { method, path } = facts[id];
  const body = JSON.stringify(call.body);
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => call.params?.[name] ?? '');
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'idempotency-key': key,
    ...(call.token !== undefined && { authorization: `Bearer ${call.token}` }),
  };
  return new Promise((resolve) => {
    const sent = request({ port, host: '127.0.0.1', method, path: url, headers, agent: false }, (answer) =>
      answer.resume(),
    );
    // Hanging up is what is wanted.
    sent.on('error', () => {});
    sent.on('close', resolve);
    sent.end(body);
    setTimeout(() => sent.destroy(), milliseconds);
  });
}

const rounds = depth({ small: 3, deep: 40 });

test(
  `an answer lost ${rounds * ids.length} times to a cut connection is had again by its key`,
  { timeout: timeLimit },
  async () => {
    await testApp.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = testApp.app.server.address() as AddressInfo;
    for (let round = 0; round < rounds; round += 1) {
      for (const id of ids) {
        const { table, call } = await prepare(id);
        const before = await count(table);
        const key = randomUUID();
        await sendAndHangUp(port, id, call, key, (round * 7) % 40);
        const again = await market.call(id, { ...call, headers: { 'Idempotency-Key': key } });
        expect({ id, status: again.status }).toEqual({ id, status: facts[id].status });
        expect(await count(table)).toBe(before + 1);
      }
    }
  },
);
