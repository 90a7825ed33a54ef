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
  testApp = await createTestApp({ LIMITS: 'on' });
  market = openMarketplace(testApp);
  client = await market.makeClient();
  maya = await market.makeFreelancer();
});
afterAll(async () => testApp.close());

const absent = '00000000-0000-4000-8000-000000000000';
const readProfile = (userId: string, reader?: Person) =>
  market.call('getPublicProfile', { params: { userId }, ...(reader && { token: reader.token }) });
const deactivate = (person: Person) =>
  testApp.db.updateTable('users').set({ isActive: false }).where('id', '=', person.userId).execute();

describe('the public profile of a freelancer', () => {
  test('shows everything that the specification names, with figures of the work done', async () => {
    const ivo = await market.makeFreelancer('Ivo Petrov');
    await market.call('updateFreelancerProfile', {
      token: ivo.token,
      body: {
        ...market.profile,
        name: ivo.name,
        age: 41,
        githubUrl: 'https://github.com/example',
        availability: false,
      },
    });
    await market.call('updateClientProfile', {
      token: client.token,
      body: { companyName: 'Northwind Coffee', industry: 'Food & Beverage', location: 'Hamburg, Germany' },
    });
    const first = await market.finishJob(client, ivo, { title: 'Harbour map', budgetMin: 1000, budgetMax: 2000 });
    await market.rate(client, first, 5, 'Quick and careful.');
    testApp.clock.advance(60);
    const second = await market.finishJob(client, ivo, { title: 'Ferry times', budgetMin: 500.5, budgetMax: 900 });
    await market.rate(client, second, 3);
    const study = { institution: 'University of Sofia', degree: 'BSc', startYear: 2003, endYear: 2007 };
    const education = await market.call('addEducation', { token: ivo.token, body: study });

    const { data } = await readProfile(ivo.userId);

    expect(data).toEqual({
      userId: ivo.userId,
      userType: 'FREELANCER',
      email: null,
      client: null,
      freelancer: {
        userId: ivo.userId,
        profile: {
          name: 'Ivo Petrov',
          location: 'Lisbon, Portugal',
          profileImage: null,
          bio: market.profile.bio,
          memberSince: expect.any(String),
        },
        professionalInfo: {
          experience: market.profile.experience,
          hourlyRate: 65,
          skills: ['React', 'TypeScript'],
          isVerified: false,
          verified: null,
          availability: false,
        },
        statistics: {
          averageRating: 4,
          projectsCompleted: 2,
          totalRatings: 2,
          totalProjectsValue: 1500.5,
          totalProjectsMaximum: expect.any(Number),
          averageProjectDuration: 0,
          ratingDistribution: { '1': 0, '2': 0, '3': 1, '4': 0, '5': 1 },
        },
        portfolioLinks: { github: 'https://github.com/example', linkedin: null, portfolio: null },
        education: [education.data],
        experienceEntries: [],
        portfolio: [],
      },
      completedProjects: [
        expect.objectContaining({ id: second, title: 'Ferry times', budget: { min: 500.5, max: 900 } }),
        {
          id: first,
          title: 'Harbour map',
          description: market.job.description,
          assignedAt: expect.any(String),
          completedAt: expect.any(String),
          skillsRequired: ['React', 'TypeScript'],
          budget: { min: 1000, max: 2000 },
          duration: '2-3 months',
          client: {
            userId: client.userId,
            name: client.name,
            profileImage: null,
            company: 'Northwind Coffee',
            industry: 'Food & Beverage',
            location: 'Hamburg, Germany',
          },
          freelancer: { userId: ivo.userId, name: ivo.name, experience: market.profile.experience },
        },
      ],
      ratingsReceived: [
        expect.objectContaining({ rating: 3, review: null, projectTitle: 'Ferry times' }),
        {
          id: expect.any(String),
          rating: 5,
          review: 'Quick and careful.',
          createdAt: expect.any(String),
          projectTitle: 'Harbour map',
          by: { userId: client.userId, name: client.name },
          reply: null,
        },
      ],
    });
    const { userType: _type, client: _client, ...rest } = data;
    const fallback = await market.call('getPublicFreelancerProfile', { params: { userId: ivo.userId } });
    expect(fallback.data).toEqual(rest);
    const alone = await market.call('getPublicFreelancer', { params: { freelancerId: ivo.userId } });
    expect(alone.data).toEqual(data.freelancer);
  });

  test('without any work is new, not zero', async () => {
    const { data } = await readProfile(maya.userId);
    expect(data.freelancer?.statistics).toEqual({
      averageRating: null,
      projectsCompleted: 0,
      totalRatings: 0,
      totalProjectsValue: 0,
      totalProjectsMaximum: 0,
      averageProjectDuration: null,
      ratingDistribution: { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 },
    });
  });

  test('says how many days the work took, on average', async () => {
    const ivo = await market.makeFreelancer('Ivo Petrov');
    const id = await market.finishJob(client, ivo);
    await testApp.db
      .updateTable('projects')
      .set({ assignedAt: new Date('2026-01-01T00:00:00Z'), completedAt: new Date('2026-01-11T12:00:00Z') })
      .where('id', '=', id)
      .execute();
    expect((await readProfile(ivo.userId)).data.freelancer?.statistics.averageProjectDuration).toBe(10.5);
  });

  test('never shows the age, and the email only to people who are signed in', async () => {
    const ivo = await market.makeFreelancer('Ivo Petrov');
    await market.call('updateFreelancerProfile', { token: ivo.token, body: { ...market.profile, age: 41 } });
    const fallback = (reader?: Person) =>
      market.call('getPublicFreelancerProfile', {
        params: { userId: ivo.userId },
        ...(reader && { token: reader.token }),
      });
    const emails = async (reader?: Person) => [
      (await readProfile(ivo.userId, reader)).data.email,
      (await fallback(reader)).data.email,
    ];
    expect(await emails()).toEqual([null, null]);
    for (const reader of [client, maya, ivo]) expect(await emails(reader)).toEqual([ivo.email, ivo.email]);
    const visitors = [
      await readProfile(ivo.userId),
      await fallback(),
      await market.call('getPublicFreelancer', { params: { freelancerId: ivo.userId } }),
      await market.call('listPublicFreelancers', { query: { limit: 50 } }),
      await market.call('searchFreelancers', { token: client.token, query: { limit: 50 } }),
      await market.call('listFeaturedFreelancers'),
    ];
    for (const { data } of visitors) {
      const text = JSON.stringify(data);
      expect(text).not.toContain('@example.com');
      expect(text).not.toMatch(/"age"/);
    }
    expect(JSON.stringify((await readProfile(ivo.userId, client)).data)).not.toMatch(/"age"/);
  });

  test('is refused to a token that is not good, as everywhere', async () => {
    const reader = { ...client, token: 'stale' };
    expect((await readProfile(maya.userId, reader)).status).toBe(401);
  });

  test('ends with the account', async () => {
    const ivo = await market.makeFreelancer('Ivo Petrov');
    await deactivate(ivo);
    const params = { userId: ivo.userId, freelancerId: ivo.userId };
    const { token } = client;
    for (const id of ['getPublicProfile', 'getPublicFreelancerProfile', 'getPublicFreelancer'] as const) {
      expect((await market.call(id, { params })).status).toBe(404);
    }
    expect((await market.call('getFreelancerContact', { params, token })).status).toBe(404);
  });
});

