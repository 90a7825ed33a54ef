import { describe, expect, it } from 'vitest';

import { sampleZones } from '../testing/sampleZones.ts';
import type { WallTime } from './meetingTime.ts';
import { clockChangeOver, instantOf, wallTimeOf } from './meetingTime.ts';

const two = (value: number) => String(value).padStart(2, '0');
const halfHours = Array.from(
  { length: 48 },
  (_, half) => `${two(Math.floor(half / 2))}:${half % 2 === 0 ? '00' : '30'}`,
);
const days = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10));
const walls = days.flatMap((date) => halfHours.map((time) => ({ date, time })));

/** Whether what is said of a wall time is so. */
function isRight(wall: WallTime, zone: string): boolean {
  const change = clockChangeOver(wall, zone);
  const shows = (instant: Date) => Object.values(wallTimeOf(instant, zone)).join() === Object.values(wall).join();
  if (change === null) return instantOf(wall, zone) !== undefined;
  if (change.kind === 'back') return change.first < change.second && shows(change.first) && shows(change.second);
  return instantOf(wall, zone) === undefined && instantOf(change.remedy, zone) !== undefined;
}

describe('a clock change', () => {
  it.each([
    ['America/New_York', '2027-03-14', '02:30', '03:30'],
    ['Europe/Paris', '2027-03-28', '02:00', '03:00'],
    ['Australia/Sydney', '2027-10-03', '02:45', '03:45'],
  ] as const)('forward in %s on %s skips %s, and %s is offered', (zone, date, time, remedy) => {
    expect(clockChangeOver({ date, time }, zone)).toEqual({ kind: 'forward', remedy: { date, time: remedy } });
  });

  it.each([
    ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
    ['Europe/London', '2027-10-31', '01:00', '2027-10-31T00:00:00.000Z'],
    ['Australia/Sydney', '2027-04-04', '02:45', '2027-04-03T15:45:00.000Z'],
  ] as const)('back in %s on %s makes two of %s, an hour apart', (zone, date, time, iso) => {
    const first = new Date(iso);
    const second = new Date(first.getTime() + 3_600_000);
    expect(clockChangeOver({ date, time }, zone)).toEqual({ kind: 'back', first, second });
  });

  it.each(sampleZones)('is told wherever there is one in %s', (zone) => {
    expect(walls.filter((wall) => !isRight(wall, zone))).toEqual([]);
  });
});
