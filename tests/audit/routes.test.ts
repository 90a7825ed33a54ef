import { expect, test } from 'vitest';

import { routes } from '../../apps/web/src/routes.ts';
import { whole } from './options.ts';
import { destination, routeVisits } from './routes.ts';
import { keyOf } from './visit.ts';

const visits = routeVisits({ ...whole, grep: undefined });

test('every page of the product is visited by each person and with each kind of data', () => {
  const combinations = new Set(visits.map(({ address, visitor, data }) => `${address} ${visitor} ${data}`));
  for (const { path } of routes)
    for (const visitor of ['visitor', 'client', 'freelancer'])
      for (const data of ['loaded', 'empty', 'failed']) expect(combinations).toContain(`${path} ${visitor} ${data}`);
  for (const { path } of routes) expect(combinations).toContain(`${path} visitor served`);
  expect(new Set(visits.map(keyOf)).size).toBe(visits.length);
});

test('a page is seen in every theme by those whom it is for, and where others are led instead is known', () => {
  const themesOf = (visitor: string) =>
    visits.filter((visit) => visit.address === '/post-job' && visit.visitor === visitor && visit.data === 'loaded');
  expect(themesOf('client').map(({ theme }) => theme)).toEqual(['light', 'dark', 'contrast']);
  expect(themesOf('freelancer').map(({ theme, leadsTo }) => [theme, leadsTo])).toEqual([
    ['light', '/freelancer-dashboard'],
  ]);
  expect(destination('/post-job', 'visitor')).toBe('/login?next=%2Fpost-job');
});
