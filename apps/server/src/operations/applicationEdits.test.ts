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
  maya = await market.makeFreelancer('Maya Lindqvist');
});
afterAll(async () => testApp.close());

const text = { proposal: 'I would start with the checkout.', coverLetter: 'I have rebuilt five shops.' };

async function applied() {
  const projectId = await market.postJob(client);
  const { data } = await market.apply(maya, projectId);
  return { projectId, applicationId: data.id, etag: data.etag };
}

const edit = (
  applicationId: string,
  { body = text, etag, by = maya }: { body?: typeof text; etag?: string; by?: Person } = {},
) =>
  market.call('editApplication', {
    token: by.token,
    params: { applicationId },
    body,
    ...(etag !== undefined && { headers: { 'If-Match': etag } }),
  });

const view = (applicationId: string) =>
  market.call('markApplicationViewed', { token: client.token, params: { applicationId } });

const readByClient = async (id: string) =>
  (await market.call('listClientApplications', { token: client.token, query: { limit: 50 } })).data.applications.find(
    (one) => one.id === id,
  );

const recordedOf = async (id: string): Promise<string[]> =>
  (await testApp.db.selectFrom('auditLog').select('action').where('entityId', '=', id).orderBy('id').execute()).map(
    ({ action }) => action,
  );

describe('editing an application', () => {
  test('keeps what it said before, as far as it was changed, on the timeline of the job and in its history', async () => {
    const { projectId, applicationId, etag } = await applied();
    const first = await edit(applicationId, { etag });
    const second = { ...text, proposal: 'I would start with the search.' };
    await edit(applicationId, { body: second, etag: first.data.etag });
    const kept = [market.proposal, { proposal: text.proposal }];
    const edits = (await readByClient(applicationId))?.history.filter(({ type }) => type === 'EDITED');
    expect(edits?.map(({ before }) => before)).toEqual(kept);
    const { token } = client;
    const { events } = (await market.call('getProjectTimeline', { token, params: { projectId } })).data;
    const told = events.filter(({ type }) => type === 'APPLICATION_EDITED').map(({ before }) => before);
    expect(told).toEqual(kept);
  });

  test('replaces both texts for the client, who is not mailed', async () => {
    const { applicationId, etag } = await applied();
    const mails = (await testApp.mails(client.email)).length;
    testApp.clock.advance(60);
    const body = { proposal: `  ${text.proposal}\n`, coverLetter: text.coverLetter };
    const { status, data } = await edit(applicationId, { body, etag });
    expect(status).toBe(200);
    expect(data).toMatchObject({ ...text, status: 'PENDING', etag: expect.not.stringMatching(etag) });
    expect(data.history.map(({ type }) => type)).toEqual(['SENT', 'EDITED']);
    expect(data.history.at(-1)?.before).toEqual(market.proposal);
    expect(await readByClient(applicationId)).toMatchObject({ ...text, viewedAt: null });
    expect(await testApp.mails(client.email)).toHaveLength(mails);
    expect(await recordedOf(applicationId)).toEqual(['application.send', 'application.edit']);
  });

  test('is possible again, over the version that it gave', async () => {
    const { applicationId, etag } = await applied();
    const first = await edit(applicationId, { etag });
    const again = { ...text, proposal: 'I would start with the search.' };
    expect((await edit(applicationId, { body: again, etag: first.data.etag })).data.proposal).toBe(again.proposal);
  });

  test('over a version that is not the latest is refused, and changes nothing', async () => {
    const { applicationId, etag } = await applied();
    await edit(applicationId, { etag });
    const late = await edit(applicationId, { body: { ...text, proposal: 'From another window.' }, etag });
    expect(late.status).toBe(412);
    expect((await readByClient(applicationId))?.proposal).toBe(text.proposal);
  });

  test('with the text that is stored changes nothing, also where its answer was lost', async () => {
    const { applicationId, etag } = await applied();
    const first = await edit(applicationId, { etag });
    const repeated = await edit(applicationId, { etag });
    expect([repeated.status, repeated.data.etag]).toEqual([200, first.data.etag]);
    expect(await recordedOf(applicationId)).toEqual(['application.send', 'application.edit']);
  });

  test('is over once the client has viewed it, and the refusal says when that was', async () => {
    const { applicationId, etag } = await applied();
    const { data } = await view(applicationId);
    const viewedAt = new Date(data.viewedAt ?? '');
    for (const [timezone, name] of [
      [null, 'UTC'],
      ['Pacific/Kiritimati', 'Kiritimati time'],
      ['Pacific/Pago_Pago', 'Pago Pago time'],
    ] as const) {
      await market.call('setAccountTimezone', { token: maya.token, body: { timezone } });
      const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: timezone ?? 'UTC' });
      const read = `${day.format(viewedAt)} (${name})`;
      expect(await edit(applicationId, { etag })).toMatchObject({
        status: 409,
        message: `The client read this application on ${read}, so it can no longer be changed. Your earlier text stands.`,
      });
    }
    expect(await readByClient(applicationId)).toMatchObject(market.proposal);
  });

  test.each([
    [
      'accepted',
      ({ projectId, applicationId }: Awaited<ReturnType<typeof applied>>) =>
        market.approve(client, projectId, applicationId),
    ],
    [
      'rejected',
      ({ projectId, applicationId }: Awaited<ReturnType<typeof applied>>) =>
        market.call('rejectApplication', { token: client.token, params: { projectId, applicationId } }),
    ],
    [
      'withdrawn',
      ({ applicationId }: Awaited<ReturnType<typeof applied>>) =>
        market.call('withdrawApplication', { token: maya.token, params: { applicationId } }),
    ],
  ] as const)('is over once it is %s, whichever version was read', async (word, end) => {
    const sent = await applied();
    await end(sent);
    expect(await edit(sent.applicationId, { etag: sent.etag })).toMatchObject({
      status: 409,
      message: `This application is already ${word}. Nothing more can be done with it.`,
    });
  });

  test('is for its own freelancer alone', async () => {
    const { applicationId } = await applied();
    const sam = await market.makeFreelancer('Sam');
    expect((await edit(applicationId, { by: sam })).status).toBe(403);
    expect((await edit(applicationId, { by: client })).status).toBe(403);
    expect((await edit('00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });

  test.each(['proposal', 'coverLetter'] as const)('asks for a %s', async (name) => {
    const { applicationId } = await applied();
    const refused = await edit(applicationId, { body: { ...text, [name]: ' \n ' } });
    expect(refused.status).toBe(422);
    expect(refused.errors).toHaveProperty(name);
  });
});
