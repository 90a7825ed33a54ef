import { wallTimeOf } from '@guildhall/machines/domain/meetingTime';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { after, hours } from '../domain/time.ts';
import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';
import type { Marketplace, Person } from './testing/marketplace.ts';
import { openMarketplace } from './testing/marketplace.ts';

let testApp: TestApp;
let market: Marketplace;

beforeAll(async () => {
  testApp = await createTestApp();
  market = openMarketplace(testApp);
});
afterAll(async () => testApp.close());

/** Hires the freelancer for a new project. */
async function hire(client: Person, freelancer: Person): Promise<{ projectId: string }> {
  const projectId = await market.postJob(client);
  await market.approve(client, projectId, (await market.apply(freelancer, projectId)).data.id);
  return { projectId };
}

const requestCompletion = (freelancer: Person, params: { projectId: string }) =>
  market.call('requestCompletion', { token: freelancer.token, params });

test('a client’s dashboard counts projects of every status, applications and the people hired', async () => {
  const [client, other] = [await market.makeClient(), await market.makeClient('Ada Okafor')];
  const [maya, ivo] = [await market.makeFreelancer(), await market.makeFreelancer('Ivo Petrov')];
  const read = async () => (await market.call('getClientDashboard', { token: client.token })).data;
  expect((await read()).stats).toEqual({
    totalProjects: 0,
    openProjects: 0,
    assignedProjects: 0,
    completedProjects: 0,
    activeProjects: 0,
    totalApplications: 0,
    pendingApplications: 0,
    newApplications: 0,
    freelancersHired: 0,
  });

  const open = await market.postJob(client);
  await market.apply(maya, open);
  await market.apply(ivo, open);
  const cancelled = await market.postJob(client);
  await market.apply(maya, cancelled);
  await market.call('cancelProject', { token: client.token, params: { projectId: cancelled } });
  await hire(client, maya);
  const pending = await hire(client, maya);
  await requestCompletion(maya, pending);
  const returned = await hire(client, ivo);
  await requestCompletion(ivo, returned);
  await market.call('rejectCompletion', { token: client.token, params: returned, body: { reason: 'Not yet.' } });
  await market.finishJob(client, ivo);
  // Someone else's do not count.
  await market.finishJob(other, maya);

  const data = await read();
  expect(data.stats).toEqual({
    totalProjects: 6,
    openProjects: 1,
    assignedProjects: 3,
    completedProjects: 1,
    activeProjects: 4,
    totalApplications: 7,
    pendingApplications: 2,
    newApplications: 2,
    freelancersHired: 2,
  });
  const statuses = data.client.projects.map(({ status }) => status);
  expect(statuses).toEqual(['COMPLETED', 'IN_PROGRESS', 'PENDING_COMPLETION', 'ASSIGNED', 'CANCELLED', 'OPEN']);
  expect(data.client).toMatchObject({ userId: client.userId, name: client.name });
});

