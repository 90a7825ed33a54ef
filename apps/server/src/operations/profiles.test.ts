import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';
import type { Marketplace, Person } from './testing/marketplace.ts';
import { openMarketplace } from './testing/marketplace.ts';

let testApp: TestApp;
let market: Marketplace;

beforeAll(async () => {
  testApp = await createTestApp();
  market = openMarketplace(testApp);
});
afterAll(async () => testApp.close());

describe('a freelancer', () => {
  const save = (person: Person, change: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
    market.call('updateFreelancerProfile', { token: person.token, body: { ...market.profile, ...change }, headers });

  test('sets up a profile and reads it back, trimmed, skills as a list without repeats', async () => {
    const maya = await market.makePerson('FREELANCER', 'Maya');
    const reply = await save(maya, {
      name: '  Maya Lindqvist ',
      skills: 'React, react , TypeScript,,',
      hourlyRate: 65.129,
      age: 31,
    });
    expect(reply.data).toMatchObject({
      name: 'Maya Lindqvist',
      skills: ['React', 'TypeScript'],
      hourlyRate: 65.13,
      age: 31,
    });
    const read = await market.call('getFreelancerProfile', { token: maya.token });
    expect(read.data).toEqual(reply.data);
    expect(read.headers['etag']).toBe(reply.headers['etag']);
  });

  test('keeps what is left out and clears what is null', async () => {
    const maya = await market.makeFreelancer();
    await save(maya, { age: 31, githubUrl: 'https://github.com/example', availability: false });
    const kept = await save(maya, { skills: undefined });
    expect(kept.data).toMatchObject({
      age: 31,
      githubUrl: 'https://github.com/example',
      availability: false,
      skills: ['React', 'TypeScript'],
    });
    const cleared = await save(maya, { age: null, githubUrl: null, skills: [] });
    expect(cleared.data).toMatchObject({ age: null, githubUrl: null, skills: [] });
  });

  test.each(['https://', 'http:///path', 'https://?q', 'ftp://example.com', 'example.com'])(
    'is asked for a full address instead of %s',
    async (githubUrl) => {
      const maya = await market.makeFreelancer();
      const refused = await save(maya, { githubUrl });
      expect(refused.status).toBe(422);
      expect(Object.keys(refused.errors ?? {})).toEqual(['githubUrl']);
    },
  );

  test('sees how complete the profile is', async () => {
    const maya = await market.makePerson('FREELANCER', 'Maya');
    const completion = () => market.call('getProfileCompletion', { token: maya.token });
    expect((await completion()).data).toMatchObject({
      percentage: 13,
      criteria: { name: true, bio: false },
      basicInfo: false,
    });
    await save(maya);
    expect((await completion()).data).toMatchObject({
      percentage: 75,
      criteria: { age: false, links: false },
      basicInfo: true,
      education: false,
    });
    await save(maya, { age: 31, portfolioUrl: 'https://maya.example.com' });
    expect((await completion()).data.percentage).toBe(100);
  });

  test('cannot overwrite a newer version unseen', async () => {
    const maya = await market.makeFreelancer();
    const opened = await market.call('getFreelancerProfile', { token: maya.token });
    const ifMatch = { 'if-match': String(opened.headers['etag']) };
    expect((await save(maya, { bio: 'From the first tab.' }, ifMatch)).status).toBe(200);
    expect((await save(maya, { bio: 'From the second tab.' }, ifMatch)).status).toBe(412);
    expect((await market.call('getFreelancerProfile', { token: maya.token })).data.bio).toBe('From the first tab.');
  });

  test('saving in ten tabs at once from one version is done once', async () => {
    const maya = await market.makeFreelancer();
    const opened = await market.call('getFreelancerProfile', { token: maya.token });
    const ifMatch = { 'if-match': String(opened.headers['etag']) };
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, tab) => save(maya, { bio: `Tab ${tab}` }, ifMatch)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 412)).toHaveLength(9);
  });

  test('is told which skill is too long', async () => {
    const maya = await market.makePerson('FREELANCER', 'Maya');
    expect(await save(maya, { skills: `React,${'x'.repeat(51)}` })).toMatchObject({
      status: 422,
      errors: { skills: expect.stringContaining('50') },
    });
  });
});

describe('a client', () => {
  const company = { companyName: 'Northwind Coffee', industry: 'Food & Beverage', location: 'Hamburg, Germany' };

  test('sets up the company, and later changes one field alone', async () => {
    const jonas = await market.makeClient();
    const setUp = await market.call('updateClientProfile', {
      token: jonas.token,
      body: { ...company, website: 'https://northwind.example.com' },
    });
    expect(setUp.data).toMatchObject({
      ...company,
      website: 'https://northwind.example.com',
      projectsPosted: 0,
      projects: [],
    });
    const changed = await market.call('updateClientProfile', {
      token: jonas.token,
      body: { bio: ' We bring good coffee. ' },
    });
    expect(changed.data).toMatchObject({ ...company, bio: 'We bring good coffee.' });
    expect(changed.headers['etag']).not.toBe(setUp.headers['etag']);
  });

  test('is told what the first setup lacks, and nothing is saved', async () => {
    const jonas = await market.makeClient();
    const reply = await market.call('updateClientProfile', {
      token: jonas.token,
      body: { companyName: 'Northwind Coffee' },
    });
    expect(reply).toMatchObject({
      status: 422,
      message: 'Please fill in all required fields (Company Name, Industry, Location)',
      errors: { industry: 'Please fill in this field.', location: 'Please fill in this field.' },
    });
    expect((await market.call('getClientProfile', { token: jonas.token })).data.companyName).toBeNull();
  });

  test('cannot overwrite a newer version unseen', async () => {
    const jonas = await market.makeClient();
    const body = { ...company, bio: 'We bring good coffee.' };
    const { headers } = await market.call('updateClientProfile', { token: jonas.token, body });
    const ifMatch = { 'if-match': String(headers['etag']) };
    await market.call('updateClientProfile', { token: jonas.token, body: { bio: 'Newer.' } });
    expect((await market.call('updateClientProfile', { token: jonas.token, body, headers: ifMatch })).status).toBe(412);
  });
});
