export const seconds = (count: number): number => count * 1000;
export const minutes = (count: number): number => seconds(count * 60);
export const hours = (count: number): number => minutes(count * 60);
export const days = (count: number): number => hours(count * 24);

export function before(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds);
}

export function after(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds);
}

const inUtc = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "December 7, 2026": where the reader is, is not known. */
export const dayInWords = (date: Date): string => inUtc.format(date);
