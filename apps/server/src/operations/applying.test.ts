import { projectStatuses } from '@guildhall/api/enums';
import type { ProjectStatus } from '@guildhall/api/enums';
import { obstacleTo } from '@guildhall/machines/domain/applying';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';
import type { Marketplace, Person } from './testing/marketplace.ts';
import { openMarketplace } from './testing/marketplace.ts';

let testApp: TestApp;
let market: Marketplace;
let client: Person;
let hired: Person;

beforeAll(async () => {
  testApp = await createTestApp();
  market = openMarketplace(testApp);
  client = await market.makeClient();
  hired = await market.makeFreelancer('Hana Sato');
});
afterAll(async () => testApp.close());

const readJob = async (jobId: string, reader?: Person) =>
  (await market.call('getPublicJob', { params: { jobId }, ...(reader && { token: reader.token }) })).data;

describe('whether I may apply is the same question everywhere', () => {
  /** What happens to a project, in its order, until it has the status. */
  const moves: Record<ProjectStatus, (typeof steps)[number][]> = {
    OPEN: [],
    ASSIGNED: ['hire'],
    IN_PROGRESS: ['hire', 'handIn', 'sendBack'],
    PENDING_COMPLETION: ['hire', 'handIn'],
    COMPLETED: ['hire', 'handIn', 'approve'],
    CANCELLED: ['cancel'],
  };
  const steps = ['hire', 'handIn', 'sendBack', 'approve', 'cancel'] as const;

  const answers = {
    none: { status: 201 },
    applied: { status: 409, message: expect.stringContaining('already applied') },
    closed: { status: 409, message: expect.stringContaining('takes no more') },
    incomplete: { status: 409, message: expect.stringContaining('Complete at least 60%') },
  };

  async function move(projectId: string, step: (typeof steps)[number]) {
    const params = { projectId };
    if (step === 'hire') await market.approve(client, projectId, (await market.apply(hired, projectId)).data.id);
    if (step === 'handIn') await market.call('requestCompletion', { token: hired.token, params });
    if (step === 'sendBack')
      await market.call('rejectCompletion', { token: client.token, params, body: { reason: 'Not yet.' } });
    if (step === 'approve') await market.call('approveCompletion', { token: client.token, params });
    if (step === 'cancel') await market.call('cancelProject', { token: client.token, params });
  }

  /** Leaves the profile with a name and nothing else. */
  const empty = async ({ userId }: Person) => {
    await testApp.db.updateTable('users').set({ bio: null, location: null }).where('id', '=', userId).execute();
    const nothing = { skills: [], experience: null, hourlyRate: null };
    await testApp.db.updateTable('freelancers').set(nothing).where('userId', '=', userId).execute();
  };

  test.each(projectStatuses.flatMap((status) => [true, false].map((hasApplied) => [status, hasApplied] as const)))(
    'a project that is %s, applied: %s',
    async (status, hasApplied) => {
      const [thorough, thin] = [await market.makeFreelancer(), await market.makeFreelancer()];
      const projectId = await market.postJob(client);
      for (const person of hasApplied ? [thorough, thin] : []) await market.apply(person, projectId);
      await empty(thin);
      for (const step of moves[status]) await move(projectId, step);

      for (const person of [thorough, thin]) {
        const job = await readJob(projectId, person);
        const { percentage } = (await market.call('getProfileCompletion', { token: person.token })).data;
        expect(job.status).toBe(status);
        const told = obstacleTo({
          status: job.status,
          hasApplied: (job.application ?? null) !== null,
          percentage,
        });
        const answer = await market.apply(person, projectId);
        expect(answer).toMatchObject(answers[told ?? 'none']);
      }
    },
  );
});

