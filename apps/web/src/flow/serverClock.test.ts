import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { ServerClock } from './serverClock.ts';
import { createServerClock } from './serverClock.ts';

const noon = Date.parse('2026-11-24T12:00:00.000Z');
const day = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
});

afterEach(() => {
  vi.useRealTimers();
});

interface Call {
  /** How far the local clock is ahead of the server's. */
  ahead: number;
  /** The server's time when it answers, since noon. */
  at: number;
  /** How long the call took on its way there and back. */
  way?: [there: number, back: number];
}

/** Makes a call, and leaves the local clock at the arrival of its answer. */
function call(clock: ServerClock, { ahead, at, way: [there, back] = [40, 60] }: Call): void {
  const given = noon + at;
  vi.setSystemTime(given + ahead + back);
  clock.set({ date: new Date(given).toUTCString(), sentAt: given + ahead - there });
}

/** How far the clock is from the server's time after a call. */
const errorAfter = (clock: ServerClock, { ahead }: Call): number => clock.now() - (Date.now() - ahead);

const offsets = [-3 * day, -3_600_000, -1800, 1800, 3_600_000, 3 * day];
const ways: [number, number][] = [
  [5, 5],
  [40, 60],
  [2000, 10],
  [10, 2000],
];

describe('The server’s time', () => {
  it('is the local one before anything was answered', () => {
    expect(createServerClock().now()).toBe(noon);
  });

  it.each(ways)('leaves a clock alone that is right, with %d ms there and %d back', (...way) => {
    const clock = createServerClock();
    for (const at of [0, 999, 1500, 61_000]) call(clock, { ahead: 0, at, way });
    expect(clock.now()).toBe(Date.now());
  });

  it.each(offsets.flatMap((ahead) => ways.map((way) => ({ ahead, way }))))(
    'is known to a second and the time of the call with a clock that is $ahead ms ahead ($way)',
    ({ ahead, way }) => {
      const clock = createServerClock();
      const first = { ahead, at: 700, way };
      call(clock, first);
      expect(Math.abs(errorAfter(clock, first))).toBeLessThanOrEqual(1000 + way[0] + way[1]);
    },
  );

  it('is known better with each answer', () => {
    const clock = createServerClock();
    const errors = [700, 5100, 9950, 14_020].map((at) => {
      const next = { ahead: day, at };
      call(clock, next);
      return Math.abs(errorAfter(clock, next));
    });
    expect(errors).toEqual(errors.toSorted((one, other) => other - one));
    expect(errors.at(-1)).toBeLessThanOrEqual(200);
  });

  it('follows a clock that was changed meanwhile', () => {
    const clock = createServerClock();
    call(clock, { ahead: day, at: 0 });
    const after = { ahead: -3_600_000, at: 60_000 };
    call(clock, after);
    expect(Math.abs(errorAfter(clock, after))).toBeLessThanOrEqual(1100);
    call(clock, { ahead: 0, at: 120_000 });
    expect(clock.now()).toBe(Date.now());
  });

  it.each([null, '', 'soon'])('is not taken from an answer that says %j', (date) => {
    const clock = createServerClock();
    clock.set({ date, sentAt: noon - day });
    expect(clock.now()).toBe(noon);
  });

  it('is not taken from a call during which the clock was set back', () => {
    const clock = createServerClock();
    clock.set({ date: new Date(noon).toUTCString(), sentAt: noon + day });
    expect(clock.now()).toBe(noon);
  });
});

describe('A hundred cards', () => {
  it('share one timer, which ends with the last of them', () => {
    const clock = createServerClock();
    const listeners = Array.from({ length: 100 }, () => vi.fn());
    const stops = listeners.map((listener) => clock.subscribe(listener));
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(3000);
    for (const listener of listeners) expect(listener).toHaveBeenCalledTimes(3);
    expect(vi.getTimerCount()).toBe(1);
    for (const stop of stops) stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('tick when a second begins, not a second after they came', () => {
    vi.setSystemTime(noon + 300);
    const clock = createServerClock();
    const seen: number[] = [];
    clock.subscribe(() => seen.push(clock.now()));
    vi.advanceTimersByTime(2000);
    expect(seen).toEqual([noon + 1000, noon + 2000]);
  });

  it('are told at once when the clock was set right, and only then', () => {
    const clock = createServerClock();
    const listener = vi.fn();
    clock.subscribe(listener);
    call(clock, { ahead: 0, at: 200 });
    expect(listener).not.toHaveBeenCalled();
    call(clock, { ahead: day, at: 400 });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(1);
  });
});
