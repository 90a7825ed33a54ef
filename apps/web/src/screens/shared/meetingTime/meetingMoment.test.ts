import { sampleZones } from '@guildhall/machines/testing/sampleZones';
import { describe, expect, it } from 'vitest';

import { clocksFor, momentOf } from './meetingMoment.ts';

const hour = 3_600_000;
const now = Date.parse('2026-11-20T09:00:00Z');

/** What the platform's own formatter, which knows nothing of our calculation, shows on a zone's clock. */
function clockOf(timeZone: string) {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (instant: number) => format.format(instant);
}

/** The days from now to the end of 2028 around which a zone's clock is moved, and one on which it never is. */
function daysOf(zone: string): string[] {
  const shows = clockOf(zone);
  const shift = (instant: number) => Date.parse(`${shows(instant).replace(' ', 'T')}Z`) - instant;
  const days = new Set(['2027-01-15']);
  for (let instant = now - (now % hour); instant < Date.UTC(2029, 0, 1); instant += 6 * hour) {
    if (shift(instant) === shift(instant + 6 * hour)) continue;
    for (const beside of [-24, 0, 24]) days.add(shows(instant + beside * hour).slice(0, 10));
  }
  return [...days];
}

const two = (value: number) => String(value).padStart(2, '0');
const times = Array.from({ length: 48 }, (_, half) => `${two(Math.floor(half / 2))}:${half % 2 === 0 ? '00' : '30'}`);

describe('the chosen time', () => {
  it.each(sampleZones)('in %s is the first instant at which its clock shows it, around every clock change', (zone) => {
    const shows = clockOf(zone);
    const wrong = daysOf(zone).flatMap((meetingDate) => {
      // Every quarter of an hour of the day and beside it, wherever the zone is.
      const from = Date.parse(meetingDate) - 15 * hour;
      const instants = Array.from({ length: 216 }, (_, quarter) => from + quarter * (hour / 4));
      return times.filter((meetingTime) => {
        const { startsAt, changeText } = momentOf({ meetingDate, meetingTime, timezone: zone }, now);
        const all = instants.filter((instant) => shows(instant) === `${meetingDate} ${meetingTime}`);
        const says = [/go forward/, /^null$/, /go back/][all.length] ?? /never/;
        return startsAt?.getTime() !== all[0] || !says.test(String(changeText));
      });
    });
    expect(wrong).toEqual([]);
  });

  it('is nothing before it is chosen, and in the past', () => {
    const wish = { meetingDate: '2026-11-19', meetingTime: '10:00', timezone: 'UTC' } as const;
    for (const other of [wish, { ...wish, meetingDate: null }, { ...wish, meetingTime: null }]) {
      expect(momentOf(other, now)).toMatchObject({ startsAt: null, changeText: null });
    }
  });
});

describe('clocks', () => {
  const other = { name: 'Ngozi Adeyemi', timezone: 'Africa/Lagos' };
  it.each([
    [{ timezone: 'UTC', readerZone: 'Europe/Berlin', other }, ['Europe/Berlin', 'UTC', 'Africa/Lagos']],
    [{ timezone: 'UTC', readerZone: 'UTC', other }, ['UTC', 'Africa/Lagos']],
    [{ timezone: 'UTC', readerZone: 'UTC', other: { ...other, timezone: null } }, ['UTC']],
  ])('are those of both people as far as they are known, and the chosen one: %o', (given, zones) => {
    expect(clocksFor(given).map(({ zone }) => zone)).toEqual(zones);
  });
});
