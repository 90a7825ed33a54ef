import { cityTime } from '@guildhall/machines/domain/zoneNames';

/** "December 1, 2026 at 1:30 PM UTC", or "at 2:30 PM Paris time" for a reader who is there. */
export function instantInWords(iso: string, timeZone = 'UTC'): string {
  const instant = new Date(iso);
  const write = (options: Intl.DateTimeFormatOptions) =>
    // A narrow space before PM is a question mark in some mail programs.
    new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(instant).replaceAll('\u202f', ' ');
  const day = write({ day: 'numeric', month: 'long', year: 'numeric' });
  const clock = write({ hour: 'numeric', minute: '2-digit' });
  return `${day} at ${clock} ${cityTime(timeZone)}`;
}
