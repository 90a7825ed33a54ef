import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { checks, siteChecks } from './checks/index.ts';
import { criteria, principles } from './criteria.ts';

const root = join(import.meta.dirname, '../..');

/** How many criteria of each level each guideline of WCAG 2.2 has: https://www.w3.org/TR/WCAG22/ */
const standard: Record<string, readonly [a: number, aa: number]> = {
  '1.1': [1, 0],
  '1.2': [3, 2],
  '1.3': [3, 2],
  '1.4': [2, 7],
  '2.1': [3, 0],
  '2.2': [2, 0],
  '2.3': [1, 0],
  '2.4': [4, 4],
  '2.5': [4, 2],
  '3.1': [1, 1],
  '3.2': [3, 2],
  '3.3': [3, 3],
  '4.1': [1, 1],
};

test('the catalogue has the 31 criteria of level A and the 24 of level AA, guideline by guideline', () => {
  const counted: Record<string, [number, number]> = {};
  for (const { number, level } of criteria) {
    const guideline = number.split('.').slice(0, 2).join('.');
    const pair = (counted[guideline] ??= [0, 0]);
    pair[level === 'A' ? 0 : 1] += 1;
  }
  expect(counted).toEqual(standard);
  expect(criteria.length).toBe(55);
});

test('each criterion stands once, in the standard’s order, under its principle', () => {
  const asParts = (number: string) => number.split('.').map(Number);
  const inOrder = criteria.toSorted((left, right) => {
    const [a, b] = [asParts(left.number), asParts(right.number)];
    return (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0) || (a[2] ?? 0) - (b[2] ?? 0);
  });
  expect(criteria.map(({ number }) => number)).toEqual(inOrder.map(({ number }) => number));
  expect(new Set(criteria.map(({ number }) => number)).size).toBe(criteria.length);
  for (const [index, principle] of principles.entries())
    expect(principle.criteria.every(({ number }) => number.startsWith(`${index + 1}.`))).toBe(true);
});

test('what a check claims to look at is a criterion of the catalogue, or one of level AAA', () => {
  const known = new Set<string>(criteria.map(({ number }) => number));
  // axe's rule for scrolling regions also names "Keyboard (No Exception)".
  const beyond = new Set(['2.1.3']);
  const claimed = [...checks, ...siteChecks].flatMap((check) => check.criteria);
  expect(claimed.filter((number) => !known.has(number) && !beyond.has(number))).toEqual([]);
});

test('what the catalogue calls not applicable is in no source: media, and listening to the device’s movement', () => {
  const sources = globSync(['packages/ui/src/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}'], { cwd: root });
  expect(sources.length).toBeGreaterThan(100);
  const offending = sources.filter((path) =>
    /<(audio|video)\b|new Audio\(|devicemotion|deviceorientation/.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(offending).toEqual([]);
});
