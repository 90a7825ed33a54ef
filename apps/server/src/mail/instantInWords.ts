const inUtc = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** "1 December 2026 at 13:30 UTC": where the reader is, is not known. */
export const instantInWords = (iso: string): string => `${inUtc.format(new Date(iso))} UTC`;
