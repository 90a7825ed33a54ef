import { expect, it } from 'vitest';

import { browseHref } from './browseHref.ts';

it.each([
  ['next=%2Ffind-work', '/jobs'],
  ['next=%2Ffind-work%3Fsearch%3Dlogo%2B%2526%2Btype%26page%3D2', '/jobs?search=logo+%26+type'],
  ['next=%2Ffind-work%3Fjob%3D7%26apply%3D1', '/jobs'],
  ['next=%2Ffind-talent%3Fsearch%3Dlogo%26location%3DGraz', '/freelancers?search=logo'],
  ['next=%2Fpost-job', null],
  ['next=https%3A%2F%2Fevil.example%2Ffind-work', null],
  ['', null],
])('after being sent to /login?%s a visitor may browse %s', (search, href) => {
  expect(browseHref(search)).toBe(href);
});
