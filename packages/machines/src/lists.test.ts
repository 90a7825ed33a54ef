import { describe, expect, it } from 'vitest';

import { hasPage, liesPastTheEnd, pageInAddress } from './lists.ts';
import { pagination } from './testing/samples.ts';

describe('the pages of a list', () => {
  it.each([
    [1, true],
    [3, true],
    [0, false],
    [4, false],
    [1.5, false],
    [Number.NaN, false],
  ])('of 27 entries, twelve a page, hold %d: %s', (page, isThere) => {
    expect(hasPage({ pagination: pagination(27) }, page)).toBe(isThere);
  });

  it('are none before the list is there, and none of an empty one', () => {
    expect(hasPage(null, 1)).toBe(false);
    expect(hasPage({ pagination: pagination(0) }, 1)).toBe(false);
  });

  it.each([
    [27, 3, false],
    [27, 4, true],
    [0, 4, false],
  ])('of %i entries end before page %i: %s', (total, page, isPast) => {
    expect(liesPastTheEnd({ pagination: pagination(total, page) })).toBe(isPast);
  });

  it('go without saying in an address when it is the first', () => {
    expect([pageInAddress(1), pageInAddress(2)]).toEqual(['', '2']);
  });
});
