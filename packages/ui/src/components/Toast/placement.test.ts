import { describe, expect, it } from 'vitest';

import type { Box } from './placement.ts';
import { placeOf } from './placement.ts';

const margin = 12;
const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 844 };
const header: Box = { left: 0, top: 0, right: 1280, bottom: 64 };
const onPhone = { viewport: phone, size: { width: 366, height: 90 }, margin, isRightToLeft: false, current: null };
const onDesk = { viewport: desk, size: { width: 384, height: 90 }, margin, isRightToLeft: false, current: null };

/** A line over the whole width. */
const line = (top: number, bottom: number): Box => ({ left: 0, top, right: 1280, bottom });

describe('Messages lie', () => {
  it('below the header, at the end of the line', () => {
    expect(placeOf({ ...onPhone, obstacles: [header] })).toEqual({ left: 12, top: 76, maxHeight: null });
    expect(placeOf({ ...onDesk, obstacles: [header] })).toEqual({ left: 884, top: 76, maxHeight: null });
    expect(placeOf({ ...onDesk, obstacles: [header], isRightToLeft: true }).left).toBe(12);
  });

  it('below the field in use when that is high, above it when there is room', () => {
    expect(placeOf({ ...onPhone, obstacles: [header, line(100, 180)] }).top).toBe(192);
    expect(placeOf({ ...onPhone, obstacles: [header, line(400, 480)] }).top).toBe(76);
  });

  it('beside what does not fill the line', () => {
    const title = { left: 352, top: 24, right: 928, bottom: 820 };
    expect(placeOf({ ...onDesk, viewport: { ...desk, width: 1440 }, obstacles: [title] }).left).toBe(1044);
  });

  it('where they are, for as long as nothing else wants the place', () => {
    const current = { left: 12, top: 192 };
    expect(placeOf({ ...onPhone, obstacles: [header], current })).toEqual({ ...current, maxHeight: null });
    expect(placeOf({ ...onPhone, obstacles: [header, line(200, 240)], current }).top).toBe(76);
  });

  it('in the largest room there is, and scroll in it, when no room holds them all', () => {
    const obstacles = [header, line(140, 300), line(350, 844)];
    expect(placeOf({ ...onPhone, obstacles })).toEqual({ left: 12, top: 76, maxHeight: 52 });
  });
});

describe('Wherever things stand', () => {
  const random = (seed: number) => {
    let state = seed;
    return () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state / 2_147_483_648;
    };
  };

  it.each([1, 2, 3, 4, 5])('messages lie on none of them, and in the window (%i)', (seed) => {
    const next = random(seed);
    for (let count = 0; count < 400; count += 1) {
      const viewport = { width: 320 + next() * 960, height: 400 + next() * 500 };
      const width = viewport.width < 768 ? viewport.width - 2 * margin : 384;
      const obstacles = Array.from({ length: Math.floor(next() * 6) }, () => {
        const left = next() * viewport.width;
        // The last 80 pixels stay free, so that there is always some room.
        const bottom = next() * (viewport.height - 80);
        return { left, top: bottom - next() * 200, right: left + next() * 500, bottom };
      });
      const size = { width, height: 60 + next() * 200 };
      const { left, top, maxHeight } = placeOf({
        viewport,
        size,
        obstacles,
        margin,
        isRightToLeft: next() < 0.5,
        current: next() < 0.5 ? { left: margin, top: next() * viewport.height } : null,
      });
      const bottom = top + Math.min(size.height, maxHeight ?? size.height);
      expect(left).toBeGreaterThanOrEqual(margin);
      expect(left + width).toBeLessThanOrEqual(viewport.width - margin + 0.001);
      expect(bottom).toBeLessThanOrEqual(viewport.height - margin + 0.001);
      for (const box of obstacles) {
        const isCovered = box.left < left + width && box.right > left && box.top < bottom && box.bottom > top;
        expect(isCovered).toBe(false);
      }
    }
  });
});
