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

const study = { institution: ' University of Lisbon ', degree: 'BSc', field: ' ', startYear: 2013, endYear: 2017 };
const post = { title: 'Front-end developer', company: ' Tidewater Studio ', startDate: '2018-03-01' };

type Kind = {
  name: string;
  add: 'addEducation' | 'addExperience';
  update: 'updateEducation' | 'updateExperience';
  remove: 'deleteEducation' | 'deleteExperience';
  list: 'education' | 'experienceEntries';
  param: string;
  path: string;
  body: Record<string, unknown>;
  kept: Record<string, unknown>;
  change: Record<string, unknown>;
};

const kinds: Kind[] = [
  {
    name: 'education',
    add: 'addEducation',
    update: 'updateEducation',
    remove: 'deleteEducation',
    list: 'education',
    param: 'educationId',
    path: '/api/v1/freelancer/education/',
    body: study,
    kept: { ...study, institution: 'University of Lisbon', field: null },
    change: { institution: 'University of Porto', degree: 'MSc', startYear: 2018 },
  },
  {
    name: 'experience',
    add: 'addExperience',
    update: 'updateExperience',
    remove: 'deleteExperience',
    list: 'experienceEntries',
    param: 'experienceId',
    path: '/api/v1/freelancer/experience/',
    body: post,
    kept: { ...post, company: 'Tidewater Studio', endDate: null, description: null },
    change: { ...post, company: 'Northwind', endDate: '2019-02-28', description: 'Shops.' },
  },
];

describe.each(kinds)('$name on the own profile', ({ add, update, remove, list, param, path, body, kept, change }) => {
  const read = (person: Person) => market.call('getFreelancerProfile', { token: person.token });

  test('is added, replaced and removed, and each time the profile has a new version', async () => {
    const { token, ...maya } = await market.makeFreelancer();
    const version = async () => (await read({ ...maya, token })).headers['etag'];
    const before = await version();
    const added = await market.call(add, { token, body });
    expect(added).toMatchObject({ status: 201, data: kept });
    expect(added.headers['location']).toBe(`${path}${added.data.id}`);
    expect(added.headers['etag']).not.toBe(before);
    expect(added.headers['etag']).toBe(await version());
    const params = { [param]: added.data.id };
    const replaced = await market.call(update, { token, params, body: change });
    expect(replaced).toMatchObject({ status: 200, data: { ...change, id: added.data.id } });
    expect(replaced.headers['etag']).toBe(await version());
    expect((await read({ ...maya, token })).data[list]).toEqual([replaced.data]);
    const removed = await market.call(remove, { token, params });
    expect(removed).toMatchObject({ status: 200, data: null });
    expect(removed.headers['etag']).toBe(await version());
    const versions = [before, ...[added, replaced, removed].map(({ headers }) => headers['etag'])];
    expect(new Set(versions).size).toBe(4);
    expect((await read({ ...maya, token })).data[list]).toEqual([]);
  });

  test('lets the next save of the profile go on from its version, and stops one from before', async () => {
    const { token } = await market.makeFreelancer();
    const opened = await market.call('getFreelancerProfile', { token });
    const added = await market.call(add, { token, body });
    const save = (etag: unknown) =>
      market.call('updateFreelancerProfile', { token, body: market.profile, headers: { 'if-match': String(etag) } });
    expect((await save(opened.headers['etag'])).status).toBe(412);
    expect((await save(added.headers['etag'])).status).toBe(200);
  });

  test('belongs to its freelancer alone', async () => {
    const [maya, ivo] = [await market.makeFreelancer(), await market.makeFreelancer('Ivo Petrov')];
    const { id } = (await market.call(add, { token: maya.token, body })).data;
    const before = await read(maya);
    const params = { [param]: id };
    expect((await market.call(update, { token: ivo.token, params, body: change })).status).toBe(403);
    expect((await market.call(remove, { token: ivo.token, params })).status).toBe(403);
    expect((await read(maya)).data).toEqual(before.data);
    await market.call(remove, { token: maya.token, params });
    expect((await market.call(remove, { token: maya.token, params })).status).toBe(404);
    expect((await market.call(update, { token: maya.token, params, body: change })).status).toBe(404);
  });

  test('stops at thirty entries, also when they come at once', async () => {
    const { token } = await market.makeFreelancer();
    const replies = await Promise.all(Array.from({ length: 33 }, () => market.call(add, { token, body })));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(30);
    expect(replies.find(({ status }) => status === 409)?.message).toMatch(/30 entries/);
    expect((await market.call('getFreelancerProfile', { token })).data[list]).toHaveLength(30);
  });

  test('is added once by a call that is repeated with its key', async () => {
    const { token } = await market.makeFreelancer();
    const once = () => market.call(add, { token, body, headers: { 'idempotency-key': 'one-entry-alone' } });
    expect((await once()).data).toEqual((await once()).data);
    expect((await market.call('getFreelancerProfile', { token })).data[list]).toHaveLength(1);
  });

  test('that is refused leaves the profile as it was', async () => {
    const { token } = await market.makeFreelancer();
    const before = await market.call('getFreelancerProfile', { token });
    expect((await market.call(add, { token, body: {} })).status).toBe(422);
    const after = await market.call('getFreelancerProfile', { token });
    expect([after.data, after.headers['etag']]).toEqual([before.data, before.headers['etag']]);
  });
});

