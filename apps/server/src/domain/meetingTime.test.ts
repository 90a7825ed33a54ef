import type { WallTime } from '@guildhall/machines/domain/meetingTime';
import { beginningOf, instantOf, wallTimeOf } from '@guildhall/machines/domain/meetingTime';
import { cityOf } from '@guildhall/machines/domain/zoneNames';
import { sampleZones } from '@guildhall/machines/testing/sampleZones';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { connect } from '../db/connect.ts';
import type { Db } from '../db/schema.ts';
import { createTestDatabase } from '../testing/testApp.ts';

let db: Db;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await createTestDatabase();
  db = connect(database.connectionString);
  drop = database.drop;
});
afterAll(async () => {
  await db.destroy();
  await drop();
});

/**
 * What PostgreSQL's own copy of the zone rules says: of all instants at which its clock in the zone shows the wall time,
 * the first; null when there is none.
 */
async function first(walls: readonly WallTime[], zone: string): Promise<(string | null)[]> {
  const texts = walls.map(({ date, time }) => `${date} ${time}`);
  const { rows } = await sql<{ instant: Date | null }>`
    select (
      select min(candidate) from (
        select (wall::timestamp at time zone 'UTC') - quarter * interval '15 minutes' as candidate
        from generate_series(-60, 60) as quarter
      ) as candidates
      where candidate at time zone ${zone} = wall::timestamp
    ) as instant
    from unnest(${texts}::text[]) with ordinality as walls (wall, position)
    order by position`.execute(db);
  return rows.map(({ instant }) => instant?.toISOString() ?? null);
}

const ours = (walls: readonly WallTime[], zone: string) =>
  walls.map((wall) => instantOf(wall, zone)?.toISOString() ?? null);

/** The days of the coming years on which PostgreSQL's clock in the zone is moved. */
async function changeDays(zone: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    with days as (
      select day, (day at time zone 'UTC') - ((day at time zone ${zone}) at time zone 'UTC') as shift
      from generate_series('2026-01-01'::timestamptz, '2036-01-01'::timestamptz, interval '12 hours') as day
    )
    select distinct to_char(moved.day at time zone ${zone}, 'YYYY-MM-DD') as day
    from (select day, shift, lag(shift) over (order by day) as before from days) as moved
    where shift <> before order by day`.execute(db);
  return rows.map(({ day }) => day);
}

const two = (value: number) => String(value).padStart(2, '0');
const everyFiveMinutes = Array.from({ length: 288 }, (_, index) => {
  const minute = index * 5;
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
});

const wallTimes: fc.Arbitrary<WallTime> = fc
  .record({
    day: fc.date({ min: new Date('2026-01-01'), max: new Date('2126-12-31'), noInvalidDate: true }),
    hour: fc.integer({ min: 0, max: 23 }),
    minute: fc.integer({ min: 0, max: 59 }),
  })
  .map(({ day, hour, minute }) => ({ date: day.toISOString().slice(0, 10), time: `${two(hour)}:${two(minute)}` }));

describe.each(sampleZones)('in %s', (zone) => {
  test('a time is the instant that PostgreSQL knows, any day of the next hundred years', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(wallTimes, { minLength: 100, maxLength: 100 }), async (walls) => {
        expect(ours(walls, zone)).toEqual(await first(walls, zone));
      }),
      { numRuns: 10, endOnFailure: true },
    );
  });

  test('so is every time around the days on which clocks are moved', async () => {
    const days = await changeDays(zone);
    // Two changes a year for ten years, or none at all.
    expect(days.length === 0 || days.length >= 20).toBe(true);
    for (const day of days) {
      const eve = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
      const walls = [eve, day].flatMap((date) => everyFiveMinutes.map((time) => ({ date, time })));
      expect(ours(walls, zone)).toEqual(await first(walls, zone));
    }
  });

  test('an instant is read back as the time that was chosen', () => {
    fc.assert(
      fc.property(wallTimes, (wall) => {
        const instant = instantOf(wall, zone);
        expect(instant ? wallTimeOf(instant, zone) : wall).toEqual(wall);
      }),
    );
  });
});

describe('clocks', () => {
  test.each([
    ['America/New_York', '2027-03-14', '02:30', '03:30'],
    ['America/Los_Angeles', '2027-03-14', '02:00', '03:00'],
    ['Europe/London', '2027-03-28', '01:59', '02:59'],
    ['Europe/Paris', '2027-03-28', '02:30', '03:30'],
    ['Australia/Sydney', '2027-10-03', '02:15', '03:15'],
  ] as const)('that go forward in %s on %s skip %s, and %s is offered', (zone, date, time, remedy) => {
    const now = new Date('2026-11-20T12:00:00Z');
    expect(beginningOf({ date, time }, zone, now)).toEqual({
      errors: {
        meetingTime: `The clocks in ${cityOf(zone)} go forward over ${time} on that day. Please choose another time, such as ${remedy}.`,
      },
    });
    expect(beginningOf({ date, time: remedy }, zone, now).errors).toBeUndefined();
  });

  test.each([
    ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
    ['America/Los_Angeles', '2026-11-01', '01:30', '2026-11-01T08:30:00.000Z'],
    ['Europe/London', '2027-10-31', '01:30', '2027-10-31T00:30:00.000Z'],
    ['Europe/Paris', '2027-10-31', '02:30', '2027-10-31T00:30:00.000Z'],
    ['Australia/Sydney', '2027-04-04', '02:30', '2027-04-03T15:30:00.000Z'],
  ] as const)('that go back in %s on %s show %s twice, and the first counts', (zone, date, time, instant) => {
    expect(instantOf({ date, time }, zone)?.toISOString()).toBe(instant);
  });
});

describe('the past', () => {
  const now = new Date('2026-11-20T23:30:00Z');
  const errors = (date: string, time: string, zone: string) => beginningOf({ date, time }, zone, now).errors;
  const past = { meetingDate: 'Meeting date cannot be in the past' };
  const passed = { meetingTime: 'This time has already passed today. Please choose a later time.' };

  test.each([
    // It is the 21st in Tokyo already, and still the 20th in Los Angeles.
    ['Asia/Tokyo', '2026-11-20', '23:59', past],
    ['Asia/Tokyo', '2026-11-21', '08:30', passed],
    ['Asia/Tokyo', '2026-11-21', '08:31', undefined],
    ['Asia/Kolkata', '2026-11-21', '05:00', passed],
    ['Asia/Kolkata', '2026-11-21', '05:01', undefined],
    ['America/Los_Angeles', '2026-11-20', '15:30', passed],
    ['America/Los_Angeles', '2026-11-20', '15:31', undefined],
    ['America/Los_Angeles', '2026-11-19', '23:59', past],
    ['UTC', '2026-11-20', '23:31', undefined],
    ['UTC', '0001-01-01', '12:00', past],
    ['UTC', '2126-12-31', '23:59', undefined],
    ['UTC', '2127-01-01', '00:00', { meetingDate: 'Please choose a date within the next 100 years.' }],
    ['UTC', '9999-12-31', '23:59', { meetingDate: 'Please choose a date within the next 100 years.' }],
  ] as const)('is told by the clock of %s: %s %s', (zone, date, time, expected) => {
    expect(errors(date, time, zone)).toEqual(expected);
  });
});
