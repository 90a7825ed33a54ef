import { expect, it } from 'vitest';

import { loginPath, sameSite, withSearch } from './paths.ts';

it('leaves out what has no value', () => {
  expect(withSearch('/find-work', { search: 'logo & type', category: '', page: null })).toBe(
    '/find-work?search=logo+%26+type',
  );
  expect(withSearch('/find-work', { search: '' })).toBe('/find-work');
});

it('remembers the wanted page, query and all', () => {
  expect(loginPath('/find-work?search=logo')).toBe('/login?next=%2Ffind-work%3Fsearch%3Dlogo');
  expect(loginPath('/')).toBe('/login');
});

it.each([
  ['/post-job', '/post-job'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['https://evil.example', null],
  ['javascript:alert(1)', null],
  [null, null],
])('never leads away from the site after login: %s', (path, expected) => {
  expect(sameSite(path)).toBe(expected);
});
