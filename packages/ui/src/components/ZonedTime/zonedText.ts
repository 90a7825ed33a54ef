import { dateFormat } from '../../internal/dateFormat.ts';
import { wholeDate } from '../../internal/wholeDate.ts';

const formats = {
  everything: wholeDate,
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  day: { dateStyle: 'long' },
  month: { year: 'numeric', month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** How much is told of an instant. */
export type TimeParts = keyof typeof formats;

/**
 * “Tuesday, June 9, 2026 at 4:30 PM GMT+2”, or with an end “Tuesday, June 9, 2026, 4:30 – 5:30 PM GMT+2”; in fewer parts
 * “Jun 9, 2026, 4:30 PM”, “June 9, 2026” or “June 2026”. A zone that the platform does not know is read as UTC.
 */
export function zonedText(
  date: Date,
  locale: string,
  timeZone: string,
  end: Date = date,
  parts: TimeParts = 'everything',
): string {
  try {
    const format = { ...formats[parts], timeZone };
    const isSpan = end.getTime() !== date.getTime();
    if (parts !== 'everything') {
      const short = dateFormat(locale, format);
      return isSpan ? short.formatRange(date, end) : short.format(date);
    }
    // Platforms disagree on how UTC's own offset is written.
    const timeZoneName = timeZone === 'UTC' ? 'short' : 'shortOffset';
    const whole = dateFormat(locale, { ...format, timeZoneName });
    if (!isSpan) return whole.format(date);
    // Not every platform writes an offset behind a range.
    const offset = whole.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    return `${dateFormat(locale, format).formatRange(date, end)} ${offset}`;
  } catch {
    return zonedText(date, locale, 'UTC', end, parts);
  }
}
