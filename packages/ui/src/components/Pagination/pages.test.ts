import { describe, expect, it } from 'vitest';

import { pagesAround } from './pages.ts';

describe('The numbers of a pagination', () => {
  it.each([
    [1, 12, [1, 2, 3, 4, 5]],
    [2, 12, [1, 2, 3, 4, 5]],
    [3, 12, [1, 2, 3, 4, 5]],
    [6, 12, [4, 5, 6, 7, 8]],
    [11, 12, [8, 9, 10, 11, 12]],
    [12, 12, [8, 9, 10, 11, 12]],
    [2, 3, [1, 2, 3]],
    [1, 1, [1]],
  ])('on page %i of %i are %j', (page, pageCount, numbers) => {
    expect(pagesAround(page, pageCount, 5)).toEqual(numbers);
  });

  it('are never more than five and always hold the page', () => {
    for (let pageCount = 1; pageCount <= 30; pageCount += 1) {
      for (let page = 1; page <= pageCount; page += 1) {
        const numbers = pagesAround(page, pageCount, 5);
        expect(numbers.length).toBeLessThanOrEqual(5);
        expect(numbers).toContain(page);
        expect(numbers.at(0)).toBeGreaterThanOrEqual(1);
        expect(numbers.at(-1)).toBeLessThanOrEqual(pageCount);
      }
    }
  });

  it('stay in range when the address names a page that is not there', () => {
    expect(pagesAround(40, 12, 5)).toEqual([8, 9, 10, 11, 12]);
    expect(pagesAround(-3, 12, 5)).toEqual([1, 2, 3, 4, 5]);
  });
});
