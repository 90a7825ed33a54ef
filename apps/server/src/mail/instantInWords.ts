/** "1 December 2026 at 13:30 UTC", or "at 14:30 in Europe/Paris" for a reader who is there. */
export function instantInWords(iso: string, timeZone = 'UTC'): string {
  const written = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(iso));
  return `${written} ${timeZone === 'UTC' ? 'UTC' : `in ${timeZone}`}`;
}
