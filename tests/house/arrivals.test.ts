import { expect, it } from 'vitest';

import { routes } from '../../apps/web/src/routes.ts';
import { cells, people, sampleOf, table, ways } from '../e2e/arrivals/table.ts';

const keyOf = (cell: object) => JSON.stringify(Object.values(cell));
const addresses = Object.values(table).flatMap((list) => list.split(' '));
const turns = Array.from({ length: people.length * ways.length }, (_, turn) => turn);

it('has every page', () => {
  expect(addresses).toEqual(expect.arrayContaining(routes.map(({ path }) => path)));
});

it.each(turns)('in turn %d has every address, every person and every way', (turn) => {
  const sample = sampleOf(turn);
  expect(sample.map(({ address }) => address)).toEqual(addresses);
  expect(new Set(sample.map(({ who }) => who))).toEqual(new Set(people));
  expect(new Set(sample.map(({ way }) => way))).toEqual(new Set(ways));
});

it('comes round to every cell, each once', () => {
  const seen = turns.flatMap(sampleOf).map(keyOf);
  expect(seen.toSorted()).toEqual(cells.map(keyOf).toSorted());
});
