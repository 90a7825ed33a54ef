import { Refusal } from './refusal.ts';
import type { FieldErrors } from './refusal.ts';
import { after, hours } from './time.ts';

/** As many as the contract's lists hold. */
export const mostEntries = 30;

/** No one who looks for work today began earlier. */
const earliestDate = '1940-01-01';

/** A course of study is announced a year ahead at most, and rarely takes longer than this. */
const yearsAhead = { start: 1, end: 10 } as const;

function refuse(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw new Refusal(422, 'Please check your input and try again.', errors);
}

/** Years of study: in order, and not far ahead. Refuses with a sentence for each field. */
export function checkEducation(years: { startYear: number; endYear: number | null }, now: Date): void {
  const { startYear, endYear } = years;
  const year = now.getUTCFullYear();
  const [lastStart, lastEnd] = [year + yearsAhead.start, year + yearsAhead.end];
  refuse({
    ...(startYear > lastStart && { startYear: `Please enter a year up to ${lastStart}.` }),
    ...(endYear !== null && endYear > lastEnd && { endYear: `Please enter a year up to ${lastEnd}.` }),
    ...(endYear !== null && endYear < startYear && { endYear: 'The end year cannot be before the start year.' }),
  });
}

/** Days of employment, as YYYY-MM-DD: in order, and past. Refuses with a sentence for each field. */
export function checkExperience(dates: { startDate: string; endDate: string | null }, now: Date): void {
  const { startDate, endDate } = dates;
  const today = latestToday(now);
  refuse({
    ...(startDate < earliestDate && { startDate: 'Please enter a date in 1940 or later.' }),
    ...(startDate > today && { startDate: 'The start date cannot be in the future.' }),
    ...(endDate !== null &&
      endDate > today && { endDate: 'The end date cannot be in the future. Leave it out for a current job.' }),
    ...(endDate !== null && endDate < startDate && { endDate: 'The end date cannot be before the start date.' }),
  });
}

/** Today where the day begins first (UTC+14), so that no one's own today is in the future. */
function latestToday(now: Date): string {
  return after(now, hours(14)).toISOString().slice(0, 10);
}
