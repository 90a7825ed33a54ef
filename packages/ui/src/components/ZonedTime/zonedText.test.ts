import { expect, it } from 'vitest';

import { zonedText } from './zonedText.ts';

it.each([
  ['2026-06-09T14:30:00Z', 'Europe/Paris', 'Tuesday, June 9, 2026 at 4:30 PM GMT+2'],
  // The offset is that of the day, not of today.
  ['2026-12-09T14:30:00Z', 'Europe/Paris', 'Wednesday, December 9, 2026 at 3:30 PM GMT+1'],
  ['2026-06-09T23:30:00Z', 'Asia/Kolkata', 'Wednesday, June 10, 2026 at 5:00 AM GMT+5:30'],
  ['2026-06-09T03:00:00Z', 'America/Los_Angeles', 'Monday, June 8, 2026 at 8:00 PM GMT-7'],
  ['2026-06-09T14:30:00Z', 'UTC', 'Tuesday, June 9, 2026 at 2:30 PM UTC'],
  ['2026-06-09T14:30:00Z', 'Mars/Olympus_Mons', 'Tuesday, June 9, 2026 at 2:30 PM UTC'],
])('%s is written out as the clock and calendar of %s show it', (date, timeZone, text) => {
  expect(zonedText(new Date(date), 'en-US', timeZone)).toBe(text);
});

// ICU puts narrow and thin spaces around times and dashes.
const plain = (text: string) => text.replaceAll(/\s/gu, ' ');

it.each([
  ['UTC', 'Tuesday, June 9, 2026 at 11:30 PM – Wednesday, June 10, 2026 at 12:30 AM UTC'],
  ['Europe/Paris', 'Wednesday, June 10, 2026, 1:30 – 2:30 AM GMT+2'],
  ['Asia/Kolkata', 'Wednesday, June 10, 2026, 5:00 – 6:00 AM GMT+5:30'],
])('an hour is written out as the clock and calendar of %s show it', (timeZone, text) => {
  const start = new Date('2026-06-09T23:30:00Z');
  expect(plain(zonedText(start, 'en-US', timeZone, new Date('2026-06-10T00:30:00Z')))).toBe(text);
});

it.each([
  ['moment', 'America/Los_Angeles', 'Dec 31, 2026, 4:30 PM'],
  ['day', 'America/Los_Angeles', 'December 31, 2026'],
  ['day', 'Europe/Paris', 'January 1, 2027'],
  ['month', 'America/Los_Angeles', 'December 2026'],
  ['month', 'Mars/Olympus_Mons', 'January 2027'],
] as const)('its %s is that of %s', (parts, timeZone, text) => {
  const turnOfTheYear = new Date('2027-01-01T00:30:00Z');
  expect(plain(zonedText(turnOfTheYear, 'en-US', timeZone, turnOfTheYear, parts))).toBe(text);
});
