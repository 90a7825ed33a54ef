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

const days = (count: number) => count * 86_400;
const lastMail = async (person: Person) => (await testApp.mails(person.email)).at(-1);

describe('a freelancer who rates the client', () => {
  test('is answered with the rating, which the assigned project and the record show', async () => {
    const id = await market.finishJob(client, maya, { title: 'Harbour map' });
    const sent = await market.rateClient(maya, id, 4, '  Clear and quick. ');
    expect(sent).toMatchObject({
      status: 201,
      message: 'Rating Submitted',
      data: {
        type: 'FREELANCER_TO_CLIENT',
        rating: 4,
        review: 'Clear and quick.',
        otherParty: { userId: client.userId, name: client.name, profileImage: null },
        project: { id, title: 'Harbour map' },
      },
    });
    const { data } = await market.call('listAssignedProjects', { token: maya.token });
    expect(data.projects.find((one) => one.id === id)).toMatchObject({
      rating: null,
      clientRating: { id: sent.data.id, rating: 4, review: 'Clear and quick.' },
    });
    const acts = await testApp.db.selectFrom('auditLog').selectAll().where('entityId', '=', sent.data.id).execute();
    expect(acts).toMatchObject([
      { actorId: maya.userId, action: 'client.rate', entity: 'rating', fromStatus: 'due', toStatus: 'given' },
    ]);
  });

  test('leaves the figures of both as they are, and what the client reads of the project', async () => {
    const ivo = await market.makeFreelancer('Ivo Petrov');
    const id = await market.finishJob(client, ivo);
    await market.rateClient(ivo, id, 1, 'Slow to answer.');
    const { data } = await market.call('getFreelancerProfile', { token: ivo.token });
    expect(data).toMatchObject({ ratings: null, totalRatings: 0 });
    const projects = await market.call('listClientProjects', { token: client.token });
    expect(projects.data.projects.find((one) => one.id === id)?.rating).toBeNull();
    const timeline = await market.call('getProjectTimeline', { token: client.token, params: { projectId: id } });
    expect(timeline.data.events.map(({ type }) => type)).not.toContain('FREELANCER_RATED');
  });

  test('does so once for a project, whether or not the client has rated', async () => {
    const refusal = { status: 409, message: 'You have already rated this project. A rating cannot be changed.' };
    const id = await market.finishJob(client, maya);
    expect((await market.rateClient(maya, id, 4)).status).toBe(201);
    expect(await market.rateClient(maya, id, 1)).toMatchObject(refusal);
    expect((await market.rate(client, id, 5)).status).toBe(201);
    expect(await market.rateClient(maya, id, 1)).toMatchObject(refusal);
  });

  test('may repeat the call with its key after a lost answer', async () => {
    const params = { projectId: await market.finishJob(client, maya) };
    const headers = { 'idempotency-key': `rating-${params.projectId}` };
    const once = () => market.call('rateClient', { token: maya.token, params, body: { rating: 3 }, headers });
    const [first, second] = [await once(), await once()];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.data).toEqual(first.data);
  });

  test('waits until the work is approved, must be the one who did it, and names one to five stars', async () => {
    const projectId = await market.postJob(client);
    expect((await market.rateClient(maya, projectId, 5)).status).toBe(403);
    await market.approve(client, projectId, (await market.apply(maya, projectId)).data.id);
    expect(await market.rateClient(maya, projectId, 5)).toMatchObject({
      status: 409,
      message: 'This project is assigned. It can be rated once the work is approved.',
    });
    const id = await market.finishJob(client, maya);
    expect((await market.rateClient(await market.makeFreelancer('Ada Okafor'), id, 5)).status).toBe(403);
    expect((await market.rateClient(client, id, 5)).status).toBe(403);
    for (const stars of [0, 6, 4.5]) expect((await market.rateClient(maya, id, stars)).status).toBe(422);
  });
});

describe('the client', () => {
  test('is told that there is a rating and from when it shows, and what it says after rating too', async () => {
    const id = await market.finishJob(client, maya, { title: 'Harbour map' });
    const completedAt = testApp.clock.now();
    testApp.clock.advance(days(3));
    await market.rateClient(maya, id, 2, 'Slow to answer.');
    const first = await lastMail(client);
    expect(first?.subject).toBe(`${maya.name} rated working with you on “Harbour map”`);
    expect(first?.text).not.toMatch(/stars|Slow/);
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    expect(first?.text).toContain(day.format(new Date(completedAt.getTime() + days(14) * 1000)));
    await market.rate(client, id, 5);
    const second = await lastMail(client);
    expect(second?.text).toContain('2 out of 5 stars');
    expect(second?.text).toContain('> Slow to answer.');
  });

  test('reads at once what comes after rating, and hears of it once', async () => {
    const id = await market.finishJob(client, maya);
    await market.rate(client, id, 5);
    const before = (await testApp.mails(client.email)).length;
    await market.rateClient(maya, id, 3);
    const mails = (await testApp.mails(client.email)).slice(before);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('3 out of 5 stars');
  });

  test('reads at once what comes 14 days after completion, to the second', async () => {
    const [early, late] = [await market.finishJob(client, maya), await market.finishJob(client, maya)];
    testApp.clock.advance(days(14) - 60);
    await market.rateClient(maya, early, 3);
    expect((await lastMail(client))?.text).not.toContain('out of 5 stars');
    testApp.clock.advance(60);
    await market.rateClient(maya, late, 3);
    expect((await lastMail(client))?.text).toContain('3 out of 5 stars');
    // What showed by itself meanwhile is not sent again.
    const before = (await testApp.mails(client.email)).length;
    await market.rate(client, early, 5);
    expect((await testApp.mails(client.email)).length).toBe(before);
  });
});
