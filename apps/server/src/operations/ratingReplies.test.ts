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

async function ratedJob(title = 'Harbour map') {
  const projectId = await market.finishJob(client, maya, { title });
  return { projectId, ratingId: (await market.rate(client, projectId, 4, 'Careful.')).data.id };
}

describe('a reply', () => {
  test('stands beneath the rating, for its receiver and for everyone, and is sent to its author', async () => {
    const { ratingId } = await ratedJob();
    const sent = await market.reply(maya, ratingId, '  Thank you, it was a pleasure. ');
    const reply = { text: 'Thank you, it was a pleasure.', createdAt: expect.any(String) };
    expect(sent).toMatchObject({
      status: 200,
      message: 'Reply Published',
      data: { id: ratingId, reply, otherParty: { userId: client.userId } },
    });
    const own = await market.call('listFreelancerRatings', { token: maya.token });
    expect(own.data.ratings.find(({ id }) => id === ratingId)).toEqual(sent.data);
    const { data } = await market.call('getPublicProfile', { params: { userId: maya.userId } });
    expect(data.ratingsReceived.find(({ id }) => id === ratingId)?.reply).toEqual(reply);
    const mail = (await testApp.mails(client.email)).at(-1);
    expect(mail?.subject).toBe(`${maya.name} replied to your review of “Harbour map”`);
    expect(mail?.text).toContain('> Thank you, it was a pleasure.');
    const acts = await testApp.db
      .selectFrom('auditLog')
      .selectAll()
      .where('entityId', '=', ratingId)
      .where('action', '=', 'rating.reply')
      .execute();
    expect(acts).toMatchObject([{ actorId: maya.userId, entity: 'rating', fromStatus: 'given', toStatus: 'replied' }]);
  });

  test('is given once; the repeat of a call whose answer was lost changes nothing', async () => {
    const { ratingId } = await ratedJob();
    const first = await market.reply(maya, ratingId, 'Thank you.');
    const before = (await testApp.mails(client.email)).length;
    testApp.clock.advance(60);
    expect((await market.reply(maya, ratingId, ' Thank you. ')).data).toEqual(first.data);
    expect(await market.reply(maya, ratingId, 'On second thought.')).toMatchObject({
      status: 409,
      message: 'You have already replied to this review. A reply cannot be changed.',
    });
    expect((await testApp.mails(client.email)).length).toBe(before);
  });

  test('belongs to the person who was rated, and says something', async () => {
    const { ratingId } = await ratedJob();
    expect((await market.reply(client, ratingId, 'Mine.')).status).toBe(403);
    expect((await market.reply(await market.makeFreelancer('Ivo Petrov'), ratingId, 'Mine.')).status).toBe(403);
    for (const text of ['', '  ', 'x'.repeat(2001)]) {
      expect(await market.reply(maya, ratingId, text)).toMatchObject({
        status: 422,
        errors: { text: expect.any(String) },
      });
    }
  });

  test('by a client waits until the rating shows: until then there is none', async () => {
    const projectId = await market.finishJob(client, maya);
    const { data } = await market.rateClient(maya, projectId, 2, 'Slow to answer.');
    expect((await market.reply(client, data.id, 'I was ill.')).status).toBe(404);
    testApp.clock.advance(14 * 86_400);
    expect((await market.reply(client, data.id, 'I was ill.')).status).toBe(200);
    expect((await testApp.mails(maya.email)).at(-1)?.text).toContain('> I was ill.');
  });
});
