import { wallTimeOf } from '@guildhall/machines/domain/meetingTime';
import { sampleZones } from '@guildhall/machines/testing/sampleZones';
import { expect, test } from 'vitest';

import { mailExamples } from './examples.ts';
import type { Interview } from './interview.ts';
import { whenInWords } from './interview.ts';

const { interview } = mailExamples.interviewScheduled;

test.each([
  [{}, 'Tuesday, November 24, 2026, 2:30 PM to 3:30 PM Paris time (1:30 PM to 2:30 PM UTC)'],
  [{ timezone: 'UTC' }, 'Tuesday, November 24, 2026, 1:30 PM to 2:30 PM UTC'],
  [
    { readerTimezone: 'Europe/Lisbon' },
    'Tuesday, November 24, 2026, 2:30 PM to 3:30 PM Paris time (1:30 PM to 2:30 PM Lisbon time)',
  ],
  [
    { readerTimezone: 'Pacific/Auckland' },
    'Tuesday, November 24, 2026, 2:30 PM to 3:30 PM Paris time (Wednesday, 2:30 AM to 3:30 AM Auckland time)',
  ],
  [{ readerTimezone: 'Europe/Paris' }, 'Tuesday, November 24, 2026, 2:30 PM to 3:30 PM Paris time'],
  [
    { timezone: 'Asia/Tokyo', startsAt: '2026-11-23T15:30:00.000Z' },
    'Tuesday, November 24, 2026, 12:30 AM to 1:30 AM Tokyo time (Monday, 3:30 PM to 4:30 PM UTC)',
  ],
] as const)('a meeting with %j is at one time in two zones', (change, words) => {
  expect(whenInWords({ ...interview, ...change })).toBe(words);
});

test('the weekday stands with the second zone exactly where it is another day there', () => {
  const pairs = sampleZones.flatMap((timezone) => sampleZones.map((readerTimezone) => ({ timezone, readerTimezone })));
  for (const zones of pairs) {
    for (let hour = 0; hour < 24; hour += 1) {
      const startsAt = new Date(Date.UTC(2026, 11, 1, hour)).toISOString();
      const asked: Interview = { ...interview, ...zones, startsAt };
      const [here, there] = [zones.timezone, zones.readerTimezone].map((zone) => wallTimeOf(new Date(startsAt), zone));
      expect(/\(\w+day, /.test(whenInWords(asked))).toBe(here?.date !== there?.date);
    }
  }
});
