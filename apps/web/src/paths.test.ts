import { expect, it } from 'vitest';

import { hrefOf, sameSite, withSearch } from './paths.ts';

it('leaves out what has no value', () => {
  expect(withSearch('/find-work', { search: 'logo & type', category: '', page: null })).toBe(
    '/find-work?search=logo+%26+type',
  );
  expect(withSearch('/find-work', { search: '' })).toBe('/find-work');
});

it('leads to pages by name and to addresses as they are', () => {
  expect(hrefOf({ type: 'navigate', to: 'login', search: { next: '/find-work?search=logo' } })).toBe(
    '/login?next=%2Ffind-work%3Fsearch%3Dlogo',
  );
  expect(hrefOf({ type: 'navigate', to: 'clientDashboard' })).toBe('/client-dashboard');
  expect(hrefOf({ type: 'navigate', path: '/post-job?a=1' })).toBe('/post-job?a=1');
});

it.each([
  ['/post-job', '/post-job'],
  ['/post-job/', '/post-job'],
  ['/find-work/?search=logo', '/find-work?search=logo'],
  ['/find-work?job=1&search=a%20b#top', '/find-work?job=1&search=a%20b#top'],
  ['/a/../post-job', '/post-job'],
  ['/search?next=//evil.example', '/search?next=//evil.example'],
  ['//evil.example', null],
  ['///evil.example', null],
  ['/\\evil.example', null],
  ['\\/evil.example', null],
  ['/\t/evil.example', null],
  ['/\n/evil.example', null],
  ['\t//evil.example', null],
  ['/%09/evil.example', null],
  ['/%00', null],
  ['/.//evil.example', null],
  ['/..//evil.example', null],
  ['/a/..//evil.example', null],
  ['https://evil.example', null],
  ['https:evil.example', null],
  ['javascript:alert(1)', null],
  ['post-job', null],
  ['', null],
  [null, null],
])('never leads away from the site after login: %j', (address, expected) => {
  expect(sameSite(address)).toBe(expected);
});

it('takes no address for one of this site that a browser would not', () => {
  // Every text of up to four of these characters, between the slash and a host.
  const characters = ['/', '\\', '.', '\t', '\n', '\r', '@', ':', '%09', '%2f', '?', '#', ' '];
  let texts = [''];
  for (let length = 0; length < 4; length += 1) {
    texts = ['', ...texts.flatMap((text) => characters.map((character) => text + character))];
  }
  const leadingAway = texts
    .map((text) => sameSite(`/${text}evil.example`))
    .filter(
      (address) => address !== null && new URL(address, 'https://guildhall.example').host !== 'guildhall.example',
    );
  expect(leadingAway).toEqual([]);
});
