import { describe, expect, it } from 'vitest';

import { pagination } from '../testing/samples.ts';
import { liesPastTheEnd, pageInAddress } from './lists.ts';

describe('the pages of a list', () => {
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
