import { wallTimeOf } from '@guildhall/machines/domain/meetingTime';
import { sampleZones } from '@guildhall/machines/testing/sampleZones';
import { expect, test } from 'vitest';

import { mailExamples } from './examples.ts';
import type { Interview } from './interview.ts';
import { whenInWords } from './interview.ts';

const { interview } = mailExamples.interviewScheduled;

test.each([
  [{}, 'Tuesday, 1 December 2026, 14:30 to 15:30 in Europe/Paris (13:30 to 14:30 UTC)'],
  [{ timezone: 'UTC' }, 'Tuesday, 1 December 2026, 13:30 to 14:30 UTC'],
  [
    { readerTimezone: 'Europe/Lisbon' },
    'Tuesday, 1 December 2026, 14:30 to 15:30 in Europe/Paris (13:30 to 14:30 in Europe/Lisbon)',
  ],
  [
    { readerTimezone: 'Pacific/Auckland' },
    'Tuesday, 1 December 2026, 14:30 to 15:30 in Europe/Paris (Wednesday, 02:30 to 03:30 in Pacific/Auckland)',
  ],
  [{ readerTimezone: 'Europe/Paris' }, 'Tuesday, 1 December 2026, 14:30 to 15:30 in Europe/Paris'],
  [
    { timezone: 'Asia/Tokyo', startsAt: '2026-11-30T15:30:00.000Z' },
    'Tuesday, 1 December 2026, 00:30 to 01:30 in Asia/Tokyo (Monday, 15:30 to 16:30 UTC)',
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
