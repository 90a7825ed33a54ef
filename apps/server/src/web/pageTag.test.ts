import { expect, test } from 'vitest';

import { isKnown, weakTag } from './pageTag.ts';

const etag = weakTag('page', 'policy');

test.each([
  [etag, true],
  [etag.replace('W/', ''), true],
  [`"a", ${etag}, "b"`, true],
  [' * ', true],
  ['"a"', false],
  ['', false],
  [undefined, false],
])('who sends If-None-Match %s has the page: %s', (header, isThere) => {
  expect(isKnown(header, etag)).toBe(isThere);
});

test('the tag differs with every part, and with where one ends', () => {
  const tags = [['page', 'policy'], ['page', 'polic'], ['pagep', 'olicy'], ['pagepolicy']].map((parts) =>
    weakTag(...parts),
  );
  expect(new Set(tags).size).toBe(4);
});
