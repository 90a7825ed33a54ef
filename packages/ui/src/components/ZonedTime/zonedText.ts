const parts = {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;

/**
 * “Tuesday, June 9, 2026 at 4:30 PM GMT+2”, or with an end “Tuesday, June 9, 2026, 4:30 – 5:30 PM GMT+2”. A zone that the
 * platform does not know is read as UTC.
 */
export function zonedText(date: Date, locale: string, timeZone: string, end: Date = date): string {
  try {
    // Platforms disagree on how UTC's own offset is written.
    const timeZoneName = timeZone === 'UTC' ? 'short' : 'shortOffset';
    const whole = new Intl.DateTimeFormat(locale, { ...parts, timeZone, timeZoneName });
    if (end.getTime() === date.getTime()) return whole.format(date);
    // Not every platform writes an offset behind a range.
    const offset = whole.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    return `${new Intl.DateTimeFormat(locale, { ...parts, timeZone }).formatRange(date, end)} ${offset}`;
  } catch {
    return zonedText(date, locale, 'UTC', end);
  }
}
