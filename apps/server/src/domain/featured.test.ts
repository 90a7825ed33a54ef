import { expect, test } from 'vitest';

import { dayOf, featuredOf, inOrderOfDay } from './featured.ts';

const days = Array.from({ length: 60 }, (_, day) => dayOf(new Date(Date.UTC(2026, 10, 1 + day, 23, 59))));
const people = Array.from({ length: 60 }, (_, place) => ({ id: `id-${place}`, place, isLively: place % 2 === 0 }));
const idOf = ({ id }: { id: string }) => id;
const choose = (day: string, count = 5, list = people) =>
  featuredOf(list, day, count, { fits: ({ isLively }) => isLively, idOf });

test('the same day gives the same people, another day others', () => {
  const [today = '', tomorrow = ''] = days;
  expect(choose(today)).toEqual(choose(today, 5, people.toReversed().toReversed()));
  expect(choose(tomorrow)).not.toEqual(choose(today));
});

test('the best third of those who fit has its turn within two months, and no one else', () => {
  const seen = new Set(days.flatMap((day) => choose(day).map(({ place }) => place)));
  expect([...seen].toSorted((a, b) => a - b)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18]);
});

test('no one comes much more often than another', () => {
  const counts = new Map<string, number>();
  for (const one of days.flatMap((day) => choose(day))) counts.set(one.id, (counts.get(one.id) ?? 0) + 1);
  expect(Math.min(...counts.values())).toBeGreaterThan(15);
  expect(Math.max(...counts.values())).toBeLessThan(45);
});

test('the best come first on the page', () => {
  for (const day of days) {
    const places = choose(day).map(({ place }) => place);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }
});

test('where few fit, the best of the others fill up', () => {
  const few = people.map((one) => ({ ...one, isLively: one.place === 7 || one.place === 30 }));
  expect(choose(days[0] ?? '', 5, few).map(({ place }) => place)).toEqual([0, 1, 2, 7, 30]);
  expect(choose(days[0] ?? '', 5, few.slice(0, 2))).toHaveLength(2);
});

test('an order of the day has everyone once', () => {
  expect(inOrderOfDay(people, '2026-11-22', idOf).map(idOf).toSorted()).toEqual(people.map(idOf).toSorted());
});