describe('the public profile of a client', () => {
  test('shows the company, what was finished, and no figures that are not real', async () => {
    const ada = await market.makeClient('Ada Okafor');
    await market.call('updateClientProfile', {
      token: ada.token,
      body: {
        companyName: 'Okafor Books',
        industry: 'Other',
        location: 'Lagos, Nigeria',
        website: 'https://okafor.example.com',
        bio: 'We print small books.',
      },
    });
    const id = await market.finishJob(ada, maya);
    await market.postJob(ada);
    const { data } = await readProfile(ada.userId);
    const shown = {
      userId: ada.userId,
      profile: {
        name: 'Ada Okafor',
        location: 'Lagos, Nigeria',
        profileImage: null,
        bio: 'We print small books.',
        memberSince: expect.any(String),
      },
      companyInfo: {
        companyName: 'Okafor Books',
        industry: 'Other',
        website: 'https://okafor.example.com',
        isVerified: false,
        verified: null,
      },
      statistics: {
        projectsCompleted: 1,
        averageRating: null,
        totalRatings: 0,
        ratingDistribution: { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 },
      },
    };
    expect(data).toEqual({
      userId: ada.userId,
      userType: 'CLIENT',
      email: null,
      freelancer: null,
      client: shown,
      completedProjects: [
        expect.objectContaining({ id, freelancer: expect.objectContaining({ userId: maya.userId }) }),
      ],
      ratingsReceived: [],
    });
    expect((await market.call('getPublicClient', { params: { clientId: ada.userId } })).data).toEqual(shown);
    expect((await readProfile(ada.userId, maya)).data.email).toBe(ada.email);
  });

  test('is no freelancer’s, and none without an account', async () => {
    const { userId } = client;
    expect((await market.call('getPublicFreelancerProfile', { params: { userId } })).status).toBe(404);
    expect((await market.call('getPublicFreelancer', { params: { freelancerId: userId } })).status).toBe(404);
    expect((await market.call('getPublicClient', { params: { clientId: maya.userId } })).status).toBe(404);
    expect((await readProfile(absent)).status).toBe(404);
    const ada = await market.makeClient('Ada Okafor');
    await deactivate(ada);
    expect((await readProfile(ada.userId)).status).toBe(404);
    expect((await market.call('getPublicClient', { params: { clientId: ada.userId } })).status).toBe(404);
  });
});

describe('the address of a freelancer', () => {
  const contact = (reader: Person, freelancerId = maya.userId) =>
    market.call('getFreelancerContact', { token: reader.token, params: { freelancerId } });

  test('is given to clients', async () => {
    expect(await contact(client)).toMatchObject({ status: 200, data: { email: maya.email } });
    expect((await contact(maya)).status).toBe(403);
    expect((await market.call('getFreelancerContact', { params: { freelancerId: maya.userId } })).status).toBe(401);
    expect((await contact(client, client.userId)).status).toBe(404);
    expect((await contact(client, absent)).status).toBe(404);
  });
});