describe('a freelancer sees which jobs they have applied to', () => {
  test('on every page of the list, among the featured ones, and on the job itself', async () => {
    const [maya, ivo] = [await market.makeFreelancer('Maya Lindqvist'), await market.makeFreelancer('Ivo Petrov')];
    const ids: string[] = [];
    // The featured ones are of different clients.
    const clients: Person[] = [];
    while (clients.length < 6) clients.push(await market.makeClient());
    for (let count = 0; count < 30; count += 1) {
      ids.push(await market.postJob(clients[count % clients.length] ?? client, { title: `Quilt ${count}` }));
    }
    // More than a page of applications, on every page of the jobs.
    const wanted = ids.filter((_, index) => index % 2 === 0);
    const sent = new Map<string, unknown>();
    for (const id of wanted) {
      const { data } = await market.apply(maya, id);
      sent.set(id, { id: data.id, status: 'PENDING', createdAt: data.createdAt, postEdit: null, mayApplyAgain: false });
    }
    const list = async (reader: Person, page: number) =>
      (await market.call('listPublicJobs', { query: { query: 'quilt', page }, token: reader.token })).data.jobs;
    const pages = await Promise.all([1, 2, 3].map((page) => list(maya, page)));
    expect(pages.map(({ length }) => length)).toEqual([12, 12, 6]);
    for (const job of pages.flat()) expect(job.application).toEqual(sent.get(job.id) ?? null);
    for (const job of await list(ivo, 1)) expect(job.application).toBe(null);

    const featured = await market.call('listFeaturedProjects', { token: maya.token });
    expect(featured.data.length).toBe(6);
    for (const job of featured.data) expect(job.application).toEqual(sent.get(job.id) ?? null);
    for (const id of ids.slice(0, 2)) expect((await readJob(id, maya)).application).toEqual(sent.get(id) ?? null);
  });

  test('visitors and clients do not learn about applications', async () => {
    const projectId = await market.postJob(client);
    await market.apply(await market.makeFreelancer(), projectId);
    for (const reader of [undefined, client]) {
      const token = reader && { token: reader.token };
      const listed = (await market.call('listPublicJobs', { ...token })).data.jobs;
      const featured = (await market.call('listFeaturedProjects', { ...token })).data;
      for (const job of [await readJob(projectId, reader), ...listed, ...featured])
        expect(job).not.toHaveProperty('application');
    }
  });

  test('a freelancer also sees which of the skills they have, in any case, and no one else does', async () => {
    const projectId = await market.postJob(client, { skillsRequired: 'React, Figma, CSS' });
    const maya = await market.makeFreelancer();
    const own = { skills: ['css', 'Knitting', 'REACT'] };
    await testApp.db.updateTable('freelancers').set(own).where('userId', '=', maya.userId).execute();
    const told = async (reader?: Person) => {
      const token = reader && { token: reader.token };
      const listed = (await market.call('listPublicJobs', { ...token })).data.jobs;
      const featured = (await market.call('listFeaturedProjects', { ...token })).data;
      const jobs = [await readJob(projectId, reader), ...listed, ...featured].filter(({ id }) => id === projectId);
      expect(jobs.length).toBeGreaterThan(1);
      return jobs.map(({ sharedSkills }) => sharedSkills);
    };
    for (const skills of await told(maya)) expect(skills).toEqual(['React', 'CSS']);
    const stranger = await market.makeFreelancer();
    await testApp.db.updateTable('freelancers').set({ skills: [] }).where('userId', '=', stranger.userId).execute();
    for (const skills of await told(stranger)) expect(skills).toEqual([]);
    for (const reader of [undefined, client]) for (const skills of await told(reader)) expect(skills).toBe(undefined);
  });

  test('and finds the application to one job', async () => {
    const maya = await market.makeFreelancer();
    const [one, other] = [await market.postJob(client), await market.postJob(client)];
    const { id } = (await market.apply(maya, one)).data;
    await market.apply(maya, other);
    const found = async (projectId: string) =>
      (await market.call('listFreelancerApplications', { token: maya.token, query: { projectId } })).data;
    expect((await found(one)).applications.map((application) => application.id)).toEqual([id]);
    expect((await found(one)).pagination.total).toBe(1);
    expect((await found(await market.postJob(client))).applications).toEqual([]);
  });
});
