const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** An amount of whole dollars in a filter's words. */
export const dollarText = (amount: number): string => dollars.format(amount);
