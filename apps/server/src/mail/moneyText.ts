import { amountsText } from '@guildhall/machines/domain/amounts';

const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
});

/** An amount as a mail says it. */
export const moneyText = (amount: number): string => money.format(amount);

/** What a job offers, as a mail says it. */
export const budgetText = (min: number, max: number): string => amountsText({ min, max }, moneyText);
