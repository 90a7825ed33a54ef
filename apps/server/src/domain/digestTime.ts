import type { DigestFrequency } from '@guildhall/api/enums';
import { CalendarDateTime, fromDate, getDayOfWeek, toZoned } from '@internationalized/date';

/** When digests are sent, by the reader's clock. */
const digestHour = 7;

/** Whether the zone database that comes with Node knows the name. */
export function isTimezone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The next 7:00 in the zone after an instant, of any day or of a Monday; null where no digest is wanted. */
export function nextDigest(digest: DigestFrequency, timezone: string, after: Date): Date | null {
  if (digest === 'never') return null;
  const here = fromDate(after, timezone);
  const today = new CalendarDateTime(here.year, here.month, here.day, digestHour);
  for (let days = 0; ; days += 1) {
    const morning = today.add({ days });
    if (digest === 'weekly' && getDayOfWeek(morning, 'en-US') !== 1) continue;
    // Where the clocks go forward over it, the hour after.
    const at = toZoned(morning, timezone, 'later').toDate();
    if (at > after) return at;
  }
}
