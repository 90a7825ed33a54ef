import { dateFormat } from '../../internal/dateFormat.ts';
import { wholeDate } from '../../internal/wholeDate.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const week = 7 * day;

/** Where one unit ends and the next begins: minutes below an hour, hours below a day, days below a week, then weeks. */
const thresholds = [
  { below: hour, unit: 'minute', length: minute },
  { below: day, unit: 'hour', length: hour },
  { below: week, unit: 'day', length: day },
  { below: Infinity, unit: 'week', length: week },
] as const;

/** “5 minutes ago”, “in 3 days”: whole units that have passed or are still to come. Below a minute: “just now”. */
export function relativeText(date: Date, now: Date, locale: string): string {
  const distance = date.getTime() - now.getTime();
  const { unit, length } = thresholds.find(({ below }) => Math.abs(distance) < below) ?? thresholds[3];
  const amount = Math.trunc(distance / length);
  // “Yesterday” would be wrong of 26 hours that span two midnights, so days are counted.
  return amount === 0 ? nowText(locale) : new Intl.RelativeTimeFormat(locale).format(amount, unit);
}

/** English “now” reads as an order in “Posted now”; what other languages say serves for both. */
const nowText = (locale: string): string =>
  new Intl.Locale(locale).language === 'en'
    ? 'just now'
    : new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second');

/** The whole date: “Tuesday, June 9, 2026 at 2:30 PM UTC”. */
export const fullText = (date: Date, locale: string, timeZone: string): string =>
  dateFormat(locale, { ...wholeDate, timeZone, timeZoneName: 'short' }).format(date);
