const parts = {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;

/** “Tuesday, June 9, 2026 at 4:30 PM GMT+2”. A zone that the platform does not know is read as UTC. */
export function zonedText(date: Date, locale: string, timeZone: string): string {
  try {
    // Platforms disagree on how UTC's own offset is written.
    const timeZoneName = timeZone === 'UTC' ? 'short' : 'shortOffset';
    return new Intl.DateTimeFormat(locale, { ...parts, timeZone, timeZoneName }).format(date);
  } catch {
    return zonedText(date, locale, 'UTC');
  }
}
