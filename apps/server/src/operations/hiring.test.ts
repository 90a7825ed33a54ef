import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';
import type { Marketplace, Person } from './testing/marketplace.ts';
import { openMarketplace } from './testing/marketplace.ts';

let testApp: TestApp;
let market: Marketplace;
let client: Person;
let maya: Person;
let ivo: Person;

beforeAll(async () => {
  testApp = await createTestApp();
  market = openMarketplace(testApp);
  client = await market.makeClient();
  maya = await market.makeFreelancer('Maya Lindqvist');
  ivo = await market.makeFreelancer('Ivo Petrov');
});
afterAll(async () => testApp.close());

/** A project with one pending application of Maya's and one of Ivo's. */
async function project() {
  const id = await market.postJob(client);
  const mayas = (await market.apply(maya, id)).data.id;
  const ivos = (await market.apply(ivo, id)).data.id;
  return { id, mayas, ivos };
}

const read = async (id: string) =>
  (await market.call('listClientProjects', { token: client.token })).data.projects.find((one) => one.id === id);
const subjects = async (person: Person) => (await testApp.mails(person.email)).map(({ subject }) => subject);

describe('the first hire', () => {
  test('a posted job is in the public list at once, found by its text', async () => {
    const posted = await market.call('createProject', {
      token: client.token,
      body: { ...market.job, title: '  Zeppelin timetable ' },
    });
    expect(posted).toMatchObject({
      status: 201,
      message: 'Job Posted Successfully!',
      data: { title: 'Zeppelin timetable', status: 'OPEN', applicationsCount: 0 },
    });
    expect(posted.headers['location']).toBe(`/api/v1/public/jobs/${posted.data.id}`);
    expect(posted.headers['etag']).toBe(posted.data.etag);
    const found = await market.call('listPublicJobs', { query: { query: 'zeppelin' } });
    expect(found.data.jobs.map(({ id }) => id)).toEqual([posted.data.id]);
    const job = await market.call('getPublicJob', { params: { jobId: posted.data.id } });
    expect(job.data).toMatchObject({
      budget: { min: 2500, max: 4000 },
      skillsRequired: ['React', 'TypeScript'],
      client: { name: 'Jonas Weber', ratings: null },
    });
  });

  test('an application reaches the client, with the proposal and a mail', async () => {
    const id = await market.postJob(client, { title: 'A job with an applicant' });
    const sent = await market.apply(maya, id);
    expect(sent).toMatchObject({
      status: 201,
      message: 'Your proposal has been submitted successfully.',
      data: { status: 'PENDING', project: { applicationsCount: 1 } },
    });
    const { data } = await market.call('listClientApplications', { token: client.token, query: { projectId: id } });
    expect(data.applications).toMatchObject([
      {
        ...market.proposal,
        status: 'PENDING',
        freelancer: { name: 'Maya Lindqvist', email: maya.email, ratings: null },
        meetings: [],
      },
    ]);
    expect(await subjects(client)).toContain('Maya Lindqvist applied to “A job with an applicant”');
    expect(await read(id)).toMatchObject({ applicationsCount: 1, pendingApplicationsCount: 1 });
  });

  test('accepting one assigns the project, rejects the others and tells everyone', async () => {
    const { id, mayas, ivos } = await project();
    const accepted = await market.approve(client, id, mayas);
    expect(accepted).toMatchObject({
      status: 200,
      message: 'Application Approved',
      data: { id: mayas, status: 'ACCEPTED', project: { status: 'ASSIGNED' } },
    });
    expect(await read(id)).toMatchObject({
      status: 'ASSIGNED',
      pendingApplicationsCount: 0,
      freelancer: { userId: maya.userId, email: maya.email },
    });
    const assigned = await market.call('listAssignedProjects', { token: maya.token, query: { status: 'ASSIGNED' } });
    expect(assigned.data.projects.map((one) => one.id)).toContain(id);
    const rejected = await market.call('listFreelancerApplications', {
      token: ivo.token,
      query: { status: 'REJECTED' },
    });
    expect(rejected.data.applications.map((one) => one.id)).toContain(ivos);
    expect((await subjects(maya)).at(-1)).toBe('You got the job: “Redesign of our online shop”');
    expect((await subjects(ivo)).at(-1)).toBe('The position is filled: “Redesign of our online shop”');
    const open = await market.call('listPublicJobs', { query: { limit: 50 } });
    expect(open.data.jobs.map((one) => one.id)).not.toContain(id);
  });

  test('rejecting one leaves the project open and tells the applicant', async () => {
    const { id, ivos } = await project();
    const params = { projectId: id, applicationId: ivos };
    const rejected = await market.call('rejectApplication', { token: client.token, params });
    expect(rejected).toMatchObject({ status: 200, message: 'Application Rejected', data: { status: 'REJECTED' } });
    expect(await read(id)).toMatchObject({ status: 'OPEN', applicationsCount: 2, pendingApplicationsCount: 1 });
    expect((await subjects(ivo)).at(-1)).toBe('Your application for “Redesign of our online shop”');
  });

  test('withdrawing the post rejects who waited and tells them', async () => {
    const { id, mayas } = await project();
    const cancelled = await market.call('cancelProject', { token: client.token, params: { projectId: id } });
    expect(cancelled.data).toMatchObject({ status: 'CANCELLED', pendingApplicationsCount: 0 });
    expect((await subjects(maya)).at(-1)).toBe('Withdrawn: “Redesign of our online shop”');
    const own = await market.call('listFreelancerApplications', { token: maya.token });
    expect(own.data.applications.find((one) => one.id === mayas)?.status).toBe('REJECTED');
    expect((await market.call('getPublicJob', { params: { jobId: id } })).data.status).toBe('CANCELLED');
  });

  test.each([
    ['  We postpone the shop.\n', 'We postpone the shop.'],
    [' \n ', null],
  ])('withdrawing the post for the reason %j tells applicants and the timeline %j', async (given, kept) => {
    const { id, mayas } = await project();
    const call = { token: client.token, params: { projectId: id } };
    await market.call('cancelProject', { ...call, body: { reason: given } });
    const own = await market.call('listFreelancerApplications', { token: maya.token });
    expect(own.data.applications.find((one) => one.id === mayas)?.rejectionReason).toBe(kept);
    const mail = (await testApp.mails(maya.email)).at(-1);
    expect(mail?.text.includes('> We postpone the shop.')).toBe(kept !== null);
    expect((await market.call('getProjectTimeline', call)).data.events.at(-1)).toMatchObject({
      type: 'PROJECT_WITHDRAWN',
      reason: kept,
    });
  });

  test('work is handed in, sent back with a reason, handed in again and approved', async () => {
    const { id, mayas } = await project();
    await market.approve(client, id, mayas);
    const params = { projectId: id };
    const rateBefore = (await market.call('getFreelancerDashboard', { token: maya.token })).data.freelancer;
    expect((await market.call('requestCompletion', { token: maya.token, params })).data).toMatchObject({
      status: 'PENDING_COMPLETION',
      completionRequestedAt: expect.any(String),
    });
    const reason = 'The checkout page still shows the old prices.';
    expect(
      (await market.call('rejectCompletion', { token: client.token, params, body: { reason } })).data,
    ).toMatchObject({ status: 'IN_PROGRESS', completionReason: reason });
    const sentBack = await market.call('listAssignedProjects', { token: maya.token, query: { status: 'IN_PROGRESS' } });
    expect(sentBack.data.projects).toMatchObject([{ id, completionReason: reason }]);
    expect((await market.call('requestCompletion', { token: maya.token, params })).data.status).toBe(
      'PENDING_COMPLETION',
    );
    expect((await market.call('approveCompletion', { token: client.token, params })).data).toMatchObject({
      status: 'COMPLETED',
      completedAt: expect.any(String),
    });
    const { freelancer } = (await market.call('getFreelancerDashboard', { token: maya.token })).data;
    expect(freelancer).toMatchObject({ projectsCompleted: rateBefore.projectsCompleted + 1, successRate: 100 });
    const title = 'Redesign of our online shop';
    const asked = `Ready for your approval: “${title}”`;
    expect((await subjects(client)).filter((subject) => subject === asked)).toHaveLength(2);
    expect((await subjects(maya)).slice(-2)).toEqual([`Sent back: “${title}”`, `Approved: “${title}”`]);
    expect((await testApp.mails(maya.email)).at(-2)?.text).toContain(`> ${reason}`);
  });

  test('reads what the freelancer wrote about the work, until it is handed in again without a word', async () => {
    const { id, mayas } = await project();
    await market.approve(client, id, mayas);
    const [params, delivered] = [{ projectId: id }, 'The shop is live.'] as const;
    const handIn = async (body?: { delivered: string | null }) =>
      (await market.call('requestCompletion', { token: maya.token, params, ...(body && { body }) })).data.delivered;
    expect(await handIn({ delivered: `  ${delivered} ` })).toBe(delivered);
    expect((await testApp.mails(client.email)).at(-1)?.text).toContain(`> ${delivered}`);
    const back = await market.call('rejectCompletion', { token: client.token, params, body: { reason: 'Not yet.' } });
    expect(back.data.delivered).toBe(delivered);
    expect(await handIn()).toBeNull();
    expect((await testApp.mails(client.email)).at(-1)?.text).not.toContain('> ');
  });

  test('leaves a record of each change of state that no one can alter', async () => {
    const { id, mayas } = await project();
    await market.approve(client, id, mayas);
    const entries = await testApp.db
      .selectFrom('auditLog')
      .selectAll()
      .where('entityId', 'in', [id, mayas])
      .orderBy('id')
      .execute();
    expect(entries.map(({ action, entity, fromStatus, toStatus }) => [action, entity, fromStatus, toStatus])).toEqual([
      ['project.post', 'project', null, 'OPEN'],
      ['application.send', 'application', null, 'PENDING'],
      ['application.accept', 'application', 'PENDING', 'ACCEPTED'],
      ['application.accept', 'project', 'OPEN', 'ASSIGNED'],
    ]);
    await expect(testApp.db.deleteFrom('auditLog').execute()).rejects.toThrow('append-only');
  });
});