describe('what the fields may say', () => {
  let maya: Person;
  beforeAll(async () => {
    maya = await market.makeFreelancer();
  });
  const year = new Date().getUTCFullYear();
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

  test.each<[string, Record<string, unknown>, string[]]>([
    ['an end before the start', { startYear: 2017, endYear: 2013 }, ['endYear']],
    ['a start after next year', { startYear: year + 2, endYear: null }, ['startYear']],
    ['an end in the far future', { startYear: year, endYear: year + 11 }, ['endYear']],
    ['both in the far future', { startYear: 2098, endYear: 2099 }, ['startYear', 'endYear']],
    ['a start before anybody’s', { startYear: 1939 }, ['startYear']],
    ['a blank institution', { institution: '  ' }, ['institution']],
    ['an unknown field', { grade: 'A' }, ['grade']],
  ])('education with %s is refused by field', async (_title, change, fields) => {
    const body = { ...study, field: null, ...change };
    const reply = await market.call('addEducation', { token: maya.token, body });
    expect([reply.status, Object.keys(reply.errors).toSorted()]).toEqual([422, fields.toSorted()]);
  });

  test.each<[string, Record<string, unknown>]>([
    ['that begins next year', { startYear: year + 1, endYear: null }],
    ['that ends in ten years', { startYear: year, endYear: year + 10 }],
    ['of one year', { startYear: 2013, endYear: 2013 }],
    ['that goes on', { endYear: undefined }],
  ])('education %s is taken', async (_title, change) => {
    const reply = await market.call('addEducation', { token: maya.token, body: { ...study, ...change } });
    expect(reply.status).toBe(201);
  });

  test.each<[string, Record<string, unknown>, string[]]>([
    ['an end before the start', { endDate: '2018-02-28' }, ['endDate']],
    ['a start in the future', { startDate: day(2) }, ['startDate']],
    ['an end in the future', { endDate: day(2) }, ['endDate']],
    ['a start before anybody’s', { startDate: '1939-12-31' }, ['startDate']],
    ['a year that no calendar has', { startDate: '0000-01-01' }, ['startDate']],
    ['a day that the month lacks', { startDate: '2019-02-29' }, ['startDate']],
    ['no company', { company: undefined }, ['company']],
  ])('experience with %s is refused by field', async (_title, change, fields) => {
    const reply = await market.call('addExperience', { token: maya.token, body: { ...post, ...change } });
    expect([reply.status, Object.keys(reply.errors)]).toEqual([422, fields]);
  });

  test.each<[string, Record<string, unknown>]>([
    ['that began today', { startDate: day(0) }],
    ['of one day', { endDate: post.startDate }],
  ])('experience %s is taken', async (_title, change) => {
    const reply = await market.call('addExperience', { token: maya.token, body: { ...post, ...change } });
    expect(reply.status).toBe(201);
  });
});

test('entries set their flags of the completion, and leave the eight criteria alone', async () => {
  const { token } = await market.makePerson('FREELANCER', 'Maya Lindqvist');
  const completion = async () => (await market.call('getProfileCompletion', { token })).data;
  const empty = await completion();
  expect(empty).toMatchObject({ percentage: 13, education: false, experience: false, portfolio: false });
  const { id } = (await market.call('addEducation', { token, body: study })).data;
  await market.call('addExperience', { token, body: post });
  expect(await completion()).toEqual({ ...empty, education: true, experience: true });
  await market.call('deleteEducation', { token, params: { educationId: id } });
  expect(await completion()).toEqual({ ...empty, experience: true });
});

test('entries are read with the current first, then the latest', async () => {
  const { token } = await market.makeFreelancer();
  for (const [startDate, endDate] of [
    ['2010-01-01', '2012-01-01'],
    ['2015-01-01', null],
    ['2012-01-01', '2014-06-01'],
  ]) {
    await market.call('addExperience', { token, body: { ...post, startDate, endDate } });
  }
  const { data } = await market.call('getFreelancerProfile', { token });
  expect(data.experienceEntries.map(({ startDate }) => startDate)).toEqual(['2015-01-01', '2012-01-01', '2010-01-01']);
});
