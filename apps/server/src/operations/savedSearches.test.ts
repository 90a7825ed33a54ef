import { savedSearches as limit } from '@guildhall/api/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestApp } from '../testing/testApp.ts';
import type { TestApp } from '../testing/testApp.ts';
import type { Marketplace, Person } from './testing/marketplace.ts';
import { openMarketplace } from './testing/marketplace.ts';

let here: TestApp;
let market: Marketplace;

beforeAll(async () => {
  here = await createTestApp();
  market = openMarketplace(here);
});
afterAll(() => here.close());

const save = ({ token }: Person, name: string, criteria: object = {}, more: object = {}) =>
  market.call('createSavedSearch', { token, body: { name, criteria, ...more } });

const list = async ({ token }: Person) => (await market.call('listSavedSearches', { token })).data;

/** How many entries are new in each saved search, by its name. */
async function newIn(person: Person): Promise<Record<string, number>> {
  const { savedSearches } = await list(person);
  return Object.fromEntries(savedSearches.map(({ name, newCount }) => [name, newCount]));
}

test('what an account saves comes back as it was, the latest first', async () => {
  const maya = await market.makeFreelancer();
  const criteria = { query: 'shop', skills: 'React, TypeScript', budgetMin: 500, sort: 'budget-high' };
  const { status, data, headers } = await save(maya, ' Shops ', criteria, { digest: 'weekly', timezone: 'Asia/Tokyo' });
  expect(status).toBe(201);
  expect(headers['location']).toBe(`/api/v1/saved-searches/${data.id}`);
  expect(data).toMatchObject({ name: 'Shops', criteria, digest: 'weekly', timezone: 'Asia/Tokyo', newCount: 0 });
  here.clock.advance(1);
  const second = await save(maya, 'Everything', { query: '  ' });
  expect(second.data).toMatchObject({ criteria: {}, digest: 'never', timezone: 'UTC' });
  expect((await list(maya)).savedSearches).toEqual([second.data, data]);
});

test('a freelancer sees how many jobs are new in each saved search since the last look', async () => {
  const [maya, client] = [await market.makeFreelancer(), await market.makeClient()];
  await market.postJob(client);
  here.clock.advance(60);
  await save(maya, 'React', { skills: 'react' });
  await save(maya, 'Rust', { skills: 'Rust' });
  await save(maya, 'Large', { budgetMin: 5000, sort: 'budget-low' });
  await save(maya, 'Kites', { query: 'kites' });
  expect(await newIn(maya)).toEqual({ React: 0, Rust: 0, Large: 0, Kites: 0 });
  here.clock.advance(60);
  await market.postJob(client);
  await market.postJob(client, { skillsRequired: 'Rust', budgetMax: 9000 });
  await market.postJob(client, { title: 'A page about kites' });
  const withdrawn = await market.postJob(client);
  await market.call('cancelProject', { token: client.token, params: { projectId: withdrawn } });
  expect(await newIn(maya)).toEqual({ React: 2, Rust: 1, Large: 1, Kites: 1 });
});

test('a client sees how many freelancers have set up their profile since the last look', async () => {
  const client = await market.makeClient();
  const late = await market.makePerson('FREELANCER', 'Signed up before');
  here.clock.advance(60);
  await save(client, 'React', { skills: 'React', sort: 'rate-low' });
  await save(client, 'Named', { query: 'quixote' });
  here.clock.advance(60);
  await market.makeFreelancer();
  await market.makeFreelancer('Don Quixote');
  await market.call('updateFreelancerProfile', { token: late.token, body: market.profile });
  expect(await newIn(client)).toEqual({ React: 3, Named: 1 });
  // A freelancer who was listed before is not new again after a change.
  const { savedSearches, readAt } = await list(client);
  for (const { id: savedSearchId } of savedSearches) {
    const call = { token: client.token, params: { savedSearchId }, body: { seenAt: readAt } };
    expect((await market.call('markSavedSearchSeen', call)).data).toMatchObject({ newCount: 0, seenAt: readAt });
  }
  here.clock.advance(60);
  await market.call('updateFreelancerProfile', { token: late.token, body: { ...market.profile, hourlyRate: 12 } });
  expect(await newIn(client)).toEqual({ React: 0, Named: 0 });
});

test('each entry of a list says when it could first be found', async () => {
  const client = await market.makeClient();
  const maya = await market.makePerson('FREELANCER', 'Zenobia');
  here.clock.advance(3600);
  const before = here.clock.now().toISOString();
  await market.call('updateFreelancerProfile', { token: maya.token, body: { ...market.profile, name: 'Zenobia' } });
  const find = () => market.call('searchFreelancers', { token: client.token, query: { query: 'Zenobia' } });
  const [first] = (await find()).data.freelancers;
  expect(first?.profile.listedAt.localeCompare(before)).toBeGreaterThanOrEqual(0);
  expect(first?.profile.memberSince.localeCompare(before)).toBeLessThan(0);
  here.clock.advance(3600);
  await market.call('updateFreelancerProfile', { token: maya.token, body: { ...market.profile, name: 'Zenobia' } });
  expect((await find()).data.freelancers[0]?.profile.listedAt).toBe(first?.profile.listedAt);
});