describe('a refusal says what is allowed,', () => {
  test('a second acceptance, a rejection of the accepted one, and a withdrawal of an assigned project', async () => {
    const { id, mayas, ivos } = await project();
    await market.approve(client, id, mayas);
    const refusals = [
      await market.approve(client, id, ivos),
      await market.approve(client, id, mayas),
      await market.call('rejectApplication', { token: client.token, params: { projectId: id, applicationId: mayas } }),
      await market.call('cancelProject', { token: client.token, params: { projectId: id } }),
    ];
    expect(refusals.map(({ status, message }) => [status, message])).toEqual([
      [409, 'This application is already rejected. Nothing more can be done with it.'],
      [409, 'This application is already accepted. Nothing more can be done with it.'],
      [409, 'This application is already accepted. Nothing more can be done with it.'],
      [409, 'This project is assigned. It can be handed in for approval or be ended.'],
    ]);
  });

  test('approval of work that was not handed in, and handing in twice', async () => {
    const { id, mayas } = await project();
    await market.approve(client, id, mayas);
    const params = { projectId: id };
    const early = await market.call('approveCompletion', { token: client.token, params });
    await market.call('requestCompletion', { token: maya.token, params });
    const twice = await market.call('requestCompletion', { token: maya.token, params });
    expect(early).toMatchObject({
      status: 409,
      message: 'This project is assigned. It can be handed in for approval or be ended.',
    });
    expect(twice).toMatchObject({
      status: 409,
      message: 'This project is waiting for approval. It can be approved or be sent back.',
    });
  });

  test('an application to a project that is not open, a second one, and one with a thin profile', async () => {
    const { id, mayas } = await project();
    expect(await market.apply(maya, id)).toMatchObject({
      status: 409,
      message: 'You have already applied to this project.',
    });
    const newcomer = await market.makePerson('FREELANCER', 'New Here');
    expect(await market.apply(newcomer, id)).toMatchObject({
      status: 409,
      message: 'Your profile is 13% complete. Complete at least 60% of it to apply.',
    });
    await market.approve(client, id, mayas);
    const late = await market.makeFreelancer('Late Comer');
    expect(await market.apply(late, id)).toMatchObject({
      status: 409,
      message: 'This project is assigned. It takes no more applications.',
    });
  });

  test('a decision on a version that was changed meanwhile', async () => {
    const { id, mayas } = await project();
    const params = { projectId: id, applicationId: mayas };
    const stale = await market.call('approveApplication', {
      token: client.token,
      params,
      headers: { 'if-match': '"99"' },
    });
    const fresh = await market.call('approveApplication', {
      token: client.token,
      params,
      headers: { 'if-match': (await read(id))?.etag ?? '' },
    });
    expect([stale.status, fresh.status]).toEqual([412, 200]);
  });
});