test('a client’s dashboard says what waits for the client, the most urgent first, and what came in lately', async () => {
  const { clock } = testApp;
  const [client, other] = [await market.makeClient(), await market.makeClient('Ada Okafor')];
  const [maya, ivo] = [await market.makeFreelancer(), await market.makeFreelancer('Ivo Petrov')];
  const read = async () => (await market.call('getClientDashboard', { token: client.token })).data;
  expect((await read()).waiting).toEqual({ total: 0, meetingsToAnswer: 0, decisions: [] });
  expect((await read()).recentApplications).toEqual([]);

  const unrated = await market.finishJob(client, maya, { title: 'Unrated' });
  const rated = await market.finishJob(client, maya, { title: 'Rated' });
  await market.rate(client, rated, 5);
  const asked = await market.postJob(client, { title: 'Asked' });
  await market.apply(ivo, asked);
  clock.advance(60);
  const meeting = await market.apply(maya, asked);
  const single = await market.postJob(client, { title: 'Single' });
  const one = await market.apply(ivo, single);
  const work = await hire(client, ivo);
  await requestCompletion(ivo, work);
  // Someone else's do not wait for this client.
  await market.apply(ivo, await market.postJob(other));

  const startsAt = after(clock.now(), hours(30));
  const { date, time } = wallTimeOf(startsAt, 'UTC');
  await market.call('scheduleMeeting', {
    token: client.token,
    params: { applicationId: meeting.data.id },
    body: {
      googleMeetLink: 'https://meet.google.com/abc-defg-hij',
      meetingDate: date,
      meetingTime: time,
      meetingTitle: 'Interview',
    },
  });
  const kinds = async () => (await read()).waiting.decisions.map(({ kind }) => kind);
  expect(await kinds()).toEqual(['COMPLETION', 'APPLICATION', 'APPLICATION', 'RATING']);
  clock.advance(7 * 3600);
  const [meetingId = ''] = (await market.call('listClientMeetings', { token: client.token })).data.meetings.map(
    ({ id }) => id,
  );
  // A time that passes before the meeting begins is no longer waited for.
  const sooner = wallTimeOf(after(clock.now(), hours(2)), 'UTC');
  await market.call('proposeMeetingTimes', {
    token: maya.token,
    params: { meetingId },
    body: { times: [{ meetingDate: sooner.date, meetingTime: sooner.time }] },
  });
  expect(await kinds()).toEqual(['MEETING', 'PROPOSAL', 'COMPLETION', 'APPLICATION', 'APPLICATION', 'RATING']);
  clock.advance(3 * 3600);
  const { waiting, recentApplications } = await read();
  expect(waiting.total).toBe(5);
  expect(
    waiting.decisions.map(({ kind, count, project, freelancerName }) => [kind, count, project.id, freelancerName]),
  ).toEqual([
    ['MEETING', 1, asked, maya.name],
    ['COMPLETION', 1, work.projectId, 'Ivo Petrov'],
    ['APPLICATION', 2, asked, null],
    ['APPLICATION', 1, single, 'Ivo Petrov'],
    ['RATING', 1, unrated, maya.name],
  ]);
  expect(waiting.decisions[0]?.at.slice(0, 16)).toBe(`${date}T${time}`);
  expect(recentApplications).toHaveLength(3);
  expect(recentApplications.map(({ id }) => id)).toContain(one.data.id);

  // A meeting that is over waits no longer.
  clock.advance(26 * 3600);
  expect(await kinds()).not.toContain('MEETING');
});

test('a freelancer’s dashboard shows nothing before the first work, and real figures after', async () => {
  const [client, maya] = [await market.makeClient(), await market.makeFreelancer()];
  const read = async () => (await market.call('getFreelancerDashboard', { token: maya.token })).data.freelancer;
  expect(await read()).toMatchObject({
    userId: maya.userId,
    ratings: null,
    totalRatings: 0,
    projectsCompleted: 0,
    profileViews: 0,
    successRate: null,
    completion: { percentage: 75 },
    assignedProjects: [],
  });

  for (const stars of [5, 4, 4]) await market.rate(client, await market.finishJob(client, maya), stars);
  const returned = await hire(client, maya);
  await requestCompletion(maya, returned);
  await market.call('rejectCompletion', { token: client.token, params: returned, body: { reason: 'Not yet.' } });
  await market.call('getPublicProfile', { params: { userId: maya.userId }, token: client.token });

  const after = await read();
  expect(after).toMatchObject({
    ratings: 4.33,
    totalRatings: 3,
    projectsCompleted: 3,
    profileViews: 1,
    // Sent back once, and still under way.
    successRate: 100,
  });
  expect(after.assignedProjects.map(({ status, rating }) => [status, rating?.rating ?? null])).toEqual([
    ['IN_PROGRESS', null],
    ['COMPLETED', 4],
    ['COMPLETED', 4],
    ['COMPLETED', 5],
  ]);
});

