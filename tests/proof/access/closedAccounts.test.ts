import { operations as facts } from '@guildhall/api/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { listOperations, readContract } from '../../../apps/server/src/contract/document.ts';
import type { Marketplace, Person } from '../../../apps/server/src/operations/testing/marketplace.ts';
import { openMarketplace } from '../../../apps/server/src/operations/testing/marketplace.ts';
import type { TestApp } from '../../../apps/server/src/testing/testApp.ts';
import { createTestApp } from '../../../apps/server/src/testing/testApp.ts';

let here: TestApp;
let market: Marketplace;
let [maya, jonas, sam, ada]: Person[] = [];
let job: string;

beforeAll(async () => {
  here = await createTestApp();
  market = openMarketplace(here);
  [maya, jonas, sam, ada] = await Promise.all([
    market.makeFreelancer(),
    market.makeClient(),
    market.makeFreelancer('Sam'),
    market.makeClient('Ada'),
  ]);
  job = await market.postJob(jonas);
});
afterAll(() => here.close());

/** Every list of the contract that needs no id. */
const lists = listOperations(readContract()).filter(
  ({ id, method, parameters }) =>
    method === 'GET' && !parameters.some(({ in: place }) => place === 'path') && !/Health|Live|Readi/.test(id),
);

/** Which of the two people, and the job, some list shows to some reader, with the lists that do. */
async function shown(): Promise<Record<string, string[]>> {
  const things = { maya: maya?.userId ?? '', jonas: jonas?.userId ?? '', job };
  const places: Record<string, string[]> = { maya: [], jonas: [], job: [] };
  for (const { id, url } of lists) {
    for (const reader of [undefined, sam, ada]) {
      const roles: readonly string[] = facts[id as keyof typeof facts].roles;
      if (reader && roles.length > 0 && !roles.includes(reader === sam ? 'FREELANCER' : 'CLIENT')) continue;
      const headers = { ...(reader && { authorization: `Bearer ${reader.token}` }) };
      const { body } = await here.app.inject({ url, headers });
      for (const [name, thing] of Object.entries(things)) if (body.includes(thing)) places[name]?.push(id);
    }
  }
  return places;
}

const setActive = (isActive: boolean) =>
  here.db
    .updateTable('users')
    .set({ isActive })
    .where('id', 'in', [maya?.userId ?? '', jonas?.userId ?? ''])
    .execute();

test('a closed account and its jobs are in no list, and are listed again when it is opened', async () => {
  const before = await shown();
  for (const places of Object.values(before)) expect(places.length).toBeGreaterThan(1);
  await setActive(false);
  expect(await shown()).toEqual({ maya: [], jonas: [], job: [] });
  const pages = [`/jobs/${job}`, `/users/${maya?.userId}/profile`, `/freelancer/${maya?.userId}`];
  const statuses = pages.map(async (page) => (await here.app.inject(`/api/v1/public${page}`)).statusCode);
  expect(await Promise.all(statuses)).toEqual([404, 404, 404]);
  await setActive(true);
  expect(await shown()).toEqual(before);
});
