const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** An amount of dollars in a filter's words, with cents where it has some. */
export const dollarText = (amount: number): string => dollars.format(amount);
