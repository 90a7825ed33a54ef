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
