import { expect, it } from 'vitest';

import { filterOptions } from './filterOptions.ts';

const shop = { id: 'a', title: 'Shop', applicationsCount: 2 };
const leaflet = { id: 'b', title: 'Leaflet', applicationsCount: 0 };

it('offers all projects, and each that someone applied to with its newest count', () => {
  expect(filterOptions([shop, leaflet, { ...shop, applicationsCount: 3 }], null)).toEqual([
    { value: 'all', label: 'All Projects' },
    { value: 'a', label: 'Shop (3)' },
  ]);
});

it('always has the project that is chosen', () => {
  expect(filterOptions([shop, leaflet], 'b').at(-1)).toEqual({ value: 'b', label: 'Leaflet (0)' });
  expect(filterOptions([], 'c').at(-1)).toEqual({ value: 'c', label: 'The chosen project' });
});
