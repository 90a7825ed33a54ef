import { expect, test } from 'vitest';

import { isTimezone, nextDigest } from './digestTime.ts';

test.each([
  // 1 March 2027 is a Monday.
  ['daily', 'UTC', '2027-03-01T06:59:59Z', '2027-03-01T07:00:00Z'],
  ['daily', 'UTC', '2027-03-01T07:00:00Z', '2027-03-02T07:00:00Z'],
  ['weekly', 'UTC', '2027-03-01T06:59:59Z', '2027-03-01T07:00:00Z'],
  ['weekly', 'UTC', '2027-03-01T07:00:00Z', '2027-03-08T07:00:00Z'],
  ['weekly', 'UTC', '2027-03-07T23:00:00Z', '2027-03-08T07:00:00Z'],
  // It is Monday already in Tokyo, and still Sunday in Los Angeles.
  ['weekly', 'Asia/Tokyo', '2027-02-28T21:00:00Z', '2027-02-28T22:00:00Z'],
  ['weekly', 'America/Los_Angeles', '2027-03-01T05:00:00Z', '2027-03-01T15:00:00Z'],
  // The clocks of New York go forward on 14 March, and back on 7 November.
  ['daily', 'America/New_York', '2027-03-13T12:00:00Z', '2027-03-14T11:00:00Z'],
  ['daily', 'America/New_York', '2027-11-06T11:00:00Z', '2027-11-07T12:00:00Z'],
  // Samoa left out 30 December 2011.
  ['daily', 'Pacific/Apia', '2011-12-29T18:00:00Z', '2011-12-30T17:00:00Z'],
] as const)('the next %s digest in %s after %s is at %s', (digest, timezone, after, next) => {
  expect(nextDigest(digest, timezone, new Date(after))).toEqual(new Date(next));
});

test('a search without digests has no next one', () => {
  expect(nextDigest('never', 'UTC', new Date())).toBeNull();
});

test.each([
  ['Europe/Lisbon', true],
  ['UTC', true],
  ['America/Argentina/Buenos_Aires', true],
  ['Mars/Olympus', false],
  ['', false],
])('whether %j is a time zone: %j', (name, isKnown) => {
  expect(isTimezone(name)).toBe(isKnown);
});
