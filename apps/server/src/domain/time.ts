import { cityOf } from '@guildhall/machines/domain/zoneNames';

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

/** "December 7, 2026 (Lisbon time)": by the reader's calendar, or by that of UTC where their zone is not known. */
export function dayInWords(date: Date, timezone: string | null): string {
  const timeZone = timezone ?? 'UTC';
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(date);
  return `${day} (${timeZone === 'UTC' ? 'UTC' : `${cityOf(timeZone)} time`})`;
}