test('a freelancer’s dashboard says what waits for the freelancer, the most urgent first', async () => {
  const { clock } = testApp;
  const client = await market.makeClient();
  const [maya, ivo] = [await market.makeFreelancer(), await market.makeFreelancer('Ivo Petrov')];
  const read = async () => (await market.call('getFreelancerDashboard', { token: maya.token })).data.waiting;
  const told = async () =>
    (await read()).tasks.map(({ kind, project, clientName, reason }) => [kind, project.id, clientName, reason]);
  expect(await read()).toEqual({ total: 0, meetingsToAnswer: 0, tasks: [] });

  const unrated = await market.finishJob(client, maya, { title: 'Unrated' });
  clock.advance(60);
  const returned = await hire(client, maya);
  await requestCompletion(maya, returned);
  const body = { reason: 'The prices are the old ones.' };
  await market.call('rejectCompletion', { token: client.token, params: returned, body });
  const asked = await market.postJob(client, { title: 'Asked' });
  const { data: application } = await market.apply(maya, asked);
  // What waits for the client, or for another freelancer, does not wait for this one.
  await requestCompletion(maya, await hire(client, maya));
  await market.finishJob(client, ivo);
  await market.apply(ivo, asked);
  const work = ['REVISION', returned.projectId, client.name, body.reason];
  const rating = ['RATING', unrated, client.name, null];
  expect(await told()).toEqual([work, rating]);

  const startsAt = after(clock.now(), hours(30));
  const { date, time } = wallTimeOf(startsAt, 'UTC');
  const { data } = await market.call('scheduleMeeting', {
    token: client.token,
    params: { applicationId: application.id },
    body: {
      googleMeetLink: 'https://meet.google.com/abc-defg-hij',
      meetingDate: date,
      meetingTime: time,
      meetingTitle: 'Interview',
    },
  });
  const params = { meetingId: data.meeting.id };
  const invitation = (reason: string | null) => ['INVITATION', asked, client.name, reason];
  expect(await told()).toEqual([invitation(null), work, rating]);

  // It waits for the client while other times are suggested, and for the freelancer once they said no to them.
  const times = { times: [{ meetingDate: date, meetingTime: '23:59' }] };
  await market.call('proposeMeetingTimes', { token: maya.token, params, body: times });
  expect(await told()).toEqual([work, rating]);
  await market.call('declineMeetingProposal', { token: client.token, params });
  expect(await told()).toEqual([invitation(null), work, rating]);
  const longer = { duration: 90, reason: 'A colleague joins us.' };
  await market.call('confirmMeeting', { token: maya.token, params });
  expect(await told()).toEqual([work, rating]);
  await market.call('rescheduleMeeting', { token: client.token, params, body: longer });
  expect(await told()).toEqual([invitation(longer.reason), work, rating]);
  await market.call('rescheduleMeeting', { token: client.token, params, body: { duration: 60, reason: 'Too long.' } });
  await market.call('confirmMeeting', { token: maya.token, params });
  expect(await told()).toEqual([work, rating]);
  clock.advance(7 * 3600);
  const meeting = ['MEETING', asked, client.name, null];
  expect(await told()).toEqual([meeting, work, rating]);
  expect((await read()).tasks[0]?.at.slice(0, 16)).toBe(`${date}T${time}`);
  // It is live until it ends.
  clock.advance(23 * 3600 + 30 * 60);
  expect(await told()).toEqual([meeting, work, rating]);
  clock.advance(3600);
  expect(await told()).toEqual([work, rating]);

  await requestCompletion(maya, returned);
  await market.rateClient(maya, unrated, 5);
  expect(await read()).toEqual({ total: 0, meetingsToAnswer: 0, tasks: [] });
});

test('that a freelancer was hired comes first, until they have read of it or the project was ended', async () => {
  const [client, maya] = [await market.makeClient('Ada'), await market.makeFreelancer('Maya')];
  const read = async () =>
    (await market.call('getFreelancerDashboard', { token: maya.token })).data.waiting.tasks.map(({ kind }) => kind);
  await market.finishJob(client, maya);
  const ended = await hire(client, maya);
  expect(await read()).toEqual(['HIRED', 'RATING']);
  await market.call('endProject', { token: client.token, params: ended, body: { reason: 'No money is left.' } });
  expect(await read()).toEqual(['RATING']);
  await hire(client, maya);
  expect(await read()).toEqual(['HIRED', 'RATING']);
  await market.call('listAssignedProjects', { token: maya.token });
  expect(await read()).toEqual(['RATING']);
});
