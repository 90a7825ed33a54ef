import { applicationStatuses, projectStatusChoices, projectStatuses } from '@guildhall/api/enums';
import { statusesOf } from '@guildhall/machines/domain/statusChoice';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { demoAccounts } from '../seed/demoAccounts.ts';
import { seed } from '../seed/seed.ts';
import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';
import type { Marketplace } from './testing/marketplace.ts';
import { openMarketplace } from './testing/marketplace.ts';

let testApp: TestApp;
let market: Marketplace;

beforeAll(async () => {
  testApp = await createTestApp();
  market = openMarketplace(testApp);
  await seed(testApp.db);
});
afterAll(async () => testApp.close());

function credentials(role: keyof typeof demoAccounts) {
  const { email, password } = demoAccounts[role];
  return { email, password };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

const signIn = {
  client: async () => (await market.call('logInClient', { body: credentials('client') })).data.token,
  freelancer: async () => (await market.call('logInFreelancer', { body: credentials('freelancer') })).data.token,
};

/** All entries of a list, read page by page to the end. */
async function every<Entry>(
  read: (page: number) => Promise<{ entries: Entry[]; pagination: { total: number; pages: number } }>,
): Promise<Entry[]> {
  const first = await read(1);
  const all = [...first.entries];
  for (let page = 2; page <= first.pagination.pages; page += 1) all.push(...(await read(page)).entries);
  expect(all).toHaveLength(first.pagination.total);
  return all;
}

/** What each of a client's lists holds, read whole. */
async function clientLists(token: string) {
  const jobs = await every(async (page) => {
    const { projects, pagination } = (await market.call('listClientProjects', { token, query: { page, limit: 20 } }))
      .data;
    return { entries: projects, pagination };
  });
  const applications = await every(async (page) => {
    const { data } = await market.call('listClientApplications', { token, query: { page, limit: 50 } });
    return { entries: data.applications, pagination: data.pagination };
  });
  const meetings = await every(async (page) => {
    const { data } = await market.call('listClientMeetings', { token, query: { page, limit: 50 } });
    return { entries: data.meetings, pagination: data.pagination };
  });
  return { jobs, applications, meetings };
}

const pairs = {
  /** A client and a freelancer of the demo marketplace. */
  demo: async () => ({ client: await signIn.client(), freelancer: await signIn.freelancer() }),
  busy: async () => {
    const { client, freelancer } = await busyPair();
    return { client: client.token, freelancer: freelancer.token };
  },
};

describe.each(['demo', 'busy'] as const)('what an overview counts is what the lists behind it hold: %s', (name) => {
  let tokens: { client: string; freelancer: string };
  beforeAll(async () => {
    tokens = await pairs[name]();
  });

  test('jobs by status and in all, applications by job and in all, new ones, meetings to answer', async () => {
    const token = tokens.client;
    const { stats, client, waiting } = (await market.call('getClientDashboard', { token })).data;
    const { jobs, applications, meetings } = await clientLists(token);
    const inStatus = (choice: (typeof projectStatusChoices)[number]) =>
      jobs.filter(({ status }) => statusesOf(choice).includes(status)).length;
    expect(stats).toMatchObject({
      totalProjects: jobs.length,
      openProjects: inStatus('OPEN'),
      assignedProjects: inStatus('ENGAGED'),
      completedProjects: inStatus('COMPLETED'),
      activeProjects: inStatus('ACTIVE'),
      totalApplications: applications.length,
      pendingApplications: applications.filter(({ status }) => status === 'PENDING').length,
      newApplications: applications.filter(({ status, viewedAt }) => status === 'PENDING' && viewedAt === null).length,
    });
    // What stands beside a status of the filter is what choosing it lists.
    for (const status of projectStatusChoices) {
      const { data } = await market.call('listClientProjects', { token, query: { status } });
      expect([status, data.pagination.total]).toEqual([status, inStatus(status)]);
      expect(sum(statusesOf(status).map((one) => data.byStatus[one]))).toBe(inStatus(status));
    }
    const applied = new Map(client.appliedProjects.map((one) => [one.id, one]));
    for (const { id, applicationsCount, pendingApplicationsCount, newApplicationsCount } of jobs) {
      const listed = applications.filter(({ projectId }) => projectId === id);
      const pending = listed.filter(({ status }) => status === 'PENDING');
      expect([applicationsCount, pendingApplicationsCount, newApplicationsCount]).toEqual([
        listed.length,
        pending.length,
        pending.filter(({ viewedAt }) => viewedAt === null).length,
      ]);
      // A project can be chosen in the filter where it has something to show.
      expect(applied.get(id)?.applicationsCount ?? 0).toBe(listed.length);
    }
    const open = jobs.filter(({ status }) => status === 'OPEN');
    expect(client.openProjects.map(({ id }) => id)).toEqual(open.slice(0, 2).map(({ id }) => id));
    const proposals = meetings.filter(({ proposal }) => proposal !== null).length;
    expect(waiting.meetingsToAnswer).toBe(proposals);
    const now = testApp.clock.now().getTime();
    const soon = meetings.filter(
      ({ status, startsAt, endsAt }) =>
        status === 'SCHEDULED' && Date.parse(startsAt) <= now + 86_400_000 && Date.parse(endsAt) > now,
    );
    const unrated = jobs.filter(({ status, rating }) => status === 'COMPLETED' && rating === null);
    const answerable = jobs.filter(({ pendingApplicationsCount }) => pendingApplicationsCount > 0);
    expect(waiting.total).toBe(
      soon.length + proposals + inStatus('PENDING_COMPLETION') + answerable.length + unrated.length,
    );
    expect(waiting.decisions).toHaveLength(Math.min(20, waiting.total));
    const beyond = [waiting.meetingsToAnswer - 20, waiting.total - 20, jobs.length - 50, applications.length - 50];
    expect(beyond.every((count) => count > 0)).toBe(name === 'busy');
  });

  test('what a freelancer has sent, does and is asked', async () => {
    const token = tokens.freelancer;
    const { waiting, freelancer } = (await market.call('getFreelancerDashboard', { token })).data;
    const sent = async (query: { status?: (typeof applicationStatuses)[number] }) =>
      (await market.call('listFreelancerApplications', { token, query })).data.pagination.total;
    const byStatus = await Promise.all(applicationStatuses.map((status) => sent({ status })));
    expect(sum(byStatus)).toBe(await sent({}));
    const assigned = await every(async (page) => {
      const { data } = await market.call('listAssignedProjects', { token, query: { page, limit: 10 } });
      return { entries: data.projects, pagination: data.pagination };
    });
    for (const status of projectStatuses) {
      const { data } = await market.call('listAssignedProjects', { token, query: { status } });
      expect(data.pagination.total).toBe(assigned.filter((one) => one.status === status).length);
    }
    expect(freelancer.projectsCompleted).toBe(assigned.filter(({ status }) => status === 'COMPLETED').length);
    const meetings = await every(async (page) => {
      const { data } = await market.call('listFreelancerMeetings', { token, query: { page, limit: 50 } });
      return { entries: data.meetings, pagination: data.pagination };
    });
    const now = testApp.clock.now().getTime();
    expect(waiting.meetingsToAnswer).toBe(
      meetings.filter(
        ({ status, reply, proposal, startsAt }) =>
          status === 'SCHEDULED' && reply === 'AWAITED' && proposal === null && Date.parse(startsAt) > now,
      ).length,
    );
    expect(waiting.tasks).toHaveLength(Math.min(20, waiting.total));
    expect(waiting.meetingsToAnswer > 20).toBe(name === 'busy');
  });
});

test('every application is on the page that is asked for by its id, in whatever list it is', async () => {
  const { client } = await busyPair();
  const { token } = client;
  const all = (await clientLists(token)).applications;
  const pageOf = async (containing: string, query: Record<string, string | boolean> = {}) => {
    const asked = { ...query, containing, page: 1, limit: 7 };
    const { data } = await market.call('listClientApplications', { token, query: asked });
    return { page: data.pagination.page, ids: data.applications.map(({ id }) => id) };
  };
  for (const [place, { id, projectId }] of [...all.entries()].filter(([index]) => index % 13 === 0 || index > 190)) {
    const found = await pageOf(id);
    expect([found.page, found.ids[place % 7]]).toEqual([Math.floor(place / 7) + 1, id]);
    expect((await pageOf(id, { projectId })).ids).toContain(id);
    // It is not on the shortlist: the page that was asked for is answered.
    expect(await pageOf(id, { shortlisted: true })).toEqual({ page: 1, ids: [] });
  }
  const stranger = await market.makeClient();
  const { data } = await market.call('listClientApplications', {
    token: stranger.token,
    query: { containing: all[100]?.id ?? '' },
  });
  expect(data.applications).toEqual([]);
});

/**
 * A client and a freelancer with more of everything than a page or the dashboard lists: for each of six statuses eleven
 * jobs, each with applications and a meeting that one side has to answer.
 */
async function busyPair() {
  const { db, clock } = testApp;
  const now = clock.now();
  const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  const [client, freelancer] = [await market.makeClient(), await market.makeFreelancer()];
  const others = await db.selectFrom('freelancers').select('userId').where('userId', '!=', freelancer.userId).execute();
  const model = await market.postJob(client);
  const {
    id: _,
    searchDocument: __,
    ...post
  } = await db.selectFrom('projects').selectAll().where('id', '=', model).executeTakeFirstOrThrow();
  for (const [place, status] of Array.from({ length: 11 }, () => projectStatuses)
    .flat()
    .entries()) {
    const assigned = !['OPEN', 'CANCELLED'].includes(status);
    const { id } = await db
      .insertInto('projects')
      .values({
        ...post,
        title: `Job ${place}`,
        status,
        createdAt: later(-place),
        ...(assigned && { assignedFreelancerId: freelancer.userId, assignedAt: now }),
        ...(status === 'PENDING_COMPLETION' && { completionRequestedAt: now }),
        ...(status === 'COMPLETED' && { completedAt: now }),
        ...(status === 'CANCELLED' && { cancelledAt: now }),
        applicationsCount: 3,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const answer = status === 'OPEN' ? 'PENDING' : assigned ? 'ACCEPTED' : 'REJECTED';
    const applications = await db
      .insertInto('applications')
      .values(
        [freelancer, ...others.slice(place % 40, (place % 40) + 2)].map(({ userId }, index) => ({
          projectId: id,
          freelancerId: userId,
          attempt: 1,
          proposal: 'Two weeks.',
          coverLetter: 'I draw maps.',
          status: index === 0 || answer === 'PENDING' ? answer : ('REJECTED' as const),
          decidedAt: answer === 'PENDING' ? null : now,
          viewedAt: index === 1 ? now : null,
          createdAt: later(-place),
        })),
      )
      .returning('id')
      .execute();
    const [own] = applications;
    const isProposal = place % 2 === 0;
    await db
      .insertInto('meetings')
      .values({
        applicationId: own?.id ?? '',
        title: 'Application Interview',
        description: null,
        meetingLink: 'https://meet.google.com/abc-defg-hij',
        startsAt: later(48 + place),
        timezone: 'UTC',
        durationMinutes: 60,
        meetingType: 'INTERVIEW',
        changeReason: null,
        proposedTimes: isProposal ? [later(72)] : null,
        proposalNote: null,
        proposedAt: isProposal ? now : null,
        timesDeclinedAt: null,
      })
      .execute();
  }
  await db.updateTable('freelancers').set({ projectsCompleted: 11 }).where('userId', '=', freelancer.userId).execute();
  return { client, freelancer };
}
