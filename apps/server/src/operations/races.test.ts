import { afterAll, beforeAll, expect, test } from 'vitest';

import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';
import type { Marketplace } from './testing/marketplace.ts';
import { openMarketplace } from './testing/marketplace.ts';

let testApp: TestApp;
let market: Marketplace;

beforeAll(async () => {
  testApp = await createTestApp();
  market = openMarketplace(testApp);
});
afterAll(async () => testApp.close());

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const tally = (replies: readonly { status: number }[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(replies, ({ status }) => status)).map(([status, list]) => [status, list?.length]),
  );

test('a freelancer who applies thirty times at once has applied once', async () => {
  const client = await market.makeClient();
  const maya = await market.makeFreelancer();
  const id = await market.postJob(client);
  expect(tally(await times(30, () => market.apply(maya, id)))).toEqual({ 201: 1, 409: 29 });
  const { data } = await market.call('getPublicJob', { params: { jobId: id } });
  expect(data.applicationsCount).toBe(1);
  expect(await testApp.mails(client.email)).toHaveLength(1);
});

test('of twenty applicants accepted at once one gets the job, and each hears once', async () => {
  const client = await market.makeClient();
  const id = await market.postJob(client);
  const people = await times(20, (index) => market.makeFreelancer(`Freelancer ${index}`));
  const applications = await times(20, (index) => market.apply(people[index] ?? fail(), id));
  expect(tally(applications)).toEqual({ 201: 20 });
  const replies = await times(20, (index) => market.approve(client, id, applications[index]?.data.id ?? ''));
  expect(tally(replies)).toEqual({ 200: 1, 409: 19 });
  const { data } = await market.call('listClientApplications', { token: client.token, query: { limit: 50 } });
  expect(
    tally(data.applications.map(({ status }) => ({ status: { PENDING: 0, ACCEPTED: 1, REJECTED: 2 }[status] }))),
  ).toEqual({ 1: 1, 2: 19 });
  const readers = (await testApp.mails()).map(({ to }) => to);
  const heard = people.map(({ email }) => readers.filter((to) => to === email).length);
  expect(heard).toEqual(people.map(() => 1));
});

test('a post withdrawn while an applicant is accepted ends as one or the other', async () => {
  const client = await market.makeClient();
  const maya = await market.makeFreelancer();
  await times(5, async () => {
    const id = await market.postJob(client);
    const application = (await market.apply(maya, id)).data.id;
    const [accepted, cancelled] = await Promise.all([
      market.approve(client, id, application),
      market.call('cancelProject', { token: client.token, params: { projectId: id } }),
    ]);
    expect(tally([accepted, cancelled])).toEqual({ 200: 1, 409: 1 });
    const { data } = await market.call('getPublicJob', { params: { jobId: id } });
    expect(data.status).toBe(accepted.status === 200 ? 'ASSIGNED' : 'CANCELLED');
  });
});

test('work approved twenty times at once is finished once', async () => {
  const client = await market.makeClient();
  const maya = await market.makeFreelancer();
  const id = await market.postJob(client);
  await market.approve(client, id, (await market.apply(maya, id)).data.id);
  await market.call('requestCompletion', { token: maya.token, params: { projectId: id } });
  const replies = await times(20, () =>
    market.call('approveCompletion', { token: client.token, params: { projectId: id } }),
  );
  expect(tally(replies)).toEqual({ 200: 1, 409: 19 });
  const { data } = await market.call('getFreelancerDashboard', { token: maya.token });
  expect(data.freelancer.projectsCompleted).toBe(1);
});

test('a freelancer who is rated a hundred times at once for a project has one rating', async () => {
  const client = await market.makeClient();
  const maya = await market.makeFreelancer();
  await market.rate(client, await market.finishJob(client, maya), 5);
  const id = await market.finishJob(client, maya);
  expect(tally(await times(100, (index) => market.rate(client, id, index < 50 ? 2 : 1)))).toEqual({ 201: 1, 409: 99 });
  const { data } = await market.call('listFreelancerRatings', { token: maya.token });
  expect(data.ratings).toHaveLength(2);
  const sum = data.ratings.reduce((total, { rating }) => total + rating, 0);
  const dashboard = await market.call('getFreelancerDashboard', { token: maya.token });
  expect(dashboard.data.freelancer).toMatchObject({ ratings: sum / 2, totalRatings: 2 });
});

test('ratings of ten projects at once all count', async () => {
  const maya = await market.makeFreelancer();
  const clients = await times(5, () => market.makeClient());
  const jobs = await times(10, async (index) => {
    const client = clients[index % 5] ?? fail();
    return { client, id: await market.finishJob(client, maya) };
  });
  const stars = [5, 1, 4, 2, 3, 5, 5, 1, 2, 4];
  const replies = await Promise.all([
    ...jobs.map(({ client, id }, index) => market.rate(client, id, stars[index] ?? 1)),
    // A profile saved meanwhile takes the same rows.
    ...Array.from({ length: 10 }, () =>
      market.call('updateFreelancerProfile', { token: maya.token, body: market.profile }),
    ),
  ]);
  expect(tally(replies)).toEqual({ 200: 10, 201: 10 });
  const { data } = await market.call('getFreelancerProfile', { token: maya.token });
  expect(data).toMatchObject({ ratings: 3.2, totalRatings: 10 });
});

test('one proved e-mail makes one account, however often it is signed up at once', async () => {
  const email = 'racer@example.com';
  await market.call('sendVerificationOtp', { body: { email } });
  await market.call('verifyEmailOtp', { body: { email, otp: await market.codeFor(email) } });
  const body = { name: 'Racer', email, password: 'seven quiet lanterns' };
  const replies = await times(20, (index) => market.call(index % 2 ? 'signUpClient' : 'signUpFreelancer', { body }));
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(await testApp.db.selectFrom('users').where('email', '=', email).selectAll().execute()).toHaveLength(1);
});

function fail(): never {
  throw new Error('A list is shorter than it should be.');
}
