import { afterAll, beforeAll, expect, test } from 'vitest';

import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';
import type { Marketplace, Person } from './testing/marketplace.ts';
import { openMarketplace } from './testing/marketplace.ts';

let testApp: TestApp;
let market: Marketplace;
let client: Person;

beforeAll(async () => {
  testApp = await createTestApp();
  market = openMarketplace(testApp);
  client = await market.makeClient();
});
afterAll(async () => testApp.close());

const begun = { proposal: 'I would', coverLetter: '' };
const further = { proposal: 'I would start small.', coverLetter: 'I have' };

const read = async ({ token }: Person, projectId: string) =>
  (await market.call('getProposalDraft', { token, params: { projectId } })).data.draft;

async function save(
  { token }: Person,
  projectId: string,
  body: typeof begun,
  { over, status = 200 }: { over?: string; status?: number } = {},
) {
  const headers = over === undefined ? {} : { 'If-Match': over };
  const reply = await market.call('saveProposalDraft', { token, params: { projectId }, body, headers });
  expect(reply.status).toBe(status);
  return reply;
}

test('a draft is kept as far as it is written, for its freelancer alone', async () => {
  const [maya, ivo] = [await market.makeFreelancer(), await market.makeFreelancer('Ivo Petrov')];
  const projectId = await market.postJob(client);
  expect(await read(maya, projectId)).toBeNull();
  const { data } = await save(maya, projectId, begun);
  expect(data).toMatchObject(begun);
  expect(await read(maya, projectId)).toEqual(data);
  expect(await read(ivo, projectId)).toBeNull();
  await market.call('deleteProposalDraft', { token: ivo.token, params: { projectId } });
  expect(await read(maya, projectId)).toEqual(data);

  // Spaces are part of it: it is not what is sent.
  const spaced = { proposal: ' I would ', coverLetter: ' ' };
  expect((await save(maya, projectId, spaced, { over: data.etag })).data).toMatchObject(spaced);
  for (const _ of [1, 2]) await market.call('deleteProposalDraft', { token: maya.token, params: { projectId } });
  expect(await read(maya, projectId)).toBeNull();
});

test('what another device has kept is not written over without being read', async () => {
  const maya = await market.makeFreelancer();
  const projectId = await market.postJob(client);
  const first = (await save(maya, projectId, begun, { over: '"0"' })).data;
  // The repeat of a call whose answer was lost, and a device that knew of none.
  expect((await save(maya, projectId, begun, { over: '"0"' })).data).toEqual(first);
  await save(maya, projectId, further, { over: '"0"', status: 412 });
  const second = (await save(maya, projectId, further, { over: first.etag })).data;
  expect(second.etag).not.toBe(first.etag);
  await save(maya, projectId, { ...further, coverLetter: 'No.' }, { over: first.etag, status: 412 });
  expect(await read(maya, projectId)).toEqual(second);

  // Removed and begun anew, it is another one.
  await market.call('deleteProposalDraft', { token: maya.token, params: { projectId } });
  const anew = (await save(maya, projectId, begun, { over: second.etag })).data;
  await save(maya, projectId, further, { over: first.etag, status: 412 });
  expect(await read(maya, projectId)).toEqual(anew);
});

test('of two devices that keep the first text at the same time, one is told of the other', async () => {
  const maya = await market.makeFreelancer();
  const projectId = await market.postJob(client);
  const texts = Array.from({ length: 6 }, (_, index) => ({ proposal: `Text ${index}`, coverLetter: '' }));
  const answers = await Promise.all(
    texts.map((payload) =>
      testApp.app.inject({
        method: 'PUT',
        url: `/api/v1/freelancer/projects/${projectId}/proposal-draft`,
        headers: { authorization: `Bearer ${maya.token}`, 'if-match': '"0"' },
        payload,
      }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
    200, 412, 412, 412, 412, 412,
  ]);
  const kept = answers.findIndex(({ statusCode }) => statusCode === 200);
  expect(await read(maya, projectId)).toMatchObject(texts[kept] ?? {});
});

test('a draft goes when the proposal is sent, and comes back with none after it', async () => {
  const maya = await market.makeFreelancer();
  const projectId = await market.postJob(client);
  await save(maya, projectId, begun);
  const { data: application } = await market.apply(maya, projectId);
  expect(await read(maya, projectId)).toBeNull();
  const late = await save(maya, projectId, further, { status: 409 });
  expect(late.message).toBe('You have already applied to this project.');
  // Once more may be sent after a withdrawal, and so it may be drafted.
  await market.call('withdrawApplication', { token: maya.token, params: { applicationId: application.id } });
  await save(maya, projectId, further);
  expect(await read(maya, projectId)).toMatchObject(further);
});

test('drafts go when the project is filled or withdrawn', async () => {
  const [maya, ivo] = [await market.makeFreelancer(), await market.makeFreelancer('Ivo Petrov')];
  const [filled, withdrawn] = [await market.postJob(client), await market.postJob(client)];
  for (const projectId of [filled, withdrawn]) await save(maya, projectId, begun);
  await market.approve(client, filled, (await market.apply(ivo, filled)).data.id);
  await market.call('cancelProject', { token: client.token, params: { projectId: withdrawn } });
  for (const projectId of [filled, withdrawn]) expect(await read(maya, projectId)).toBeNull();
  expect((await save(maya, filled, begun, { status: 409 })).message).toMatch(/^This project is assigned\./);
  expect((await save(maya, withdrawn, begun, { status: 409 })).message).toMatch(/^This project is canceled\./);
});

test('a text that is too long says how long it may be, and one without a project is refused', async () => {
  const maya = await market.makeFreelancer();
  const projectId = await market.postJob(client);
  const long = await save(maya, projectId, { ...begun, proposal: 'x'.repeat(5001) }, { status: 422 });
  expect(long.errors).toEqual({ proposal: 'Please enter at most 5000 characters.' });
  const nowhere = '00000002-0000-4000-8000-000000000099';
  expect((await save(maya, nowhere, begun, { status: 404 })).message).toBe('Invalid project ID.');
});

test('a draft waits for its freelancer on the dashboard and is in the export of the account', async () => {
  const maya = await market.makeFreelancer();
  const projectId = await market.postJob(client, { title: 'Begun' });
  await save(maya, projectId, begun);
  const { data } = await market.call('getFreelancerDashboard', { token: maya.token });
  expect(data.waiting).toMatchObject({ total: 1, tasks: [{ kind: 'DRAFT', project: { id: projectId } }] });
  const exported = await testApp.app.inject({
    url: '/api/v1/account/export',
    headers: { authorization: `Bearer ${maya.token}` },
  });
  expect(JSON.parse(exported.body)).toMatchObject({ proposalDrafts: [{ projectId, title: 'Begun', ...begun }] });
});
