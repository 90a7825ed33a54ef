import { operations as facts } from '@guildhall/api/operations';
import type { OperationId } from '@guildhall/api/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Marketplace } from '../../../apps/server/src/operations/testing/marketplace.ts';
import { openMarketplace } from '../../../apps/server/src/operations/testing/marketplace.ts';
import { createTestApp } from '../../../apps/server/src/testing/testApp.ts';
import type { TestApp } from '../../../apps/server/src/testing/testApp.ts';
import type { Caller, Scene } from './scene.ts';
import { setScene } from './scene.ts';

let testApp: TestApp;
let market: Marketplace;
let scene: Scene;

beforeAll(async () => {
  testApp = await createTestApp();
  market = openMarketplace(testApp);
  scene = await setScene(testApp, market, 'assigned, meeting, proposal');
});
afterAll(async () => testApp.close());

const reads = (Object.keys(facts) as OperationId[]).filter(
  (id) => facts[id].method === 'GET' && !facts[id].path.includes('{'),
);

/** The whole answer as text. */
async function read(id: OperationId, caller: Caller): Promise<string> {
  const headers = caller === 'anonymous' ? {} : { authorization: `Bearer ${scene.people[caller].token}` };
  return (await testApp.app.inject({ method: 'GET', url: facts[id].path, headers })).body;
}

const ownReads = reads.filter((id) => facts[id].roles.length > 0);

test.each(ownReads)('%s: no one reads of a project, an application or a meeting that is not theirs', async (id) => {
  const strangers = await Promise.all([read(id, 'other client'), read(id, 'other freelancer')]);
  const { projectId, applicationId, meetingId, educationId, experienceId, portfolioItemId, fileId } = scene.ids;
  const secrets = [projectId, applicationId, meetingId, educationId, experienceId, portfolioItemId, fileId];
  const leaked = secrets.filter((secret) => strangers.some((answer) => answer.includes(secret ?? '?')));
  expect(leaked).toEqual([]);
});

test.each(reads.filter((id) => facts[id].isOpen))('%s: no email, no age, for any reader', async (id) => {
  const { token } = scene.people['owner freelancer'];
  await market.call('updateFreelancerProfile', { token, body: { ...market.profile, age: 37 } });
  const answers = await Promise.all([read(id, 'anonymous'), read(id, 'other client'), read(id, 'other freelancer')]);
  const emails = Object.values(scene.people).map(({ email }) => email);
  const leaked = emails.filter((email) => answers.some((answer) => answer.includes(email)));
  expect({ leaked, ages: answers.filter((answer) => answer.includes('"age"')) }).toEqual({ leaked: [], ages: [] });
});

test('searchFreelancers: no email and no age for clients either', async () => {
  const answer = await read('searchFreelancers', 'other client');
  expect(answer).toContain(scene.people['owner freelancer'].userId);
  expect(answer).not.toMatch(/@example\.com|"age"/);
});

test('applications to a project are listed for its client alone', async () => {
  const { projectId } = scene.ids;
  const asked = async (caller: 'owner client' | 'other client', id = projectId) => {
    const query = { projectId: id ?? '' };
    return (await market.call('listClientApplications', { token: scene.people[caller].token, query })).status;
  };
  expect(await asked('owner client')).toBe(200);
  expect(await asked('other client')).toBe(403);
  expect(await asked('other client', '00000000-0000-4000-8000-000000000000')).toBe(404);
});
