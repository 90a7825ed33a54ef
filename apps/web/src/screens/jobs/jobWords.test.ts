import { expect, test } from 'vitest';

import { resultText } from './jobWords.ts';

test.each([
  [{ total: 0, isCapped: false }, '', '0 jobs'],
  [{ total: 1, isCapped: false }, 'shop', '1 job for “shop”'],
  [{ total: 1000, isCapped: false }, '', '1,000 jobs'],
  [{ total: 1000, isCapped: true }, 'design', '1,000+ jobs for “design”'],
])('a person who searched reads how much there is: %j', (found, query, text) => {
  expect(resultText(found, query)).toBe(text);
});
