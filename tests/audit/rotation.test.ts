import { expect, test } from 'vitest';

import { sampleOf } from './rotation.ts';
import type { StoryVisit } from './visit.ts';
import { keyOf } from './visit.ts';

const visits = Array.from({ length: 103 }, (_, index): StoryVisit => ({
  kind: 'story',
  id: `story-${index}`,
  theme: index % 2 === 0 ? 'dark' : 'light',
  direction: 'rtl',
  widths: [1280, 320],
}));
const on = (day: string) => sampleOf(visits, new Date(day), 10).map(keyOf);

test('a day can be run again, at whatever hour', () => {
  expect(on('2026-11-20')).toEqual(on('2026-11-20T23:59:59Z'));
  expect(on('2026-11-20')).toHaveLength(10);
});

test('after some days every story has had its turn in every setting, once', () => {
  const days = Array.from({ length: 11 }, (_, index) => on(new Date(Date.UTC(2026, 10, 20 + index)).toISOString()));
  expect(days.flat().toSorted()).toEqual(visits.map(keyOf).toSorted());
});
