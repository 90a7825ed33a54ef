import { describe, expect, it } from 'vitest';

import { pageAddressOf, pageInAddress, pageOf } from './lists.ts';

describe('the page of an address', () => {
  it.each([
    ['2', 2],
    ['10000', 10_000],
    ['10001', 1],
    ['0', 1],
    ['-1', 1],
    ['1e3', 1],
    ['02', 1],
    ['', 1],
    [undefined, 1],
  ])('%o is read as %i', (text, page) => {
    expect(pageOf(text)).toBe(page);
  });

  it.each([1, 2, 84])('is the same when it is read again: %i', (page) => {
    expect(pageAddressOf({ page: pageInAddress(page) })).toEqual({ page });
  });

  it('goes without saying when it is the first', () => {
    expect([pageInAddress(1), pageInAddress(2)]).toEqual(['', '2']);
  });
});
