import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readAuditLog } from '../repositories/auditLog.ts';
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
afterAll(() => testApp.close());

const password = 'seven quiet lanterns';
const change = ({ token }: Person, role: 'CLIENT' | 'FREELANCER') =>
  market.call('changeAccountRole', { token, body: { role } });
const read = async ({ token }: Person) => (await market.call('getAccountRole', { token })).data;

describe('an account that has done nothing', () => {
  it('becomes a client account, with the same session, an empty profile and no other session', async () => {
    const maya = await market.makePerson('FREELANCER', 'Maya Lindqvist');
    const other = await market.call('logInFreelancer', { body: { email: maya.email, password } });
    expect(await read(maya)).toEqual({ role: 'FREELANCER', canChange: true });

    expect(await change(maya, 'CLIENT')).toMatchObject({ status: 200, data: { role: 'CLIENT', canChange: true } });
    const { token } = maya;
    expect((await market.call('getFreelancerProfile', { token })).status).toBe(403);
    expect((await market.call('getClientProfile', { token })).data).toMatchObject({ companyName: null });
    expect((await market.call('getAccountRole', { token: other.data.token })).status).toBe(401);
    expect((await market.call('logInClient', { body: { email: maya.email, password } })).status).toBe(200);
    expect((await market.call('logInFreelancer', { body: { email: maya.email, password } })).status).toBe(404);
    expect(await readAuditLog(testApp.db, 'user', maya.userId)).toContainEqual(
      expect.objectContaining({ action: 'account.changeRole', fromStatus: 'FREELANCER', toStatus: 'CLIENT' }),
    );
    await market.postJob(maya);
  });

  it('becomes a freelancer account that can be found once its profile is set up', async () => {
    const jonas = await market.makeClient();
    expect((await change(jonas, 'FREELANCER')).status).toBe(200);
    const { token } = jonas;
    const body = { ...market.profile, name: 'Jonas Weber' };
    expect((await market.call('updateFreelancerProfile', { token, body })).status).toBe(200);
    const found = await market.call('listPublicFreelancers', { query: { query: 'Jonas Weber' } });
    expect(JSON.stringify(found.data)).toContain(jonas.userId);
  });

  it('may change its mind, and is answered alike when an answer was lost', async () => {
    const person = await market.makeClient();
    for (const role of ['FREELANCER', 'FREELANCER', 'CLIENT'] as const)
      expect(await change(person, role)).toMatchObject({ status: 200, data: { role } });
  });
});

describe('an account that has done something', () => {
  const done: Record<string, () => Promise<Person>> = {
    async 'posted a job'() {
      const client = await market.makeClient();
      await market.postJob(client);
      return client;
    },
    'saved its profile': () => market.makeFreelancer(),
    async 'saved a search'() {
      const client = await market.makeClient();
      const body = { name: 'React', criteria: { query: 'react' } };
      await market.call('createSavedSearch', { token: client.token, body });
      return client;
    },
    async 'begun a proposal'() {
      const [maya, client] = [await market.makePerson('FREELANCER', 'Maya'), await market.makeClient()];
      const params = { projectId: await market.postJob(client) };
      const body = { proposal: 'I would', coverLetter: '' };
      expect((await market.call('saveProposalDraft', { token: maya.token, params, body })).status).toBe(200);
      return maya;
    },
    async 'added to its profile'() {
      const maya = await market.makePerson('FREELANCER', 'Maya');
      const body = { institution: 'TU Delft', degree: 'BSc', startYear: 2012 };
      await market.call('addEducation', { token: maya.token, body });
      return maya;
    },
  };

  it.each(Object.entries(done))('keeps its role once it has %s', async (_, make) => {
    const person = await make();
    const { role, canChange } = await read(person);
    expect(canChange).toBe(false);
    const reply = await change(person, role === 'CLIENT' ? 'FREELANCER' : 'CLIENT');
    expect(reply).toMatchObject({ status: 409, message: expect.stringContaining('can no longer be changed') });
    expect((await read(person)).role).toBe(role);
  });
});

it('a job that is posted at the very same time is kept whole, or not posted', async () => {
  for (let time = 0; time < 8; time += 1) {
    const client = await market.makeClient();
    const [changed, posted] = await Promise.all([
      change(client, 'FREELANCER'),
      market.call('createProject', { token: client.token, body: market.job }),
    ]);
    const { role } = await read(client);
    expect([changed.status, posted.status, role]).toSatisfy(
      ([one, two, now]) =>
        (one === 409 && two === 201 && now === 'CLIENT') || (one === 200 && two === 403 && now === 'FREELANCER'),
    );
  }
});
