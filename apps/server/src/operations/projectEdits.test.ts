import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';
import type { Marketplace, Person } from './testing/marketplace.ts';
import { openMarketplace } from './testing/marketplace.ts';

let testApp: TestApp;
let market: Marketplace;
let client: Person;
let maya: Person;
let projectId: string;
let applicationId: string;

beforeAll(async () => {
  testApp = await createTestApp({ LIMITS: 'off' });
  market = openMarketplace(testApp);
  client = await market.makeClient('Jonas Weber');
  maya = await market.makeFreelancer('Maya Lindqvist');
});
afterAll(async () => testApp.close());

async function applied(): Promise<void> {
  projectId = await market.postJob(client);
  applicationId = (await market.apply(maya, projectId)).data.id;
}

type Values = Partial<Record<'title' | 'description' | 'skillsRequired' | 'duration', string>> &
  Partial<Record<'budgetMin' | 'budgetMax', number>>;

const edit = (change: Values, { by = client, etag }: { by?: Person; etag?: string } = {}) =>
  market.call('editProject', {
    token: by.token,
    params: { projectId },
    body: { ...market.job, ...change },
    ...(etag !== undefined && { headers: { 'If-Match': etag } }),
  });

const change = { title: ' Two online shops ', skillsRequired: 'Vue.js,TypeScript', budgetMin: 3000, budgetMax: 3000 };
const before = {
  title: 'Redesign of our online shop',
  skillsRequired: ['React', 'TypeScript'],
  budgetMin: 2500,
  budgetMax: 4000,
};
const after = { title: 'Two online shops', skillsRequired: ['Vue.js', 'TypeScript'], budgetMin: 3000, budgetMax: 3000 };

const readOwn = () => market.call('getClientProject', { token: client.token, params: { projectId } });
const readTimeline = async ({ token }: Person) =>
  (await market.call('getProjectTimeline', { token, params: { projectId } })).data.events;

async function readByClient() {
  const { data } = await market.call('listClientApplications', { token: client.token, query: { projectId } });
  return data.applications[0];
}

async function readByFreelancer() {
  const { data } = await market.call('listFreelancerApplications', { token: maya.token, query: { projectId } });
  return data.applications[0];
}

const editApplication = (proposal: string, etag?: string) =>
  market.call('editApplication', {
    token: maya.token,
    params: { applicationId },
    body: { ...market.proposal, proposal },
    ...(etag !== undefined && { headers: { 'If-Match': etag } }),
  });

const view = () => market.call('markApplicationViewed', { token: client.token, params: { applicationId } });

describe('a post that its client edits', () => {
  test('says the new at once, everywhere', async () => {
    await applied();
    const { status, data, headers } = await edit(change);
    expect({ status, data }).toMatchObject({ status: 200, data: { ...after, status: 'OPEN', editsCount: 1 } });
    expect(headers['etag']).toBe(data.etag);
    const own = await readOwn();
    expect(own.data).toEqual(data);
    const job = (await market.call('getPublicJob', { params: { jobId: projectId } })).data;
    expect(job).toMatchObject({ title: after.title, budget: { min: 3000, max: 3000 } });
    const found = async (query: Record<string, string>) => {
      const { data: list } = await market.call('listPublicJobs', { query });
      return list.jobs.some(({ id }) => id === projectId);
    };
    expect(await found({ skills: 'Vue.js' })).toBe(true);
    expect(await found({ skills: 'React' })).toBe(false);
    expect(await found({ query: 'Two online shops' })).toBe(true);
    const { data: mine } = await market.call('listClientProjects', { token: client.token, query: { projectId } });
    expect(mine.projects).toEqual([data]);
  });

  test('keeps what it said before, in the timeline', async () => {
    await applied();
    testApp.clock.advance(60);
    await edit(change);
    testApp.clock.advance(60);
    await edit({ ...change, description: 'Both are slow.' });
    const events = (await readTimeline(client)).filter(({ type }) => type === 'PROJECT_EDITED');
    expect(events).toMatchObject([
      { freelancer: null, edit: { before, after } },
      { edit: { before: { description: market.job.description }, after: { description: 'Both are slow.' } } },
    ]);
    expect(Object.keys(events[1]?.edit?.after ?? {})).toEqual(['description']);
    expect((await readOwn()).data).toMatchObject({ editsCount: 2, editedAt: events[1]?.at });
    await market.approve(client, projectId, applicationId);
    expect((await readTimeline(maya)).map(({ type }) => type)).toEqual([
      'PROJECT_POSTED',
      'APPLICATION_RECEIVED',
      'PROJECT_EDITED',
      'PROJECT_EDITED',
      'FREELANCER_HIRED',
    ]);
  });

  test('changes nothing when it says the same, whatever its version', async () => {
    await applied();
    const { data } = await readOwn();
    const same = { title: ` ${market.job.title}`, skillsRequired: 'TypeScript, React' };
    expect(await edit(same, { etag: '"77"' })).toMatchObject({ status: 200, data });
    expect((await readTimeline(client)).map(({ type }) => type)).not.toContain('PROJECT_EDITED');
  });
});

