import { expect, it } from 'vitest';

import { routes } from '../../apps/web/src/routes.ts';
import { cells, isRepeated, oneOfEachKind, people, table, ways } from '../e2e/arrivals/table.ts';

const keyOf = (cell: object) => JSON.stringify(cell);
const addresses = Object.values(table).flatMap((list) => list.split(' '));

it('has every page', () => {
  expect(addresses).toEqual(expect.arrayContaining(routes.map(({ path }) => path)));
});

it('opens every address, and each kind of page as each person and in each way', () => {
  expect(new Set(oneOfEachKind.map(({ address }) => address))).toEqual(new Set(addresses));
  for (const opened of Map.groupBy(oneOfEachKind, ({ kind }) => kind).values()) {
    expect(new Set(opened.map(({ who }) => who))).toEqual(new Set(people));
    expect(new Set(opened.map(({ way }) => way))).toEqual(new Set(ways));
  }
});

it('opens each person’s page in each way', () => {
  const pairs = (list: readonly { who: string; way: string }[]) =>
    new Set(list.map(({ who, way }) => `${who}, ${way}`));
  expect(pairs(oneOfEachKind)).toEqual(pairs(cells));
});

it('has no cell twice, and none that a deep run leaves out', () => {
  const deep = new Set(
    cells.filter((cell) => !isRepeated(cell)).map(({ address, who, way }) => keyOf([address, who, way])),
  );
  expect(deep.size).toBeGreaterThan(oneOfEachKind.length);
  expect(new Set(oneOfEachKind.map(keyOf)).size).toBe(oneOfEachKind.length);
});
