import { describe, expect, it } from 'vitest';

import { planOf, wishProblems } from './meetingPlan.ts';

const now = new Date('2026-11-20T23:30:00Z');
const wish = { meetingDate: '2026-11-24', meetingTime: '14:30', timezone: 'Europe/Paris' } as const;

describe('a wish for a meeting', () => {
  it('comes to an instant', () => {
    const startsAt = new Date('2026-11-24T13:30:00Z');
    expect(planOf(wish, now)).toEqual({ today: '2026-11-21', startsAt, change: null });
  });

  it.each([
    { ...wish, meetingDate: null },
    { ...wish, meetingTime: null },
    { ...wish, meetingDate: '2026-11-20' },
    { ...wish, meetingDate: '2026-11-21', meetingTime: '00:30' },
  ])('comes to none while something is missing or past: %o', (other) => {
    expect(planOf(other, now)).toEqual({ today: '2026-11-21', startsAt: null, change: null });
  });

  it.each([
    ['UTC', '2026-11-20'],
    ['Asia/Tokyo', '2026-11-21'],
    ['America/Los_Angeles', '2026-11-20'],
  ] as const)('begins with the present day of %s', (timezone, today) => {
    expect(planOf({ ...wish, timezone }, now).today).toBe(today);
  });

  it('knows the clock change over its time, also where that leaves no instant', () => {
    const skipped = planOf({ ...wish, meetingDate: '2027-03-28', meetingTime: '02:30' }, now);
    expect(skipped).toMatchObject({ startsAt: null, change: { kind: 'forward', remedy: { time: '03:30' } } });
    const doubled = planOf({ ...wish, meetingDate: '2027-10-31', meetingTime: '02:30' }, now);
    expect(doubled.change).toMatchObject({ kind: 'back', first: doubled.startsAt });
  });
});

describe('what is wrong with a wish', () => {
  it.each([
    [{ ...wish, meetingDate: null }, {}],
    [{ ...wish, meetingTime: null }, {}],
    [{ ...wish, meetingDate: '2026-11-20', meetingTime: null }, { meetingDate: 'Meeting date cannot be in the past' }],
    // Midday has not passed in Paris; in Tokyo it is half past eight in the morning.
    [{ ...wish, meetingDate: '2026-11-21', meetingTime: null, timezone: 'Asia/Tokyo' as const }, {}],
    [wish, {}],
  ])('%o', (given, problems) => {
    expect(wishProblems(given, now)).toEqual(problems);
  });

  it('is not judged by an hour that was not chosen', () => {
    const evening = new Date('2026-11-20T20:00:00Z');
    expect(wishProblems({ meetingDate: '2026-11-20', meetingTime: null, timezone: 'UTC' }, evening)).toEqual({});
  });
});
