import { expect, test } from 'vitest';

import { defects } from '../defects/index.ts';
import { checks, siteChecks } from './index.ts';

test('each check has an id of its own, a method in words and a place where it has something to say', () => {
  const ids = [...checks, ...siteChecks].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const silent = [...checks, ...siteChecks].filter(
    ({ method, criteria }) => method.length < 40 || criteria.length === 0,
  );
  expect(silent.map(({ id }) => id)).toEqual([]);
  const setting = { theme: 'light', direction: 'ltr', width: 1280, url: '' } as const;
  const narrow = { ...setting, width: 320 };
  const subjects = [setting, narrow].flatMap((each) => [
    { ...each, kind: 'route' as const, name: '/' },
    { ...each, kind: 'route' as const, name: '/', isServed: true },
    { ...each, kind: 'story' as const, id: 'button' },
  ]);
  expect(checks.filter(({ appliesTo }) => !subjects.some(appliesTo)).map(({ id }) => id)).toEqual([]);
});

test('axe says of each of its rules which criterion it is about', () => {
  const axe = checks.find(({ id }) => id === 'axe');
  expect(axe?.criteria).toContain('1.4.12');
  expect(axe?.criteria).toContain('2.5.8');
});

test('each defect is of its own kind, and some check promises to catch it', () => {
  const ids = defects.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(defects.length).toBeGreaterThanOrEqual(40);
  const promised = new Set(checks.flatMap(({ criteria }) => criteria));
  const alone = defects.filter(({ criterion }) => criterion !== 'ours' && !promised.has(criterion));
  expect(alone.map(({ id }) => id)).toEqual([]);
});
