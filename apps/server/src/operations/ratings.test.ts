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
  maya = await market.makeFreelancer();
});
afterAll(async () => testApp.close());

const ratingsOf = (freelancer: Person, query = {}) =>
  market.call('listFreelancerRatings', { token: freelancer.token, query });

describe('a client who rates the freelancer', () => {
  test('is answered with the rating, which the freelancer, the project and the record show', async () => {
    const id = await market.finishJob(client, maya, { title: 'Harbour map' });
    const sent = await market.rate(client, id, 5, '  Quick and careful. ');
    expect(sent).toMatchObject({
      status: 201,
      message: 'Rating Submitted',
      data: {
        type: 'CLIENT_TO_FREELANCER',
        rating: 5,
        review: 'Quick and careful.',
        otherParty: { userId: maya.userId, name: maya.name, profileImage: null },
        project: { id, title: 'Harbour map' },
      },
    });
    const { data } = await ratingsOf(maya);
    expect(data.ratings).toEqual([
      { ...sent.data, otherParty: { userId: client.userId, name: client.name, profileImage: null } },
    ]);
    const projects = await market.call('listClientProjects', { token: client.token });
    expect(projects.data.projects.find((one) => one.id === id)?.rating).toMatchObject({ id: sent.data.id, rating: 5 });
    const mail = (await testApp.mails(maya.email)).at(-1);
    expect(mail?.subject).toBe(`${client.name} rated your work on “Harbour map”`);
    expect(mail?.text).toContain('5 out of 5 stars');
    expect(mail?.text).toContain('> Quick and careful.');
    const acts = await testApp.db.selectFrom('auditLog').selectAll().where('entityId', '=', sent.data.id).execute();
    expect(acts).toMatchObject([
      { actorId: client.userId, action: 'freelancer.rate', entity: 'rating', fromStatus: 'due', toStatus: 'given' },
    ]);
  });

  test('moves the average and the count wherever they are shown, and no version', async () => {
    const ivo = await market.makeFreelancer('Ivo Petrov');
    const read = () => market.call('getFreelancerProfile', { token: ivo.token });
    expect((await read()).data).toMatchObject({ ratings: null, totalRatings: 0 });
    const jobs = [await market.finishJob(client, ivo), await market.finishJob(client, ivo)];
    const before = await read();
    await market.rate(client, jobs[0] ?? '', 5);
    await market.rate(client, jobs[1] ?? '', 4);
    const after = await read();
    expect(after.data).toMatchObject({ ratings: 4.5, totalRatings: 2 });
    expect(after.headers['etag']).toBe(before.headers['etag']);
    const listed = async (minRating: number) =>
      (await market.call('listPublicFreelancers', { query: { query: 'Ivo', minRating } })).data.freelancers;
    expect(await listed(4.5)).toMatchObject([{ statistics: { rating: 4.5, totalRatings: 2 } }]);
    expect(await listed(4.6)).toEqual([]);
  });

  test('does so once for a project', async () => {
    const id = await market.finishJob(client, maya);
    expect((await market.rate(client, id, 4)).status).toBe(201);
    expect(await market.rate(client, id, 1)).toMatchObject({
      status: 409,
      message: 'You have already rated this project. A rating cannot be changed.',
    });
  });

  test('may repeat the call with its key after a lost answer', async () => {
    const id = await market.finishJob(client, maya);
    const once = () =>
      market.call('rateFreelancer', {
        token: client.token,
        params: { projectId: id },
        body: { rating: 3 },
        headers: { 'idempotency-key': `rating-${id}` },
      });
    const [first, second] = [await once(), await once()];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.data).toEqual(first.data);
  });

  test('waits until the work is approved', async () => {
    const projectId = await market.postJob(client);
    const params = { projectId };
    const refused = async () => {
      const { status, message } = await market.rate(client, projectId, 5);
      return `${status} ${message}`;
    };
    expect(await refused()).toBe('409 This project is open. It can be rated once the work is approved.');
    await market.approve(client, projectId, (await market.apply(maya, projectId)).data.id);
    expect(await refused()).toMatch(/^409 This project is assigned\./);
    await market.call('requestCompletion', { token: maya.token, params });
    expect(await refused()).toMatch(/^409 This project is waiting for approval\./);
    const reason = 'The footer is missing.';
    await market.call('rejectCompletion', { token: client.token, params, body: { reason } });
    expect(await refused()).toMatch(/^409 This project is in progress\./);
  });

  test('must be the client of the project, and name one to five stars', async () => {
    const id = await market.finishJob(client, maya);
    const other = await market.makeClient('Ada Okafor');
    expect((await market.rate(other, id, 5)).status).toBe(403);
    expect((await market.rate(maya, id, 5)).status).toBe(403);
    for (const stars of [0, 6, 4.5]) {
      expect(await market.rate(client, id, stars)).toMatchObject({
        status: 422,
        errors: { rating: expect.any(String) },
      });
    }
    expect((await market.rate(client, id, 5)).status).toBe(201);
  });
});

test('a freelancer reads the ratings received page by page, newest first, and no one else’s', async () => {
  const ivo = await market.makeFreelancer('Ivo Petrov');
  for (const stars of [1, 2, 3]) {
    await market.rate(client, await market.finishJob(client, ivo), stars);
    testApp.clock.advance(60);
  }
  const first = await ratingsOf(ivo, { limit: 2 });
  expect(first.data.ratings.map(({ rating }) => rating)).toEqual([3, 2]);
  expect(first.data.pagination).toEqual({ page: 1, limit: 2, total: 3, pages: 2 });
  const second = await ratingsOf(ivo, { limit: 2, page: 2 });
  expect(second.data.ratings.map(({ rating }) => rating)).toEqual([1]);
});
