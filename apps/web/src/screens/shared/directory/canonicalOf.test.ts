import { expect, it } from 'vitest';

import { canonicalOf } from './canonicalOf.ts';

it.each([
  [{ isFiltered: false, page: 1 }, '/freelancers'],
  [{ isFiltered: false, page: 3 }, '/freelancers?page=3'],
  [{ isFiltered: true, page: 1 }, '/freelancers'],
  [{ isFiltered: true, page: 3 }, '/freelancers'],
])('search engines know a directory with %j as %s', (listed, address) => {
  expect(canonicalOf('/freelancers', listed)).toBe(address);
});