describe('someone who applied before', () => {
  test('is told by mail, which can be turned off, and only while they wait for an answer', async () => {
    maya = await market.makeFreelancer('Maya Lindqvist');
    await applied();
    const { id: second } = (await market.apply(await market.makeFreelancer('Ivo Petrov'), projectId)).data;
    await market.call('rejectApplication', { token: client.token, params: { projectId, applicationId: second } });
    await edit({ ...change, description: 'Both are slow.' });
    const mails = (await testApp.mails(maya.email)).filter(({ subject }) => subject === 'Changed: “Two online shops”');
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail?.text).toContain('$3,000 (before: $2,500');
    expect(mail?.text).toContain('Vue.js, TypeScript (before: React, TypeScript)');
    expect(mail?.text).toContain(`/freelancer-dashboard?tab=applications&project=${projectId}`);
    expect(mail?.text).toMatch(/unsubscribe/i);
    const off = { kind: 'APPLICATIONS', isOn: false } as const;
    await market.call('setEmailPreference', { token: maya.token, body: off });
    await edit({ title: 'Three online shops' });
    expect((await testApp.mails(maya.email)).at(-1)?.subject).not.toContain('Three');
  });

  test('reads what has changed since, beside the application and the job; so does the client', async () => {
    await applied();
    expect(await readByFreelancer()).toMatchObject({ postEdit: null });
    await edit(change);
    await edit({ ...change, title: market.job.title, duration: '1 month' });
    const { title: _, ...earlier } = before;
    const { title: __, ...later } = after;
    const postEdit = {
      at: expect.any(String),
      before: { ...earlier, duration: '2-3 months' },
      after: { ...later, duration: '1 month' },
    };
    expect((await readByFreelancer())?.postEdit).toEqual(postEdit);
    expect((await readByClient())?.postEdit).toEqual(postEdit);
    const job = (await market.call('getPublicJob', { token: maya.token, params: { jobId: projectId } })).data;
    expect(job.application?.postEdit).toEqual(postEdit);
    expect((await readByFreelancer())?.history.map(({ type }) => type)).toEqual(['SENT', 'POST_EDITED', 'POST_EDITED']);
    // What was taken back is no change.
    await edit({});
    expect((await readByFreelancer())?.postEdit).toBeNull();
  });

  test('reads of no edit that came after the answer', async () => {
    await applied();
    await market.call('rejectApplication', { token: client.token, params: { projectId, applicationId } });
    await edit(change);
    const own = await readByFreelancer();
    expect(own?.postEdit).toBeNull();
    expect(own?.history.map(({ type }) => type)).toEqual(['SENT', 'REJECTED']);
  });

  test('may edit an application that was read already, which is new to the client then', async () => {
    await applied();
    await view();
    expect((await editApplication('Too late?')).status).toBe(409);
    await edit(change);
    const { data } = await editApplication('I would begin with the second shop.');
    expect(data).toMatchObject({ postEdit: null, viewedAt: null });
    const received = await readByClient();
    expect(received).toMatchObject({ proposal: 'I would begin with the second shop.', viewedAt: null, postEdit: null });
    expect(received?.history.map(({ type }) => type)).toEqual(['SENT', 'VIEWED', 'POST_EDITED', 'EDITED']);
    await view();
    expect((await editApplication('Once more?')).message).toContain('can no longer be changed');
  });
});

describe('an edit is refused', () => {
  test.each([
    ['ASSIGNED', 'assigned'],
    ['CANCELLED', 'canceled'],
  ])('with words where the project is %s', async (status, word) => {
    await applied();
    const { etag } = (await readOwn()).data;
    if (status === 'ASSIGNED') await market.approve(client, projectId, applicationId);
    else await market.call('cancelProject', { token: client.token, params: { projectId } });
    const reply = await edit(change, { etag });
    expect(reply).toMatchObject({
      status: 409,
      message: `This project is ${word}, so its post can no longer be edited.`,
    });
    expect((await readOwn()).data.title).toBe(market.job.title);
  });

  test('where it was edited elsewhere since it was read', async () => {
    await applied();
    const { etag } = (await readOwn()).data;
    expect((await edit(change, { etag })).status).toBe(200);
    expect((await edit({ title: 'Three shops' }, { etag })).status).toBe(412);
    expect((await readOwn()).data).toMatchObject({ title: after.title, editsCount: 1 });
  });

  test('to everyone but its client', async () => {
    await applied();
    expect((await edit(change, { by: await market.makeClient('Ada Okafor') })).status).toBe(403);
    expect((await edit(change, { by: maya })).status).toBe(403);
    const params = { projectId: '00000000-0000-4000-8000-000000000000' };
    const absent = await market.call('editProject', { token: client.token, params, body: market.job });
    expect(absent.status).toBe(404);
    expect((await readOwn()).data.editsCount).toBe(0);
  });

  test.each([
    [{ title: ' ' }, { title: 'Please enter a job title.' }],
    [{ skillsRequired: '' }, { skillsRequired: 'Please select at least one skill.' }],
    [{ budgetMin: 5000 }, { budgetMax: 'Maximum budget must be at least the minimum budget.' }],
    [{ duration: 'for ever' }, { duration: expect.any(String) }],
  ])('for %o, naming the field', async (values, errors) => {
    await applied();
    expect(await edit(values)).toMatchObject({ status: 422, errors });
    expect((await readOwn()).data.editsCount).toBe(0);
  });
});
