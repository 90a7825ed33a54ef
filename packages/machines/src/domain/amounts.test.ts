import { describe, expect, it } from 'vitest';

import { amountOf, amountsText } from './amounts.ts';

describe('reading a typed amount', () => {
  it.each([
    ['1500', 1500],
    [' 1500 ', 1500],
    ['$1,500', 1500],
    ['$ 1,500.50', 1500.5],
    ['1 500', 1500],
    ['1\u00a0500\u00a0000', 1_500_000],
    ['12,345,678', 12_345_678],
    ["10'000", 10_000],
    ['1500$', 1500],
    ['0', 0],
    ['0.5', 0.5],
  ])('takes %o', (text, amount) => {
    expect(amountOf(text)).toBe(amount);
  });

  it.each(['', ' ', '$', 'a lot', '-5', '1e3', '15,00', '1,2345', '1.500', '1.2.3', '1,500 000', '0x10', 'Infinity'])(
    'does not guess what %o means',
    (text) => {
      expect(amountOf(text)).toBeNull();
    },
  );
});

describe('a budget in words', () => {
  const write = (amount: number) => `$${Math.round(amount)}`;
  it.each([
    [{ min: 500, max: 500 }, '$500'],
    [{ min: 500, max: 900 }, '$500 to $900'],
    [{ min: 499.9, max: 500 }, '$500'],
  ])('of %o is %o', (budget, text) => {
    expect(amountsText(budget, write)).toBe(text);
  });
});
