import { expect, test } from 'vitest';

import type { PageFacts } from '../check.ts';
import { nowhere } from '../routes.ts';
import { consistentIdentification, consistentNavigation, multipleWays, uniqueTitles } from './siteChecks.ts';

const link = (name: string, href = `/${name.toLowerCase()}`) => ({ name, href });

function page(path: string, header: PageFacts['repeated'][string], title = path): PageFacts {
  return { url: `http://localhost${path}`, title, repeated: { header }, leadsTo: header.map(({ href }) => href) };
}

const [home, about, work] = [link('Home'), link('About'), link('Work')];

test('pages of one title are told, two tabs of one page are not', () => {
  expect(uniqueTitles.judge([page('/a', [], 'Jobs'), page('/b', [], 'Jobs')])).toMatchObject([{ target: '/b' }]);
  expect(
    uniqueTitles.judge([page('/a', [], 'Jobs'), { ...page('/a', [], 'Jobs'), url: 'http://localhost/a?tab=2' }]),
  ).toEqual([]);
});

test('links that two pages share come in one order; more or fewer of them may be there', () => {
  expect(consistentNavigation.judge([page('/a', [home, about, work]), page('/b', [home, work])])).toEqual([]);
  expect(consistentNavigation.judge([page('/a', [home, about, work]), page('/b', [work, home])])).toMatchObject([
    { criteria: ['3.2.3'], target: '/a header' },
  ]);
});

test('the way to help keeps its place among the others', () => {
  const help = link('Help');
  expect(consistentNavigation.judge([page('/a', [home, help]), page('/b', [help, home])])).toMatchObject([
    { criteria: ['3.2.3', '3.2.6'] },
  ]);
});

test('one address has one name on all pages', () => {
  expect(consistentIdentification.judge([page('/a', [home, work]), page('/b', [home, work])])).toEqual([]);
  expect(consistentIdentification.judge([page('/a', [home]), page('/b', [link('Start', '/home')])])).toMatchObject([
    { criteria: ['3.2.4'] },
  ]);
});

test('a page that only one other leads to is told', () => {
  const pages = [page('/home', [about, work]), page('/about', [home]), page('/work', [home, about])];
  expect(multipleWays.judge(pages)).toMatchObject([{ target: '/work' }]);
  expect(multipleWays.judge([...pages, page(nowhere, [])])).toMatchObject([{ target: '/work' }]);
});
