import { afterAll, beforeAll, expect, test } from 'vitest';

import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';
import type { Marketplace, Person } from './testing/marketplace.ts';
import { openMarketplace } from './testing/marketplace.ts';

let testApp: TestApp;
let market: Marketplace;
let maya: Person;

beforeAll(async () => {
  testApp = await createTestApp();
  market = openMarketplace(testApp);
  maya = await market.makeFreelancer();
});
afterAll(async () => testApp.close());

const days = (count: number) => count * 86_400;

/** How a client is rated, wherever that is said. */
async function readEverywhere(client: Person, jobId: string) {
  const [token, userId] = [client.token, client.userId];
  const own = await market.call('getClientProfile', { token });
  const listed = await market.call('listClientRatings', { token });
  const profile = await market.call('getPublicProfile', { params: { userId } });
  const open = await market.call('getPublicClient', { params: { clientId: userId } });
  const job = await market.call('getPublicJob', { params: { jobId } });
  const jobs = await market.call('listPublicJobs', { query: { limit: 50 } });
  const featured = await market.call('listFeaturedProjects');
  const applications = await market.call('listFreelancerApplications', { token: maya.token, query: { limit: 50 } });
  const statistics = profile.data.client?.statistics;
  const averages = [
    own.data.ratings,
    statistics?.averageRating,
    open.data.statistics.averageRating,
    job.data.client.ratings,
    jobs.data.jobs.find(({ id }) => id === jobId)?.client.ratings,
    featured.data.find(({ id }) => id === jobId)?.client.ratings,
    applications.data.applications.find(({ projectId }) => projectId === jobId)?.client.ratings,
  ];
  return {
    averages: [...new Set(averages)],
    counts: [...new Set([listed.data.pagination.total, statistics?.totalRatings, open.data.statistics.totalRatings])],
    listed: listed.data.ratings.map(({ rating }) => rating),
    reviews: profile.data.ratingsReceived.map(({ rating }) => rating),
    stars: statistics?.ratingDistribution,
  };
}

const none = { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 };

test('a client is rated alike everywhere: by what the clock and the client’s own ratings have revealed', async () => {
  const client = await market.makeClient('Ada Okafor');
  const jobs = [await market.finishJob(client, maya), await market.finishJob(client, maya)] as const;
  const open = await market.postJob(client, { title: 'Signs for the harbour' });
  await market.apply(maya, open);
  const hidden = { averages: [null], counts: [0], listed: [], reviews: [], stars: none };
  expect(await readEverywhere(client, open)).toEqual(hidden);

  await market.rateClient(maya, jobs[0], 2, 'Slow to answer.');
  testApp.clock.advance(1);
  await market.rateClient(maya, jobs[1], 5);
  expect(await readEverywhere(client, open)).toEqual(hidden);

  // Rating one project reveals what was said of that one.
  await market.rate(client, jobs[0], 5);
  const first = { averages: [2], counts: [1], listed: [2], reviews: [2], stars: { ...none, '2': 1 } };
  expect(await readEverywhere(client, open)).toEqual(first);

  testApp.clock.advance(days(14) - 120);
  expect(await readEverywhere(client, open)).toEqual(first);
  testApp.clock.advance(120);
  const all = { averages: [3.5], counts: [2], listed: [5, 2], reviews: [5, 2], stars: { ...none, '2': 1, '5': 1 } };
  expect(await readEverywhere(client, open)).toEqual(all);
});

test('a review names who gave it and for which project, and belongs to who received it alone', async () => {
  const [client, other] = [await market.makeClient('Ada Okafor'), await market.makeClient('Ben Roth')];
  const id = await market.finishJob(client, maya, { title: 'Harbour map' });
  await market.rate(client, id, 5);
  await market.rateClient(maya, id, 4, 'Clear and quick.');
  const { data } = await market.call('getPublicProfile', { params: { userId: client.userId } });
  expect(data.ratingsReceived).toMatchObject([
    {
      rating: 4,
      review: 'Clear and quick.',
      projectTitle: 'Harbour map',
      by: { userId: maya.userId, name: maya.name },
    },
  ]);
  const own = await market.call('listClientRatings', { token: client.token });
  expect(own.data.ratings).toMatchObject([
    { type: 'FREELANCER_TO_CLIENT', otherParty: { name: maya.name }, project: { id, title: 'Harbour map' } },
  ]);
  expect((await market.call('listClientRatings', { token: other.token })).data.ratings).toEqual([]);
  const received = await market.call('listFreelancerRatings', { token: maya.token });
  expect(received.data.ratings.every(({ type }) => type === 'CLIENT_TO_FREELANCER')).toBe(true);
});
