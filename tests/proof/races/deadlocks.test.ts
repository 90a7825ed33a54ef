import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Marketplace, Person } from '../../../apps/server/src/operations/testing/marketplace.ts';
import { openMarketplace } from '../../../apps/server/src/operations/testing/marketplace.ts';
import { carryOutRejections } from '../../../apps/server/src/rejections/carryOutRejections.ts';
import { makeRandom } from '../../../apps/server/src/seed/random.ts';
import { createTestApp } from '../../../apps/server/src/testing/testApp.ts';
import type { TestApp } from '../../../apps/server/src/testing/testApp.ts';
import { depth, seedOfRun, timeLimit } from '../depth.ts';
import { brokenInvariants } from '../lifecycles/compare.ts';
import { atOnce, one } from './atOnce.ts';

let testApp: TestApp;
let market: Marketplace;
let clients: Person[];
let freelancers: Person[];

beforeAll(async () => {
  testApp = await createTestApp();
  market = openMarketplace(testApp);
  clients = await atOnce(3, (index) => market.makeClient(`Client ${index}`));
  freelancers = await atOnce(5, (index) => market.makeFreelancer(`Freelancer ${index}`));
});
afterAll(async () => testApp.close());

const seed = seedOfRun();
const rounds = depth({ small: 12, deep: 400 });
/** Calls of one round, at once. */
const width = 40;

/** What PostgreSQL had to break up by ending one of the two. */
async function deadlocks(): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(testApp.db);
  const { rows } = await sql<{ deadlocks: string }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(testApp.db);
  return Number(one(rows[0]).deadlocks);
}

type Shared = { client: Person; projectId: string; applicationIds: string[] };

async function openProject(index: number): Promise<Shared> {
  const client = one(clients[index % clients.length]);
  const projectId = await market.postJob(client);
  const applications = await atOnce(3, (number) => market.apply(one(freelancers[number]), projectId));
  return { client, projectId, applicationIds: applications.map(({ data }) => data.id) };
}

test(
  `${rounds} rounds of everything at once on the same rows: no deadlock, no failure, nothing out of joint`,
  { timeout: timeLimit },
  async () => {
    const random = makeRandom(seed);
    const seen = new Set<number>();
    for (let round = 0; round < rounds; round += 1) {
      const shared = await atOnce(3, openProject);
      const calls = Array.from({ length: width }, () => anyCall(random.pick(shared)));
      for (const { status } of await Promise.all(calls.map((call) => call()))) seen.add(status);
      const broken = await brokenInvariants(testApp.db);
      expect({ seed, round, broken }).toEqual({ seed, round, broken: [] });
    }
    expect({ seed, failures: [...seen].filter((status) => status >= 500) }).toEqual({ seed, failures: [] });
    // Without these there was no race.
    expect([...seen]).toEqual(expect.arrayContaining([200, 201, 409]));
    expect(await deadlocks()).toBe(0);

    async function carryOut(): Promise<{ status: number }> {
      testApp.clock.advance(11);
      await carryOutRejections(testApp, (error) => {
        throw error;
      });
      return { status: 200 };
    }

    async function undoAny({ token }: Person): Promise<{ status: number }> {
      const [due] = (await market.call('getClientDashboard', { token })).data.rejections;
      if (!due) return { status: 200 };
      return market.call('undoRejection', { token, params: { rejectionId: due.id } });
    }

    /** A call on a project, its people or their profiles: each takes locks, in its own order. */
    function anyCall({ client, projectId, applicationIds }: Shared): () => Promise<{ status: number }> {
      const freelancer = random.pick(freelancers);
      const applicationId = random.pick(applicationIds);
      const own = { token: client.token, params: { projectId } };
      const date = new Date(testApp.clock.now().getTime() + random.between(4, 30) * 86_400_000);
      const meeting = {
        googleMeetLink: 'https://meet.google.com/abc-defg-hij',
        meetingDate: date.toISOString().slice(0, 10),
        meetingTime: '14:30',
        meetingTitle: 'Application Interview',
      };
      const calls: readonly (() => Promise<{ status: number }>)[] = [
        () => market.apply(freelancer, projectId),
        () => market.approve(client, projectId, applicationId),
        () => market.call('rejectApplication', { token: client.token, params: { projectId, applicationId } }),
        () => market.call('rejectApplications', { ...own, body: { applicationIds: [applicationId] } }),
        () => market.call('cancelProject', own),
        () => undoAny(client),
        carryOut,
        () => market.call('requestCompletion', { token: freelancer.token, params: { projectId } }),
        () => market.call('requestCompletion', { token: freelancer.token, params: { projectId } }),
        () => market.call('approveCompletion', own),
        () => market.call('endProject', { ...own, body: { reason: 'It goes no further.' } }),
        () =>
          market.call('endAssignedProject', {
            token: freelancer.token,
            params: { projectId },
            body: { reason: 'It goes no further.' },
          }),
        () => market.call('rejectCompletion', { ...own, body: { reason: 'Not yet.' } }),
        () => market.call('rateFreelancer', { ...own, body: { rating: random.between(1, 5) } }),
        () => market.rateClient(freelancer, projectId, random.between(1, 5)),
        () => market.call('scheduleMeeting', { token: client.token, params: { applicationId }, body: meeting }),
        () => market.call('updateFreelancerProfile', { token: freelancer.token, body: market.profile }),
        () =>
          market.call('addEducation', {
            token: freelancer.token,
            body: { institution: 'A', degree: 'B', startYear: 2010 },
          }),
        () => market.call('getPublicProfile', { params: { userId: freelancer.userId } }),
        () => market.call('getClientDashboard', { token: client.token }),
      ];
      return random.pick(calls);
    }
  },
);

test(
  'ratings and completions that cross between two clients and two freelancers do not wait for each other in a ring',
  { timeout: timeLimit },
  async () => {
    for (let round = 0; round < depth({ small: 3, deep: 60 }); round += 1) {
      const pairs = await atOnce(4, async (index) => {
        const [client, freelancer] = [one(clients[index % 2]), one(freelancers[index >> 1])];
        const params = { projectId: await market.postJob(client) };
        await market.approve(client, params.projectId, (await market.apply(freelancer, params.projectId)).data.id);
        await market.call('requestCompletion', { token: freelancer.token, params });
        return { token: client.token, params };
      });
      const approved = await Promise.all(pairs.map((call) => market.call('approveCompletion', call)));
      const rated = await Promise.all(
        pairs.map((call, index) => market.call('rateFreelancer', { ...call, body: { rating: index + 1 } })),
      );
      expect([...approved, ...rated].map(({ status }) => status)).toEqual([200, 200, 200, 200, 201, 201, 201, 201]);
    }
    expect(await brokenInvariants(testApp.db)).toEqual([]);
    expect(await deadlocks()).toBe(0);
  },
);