describe('who may do it:', () => {
  const nothing = {
    projectId: '00000000-0000-4000-8000-000000000000',
    applicationId: '00000000-0000-4000-8000-000000000000',
  };

  test('a stranger without a token is asked to log in', async () => {
    expect((await market.call('createProject', { body: market.job })).status).toBe(401);
    expect((await market.call('listAssignedProjects', { token: 'not-a-token' })).status).toBe(401);
  });

  test('the other role is refused', async () => {
    const id = await market.postJob(client);
    expect((await market.call('createProject', { token: maya.token, body: market.job })).status).toBe(403);
    expect((await market.apply(client, id)).status).toBe(403);
  });

  test('another client may neither decide nor withdraw nor read the applications', async () => {
    const { id, mayas } = await project();
    const other = await market.makeClient('Other Client');
    const params = { projectId: id, applicationId: mayas };
    const replies = [
      await market.approve(other, id, mayas),
      await market.call('rejectApplication', { token: other.token, params }),
      await market.call('cancelProject', { token: other.token, params }),
      await market.call('approveCompletion', { token: other.token, params }),
      await market.call('rejectCompletion', { token: other.token, params, body: { reason: 'No.' } }),
      await market.call('listClientApplications', { token: other.token, query: { projectId: id } }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
    expect(await read(id)).toMatchObject({ status: 'OPEN', pendingApplicationsCount: 2 });
    expect((await market.call('listClientApplications', { token: other.token })).data.applications).toEqual([]);
  });

  test('a freelancer may not hand in the work of another', async () => {
    const { id, mayas } = await project();
    await market.approve(client, id, mayas);
    expect((await market.call('requestCompletion', { token: ivo.token, params: { projectId: id } })).status).toBe(403);
  });

  test('what does not exist is absent, also an application of another project', async () => {
    const { id } = await project();
    const { mayas: elsewhere } = await project();
    const replies = [
      await market.apply(maya, nothing.projectId),
      await market.approve(client, nothing.projectId, nothing.applicationId),
      await market.approve(client, id, elsewhere),
      await market.call('cancelProject', { token: client.token, params: nothing }),
      await market.call('requestCompletion', { token: maya.token, params: nothing }),
      await market.call('listClientApplications', { token: client.token, query: { projectId: nothing.projectId } }),
      await market.call('getPublicJob', { params: { jobId: nothing.projectId } }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404]);
    expect(replies[0]?.message).toBe('Invalid project ID.');
  });
});

describe('a job that is posted', () => {
  const post = (change: Record<string, unknown>) =>
    market.call('createProject', { token: client.token, body: { ...market.job, ...change } });

  test.each([
    [{ budgetMin: 4000, budgetMax: 3999.99 }, { budgetMax: 'Maximum budget must be at least the minimum budget.' }],
    [{ budgetMin: 10.006, budgetMax: 10.004 }, { budgetMax: 'Maximum budget must be at least the minimum budget.' }],
    [{ skillsRequired: ' , ' }, { skillsRequired: 'Please select at least one skill.' }],
    [{ skillsRequired: 'React,Basket weaving' }, { skillsRequired: expect.stringContaining('Basket weaving') }],
  ])('is refused with %j', async (change, errors) => {
    expect(await post(change)).toMatchObject({ status: 422, errors });
  });

  test('may have a fixed price, which a list of jobs filtered by that very amount finds', async () => {
    const { data } = await post({ title: 'A flat fee for a flat roof', budgetMin: 750, budgetMax: 750 });
    expect(data).toMatchObject({ budgetMin: 750, budgetMax: 750 });
    const query = { query: 'flat roof', budgetMin: 750, budgetMax: 750 };
    const { data: found } = await market.call('listPublicJobs', { query });
    expect(found.jobs.map(({ budget }) => budget)).toEqual([{ min: 750, max: 750 }]);
  });

  test('takes skills in any case of letters and stores the catalogue’s spelling', async () => {
    expect((await post({ skillsRequired: 'typescript, REACT ,react' })).data.skillsRequired).toEqual([
      'TypeScript',
      'React',
    ]);
  });

  test('is made once when the answer was lost and the call repeated with its key', async () => {
    const before = (await market.call('getClientDashboard', { token: client.token })).data.stats.totalProjects;
    const repeat = () =>
      market.call('createProject', {
        token: client.token,
        body: market.job,
        headers: { 'idempotency-key': 'post-once-please' },
      });
    const [first, second] = [await repeat(), await repeat()];
    expect(second.data).toEqual(first.data);
    expect((await market.call('getClientDashboard', { token: client.token })).data.stats.totalProjects).toBe(
      before + 1,
    );
  });
});