test('what came after the results were read stays new', async () => {
  const [maya, client] = [await market.makeFreelancer(), await market.makeClient()];
  const { data } = await save(maya, 'React', { skills: 'React' });
  here.clock.advance(60);
  const { readAt } = await list(maya);
  here.clock.advance(60);
  await market.postJob(client);
  const mark = async (seenAt: string) => {
    const call = { token: maya.token, params: { savedSearchId: data.id }, body: { seenAt } };
    return (await market.call('markSavedSearchSeen', call)).data;
  };
  expect(await mark(readAt)).toMatchObject({ seenAt: readAt, newCount: 1 });
  const now = await mark('2999-01-01T00:00:00.000Z');
  expect(now.newCount).toBe(0);
  expect(Date.parse(now.seenAt)).toBeLessThanOrEqual(here.clock.now().getTime());
  expect(await mark(readAt)).toMatchObject({ seenAt: now.seenAt, newCount: 0 });
});

test('more than a hundred new entries are counted as 100+', async () => {
  const [maya, client] = [await market.makeFreelancer(), await market.makeClient()];
  await save(maya, 'All', {});
  here.clock.advance(1);
  for (let count = 0; count < 100; count += 1) await market.postJob(client);
  expect((await list(maya)).savedSearches[0]).toMatchObject({ newCount: 100, isNewCountCapped: false });
  await market.postJob(client);
  expect((await list(maya)).savedSearches[0]).toMatchObject({ newCount: 100, isNewCountCapped: true });
});

test('a name is refused that another saved search of the account has, in any case', async () => {
  const [maya, other] = [await market.makeFreelancer(), await market.makeFreelancer()];
  await save(maya, 'React');
  const again = await save(maya, 'REACT ');
  expect([again.status, Object.keys(again.errors)]).toEqual([409, ['name']]);
  expect((await save(other, 'React')).status).toBe(201);
  const { data } = await save(maya, 'Vue');
  const rename = (name: string) =>
    market.call('updateSavedSearch', { token: maya.token, params: { savedSearchId: data.id }, body: { name } });
  const taken = await rename('react');
  expect([taken.status, Object.keys(taken.errors)]).toEqual([409, ['name']]);
  expect((await rename('VUE')).data.name).toBe('VUE');
});

test('an account saves as many searches as it may, however many it sends at once', async () => {
  const maya = await market.makeFreelancer();
  const replies = await Promise.all(
    Array.from({ length: limit.count + 5 }, (_, index) => save(maya, `Search ${index}`)),
  );
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(limit.count);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(5);
  const { savedSearches } = await list(maya);
  const params = { savedSearchId: savedSearches[0]?.id ?? '' };
  await market.call('deleteSavedSearch', { token: maya.token, params });
  expect((await save(maya, 'One more')).status).toBe(201);
});

test.each([
  ['CLIENT', { budgetMin: 500 }, ['criteria.budgetMin']],
  ['CLIENT', { category: 'design' }, ['criteria.category']],
  ['CLIENT', { sort: 'latest' }, ['criteria.sort']],
  ['FREELANCER', { minRating: 4 }, ['criteria.minRating']],
  ['FREELANCER', { sort: 'relevance' }, ['criteria.sort']],
  ['FREELANCER', { page: 2 }, ['criteria.page']],
  ['CLIENT', { limit: 50 }, ['criteria.limit']],
  ['CLIENT', { minRating: 6 }, ['criteria.minRating']],
  ['FREELANCER', { minRate: 40 }, ['criteria.minRate']],
  ['CLIENT', { minRate: 80, maxRate: 79.99 }, ['criteria.minRate', 'criteria.maxRate']],
  ['FREELANCER', { skills: 'React', skillsExcluded: 'react' }, ['criteria.skills', 'criteria.skillsExcluded']],
  [
    'CLIENT',
    { skillsExcluded: Array.from({ length: 11 }, (_, n) => `Skill ${n}`).join() },
    ['criteria.skillsExcluded'],
  ],
] as const)('a %s cannot save a search that the search itself refuses: %j', async (role, criteria, fields) => {
  const person = await market.makePerson(role, 'Ada');
  const { status, errors } = await save(person, 'Search', criteria);
  expect([status, Object.keys(errors)]).toEqual([422, fields]);
});

test('a time zone that is not known is refused', async () => {
  const { status, errors } = await save(await market.makeClient(), 'Search', {}, { timezone: 'Mars/Olympus' });
  expect([status, Object.keys(errors)]).toEqual([422, ['timezone']]);
});
