import { describe, expect, it } from 'vitest';

import type { PictureSize, SquareCrop } from './squareCrop.ts';
import { largestSquare, maxZoomOf, moved, zoomed, zoomOf } from './squareCrop.ts';

/** Numbers between 0 and 1 in an order that looks like none, and is the same in each run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const next = numbers(7);
const some = (least: number, most: number) => least + next() * (most - least);

/** Pictures of every shape: tiny, long, high, large. */
const pictures: PictureSize[] = [
  { width: 1, height: 1 },
  { width: 128, height: 4000 },
  { width: 30_000, height: 1 },
  ...Array.from({ length: 60 }, () => ({ width: Math.ceil(some(1, 6000)), height: Math.ceil(some(1, 6000)) })),
];

function expectInside({ width, height }: PictureSize, { x, y, side }: SquareCrop) {
  expect(side).toBeGreaterThan(0);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(x + side).toBeLessThanOrEqual(width + 1e-6);
  expect(y + side).toBeLessThanOrEqual(height + 1e-6);
}

describe('the square of a picture', () => {
  it('is the largest one in the middle at first', () => {
    expect(largestSquare({ width: 400, height: 300 })).toEqual({ x: 50, y: 0, side: 300 });
    expect(largestSquare({ width: 300, height: 400 })).toEqual({ x: 0, y: 50, side: 300 });
    for (const picture of pictures) expect(zoomOf(picture, largestSquare(picture))).toBe(1);
  });

  it('stays inside the picture, wherever it is moved and however it is zoomed', () => {
    for (const picture of pictures) {
      let crop = largestSquare(picture);
      for (let turn = 0; turn < 40; turn += 1) {
        crop =
          next() < 0.5
            ? moved(picture, crop, { x: some(-9000, 9000), y: some(-9000, 9000) })
            : zoomed(picture, crop, some(-2, 20));
        expectInside(picture, crop);
        expect(zoomOf(picture, crop)).toBeLessThanOrEqual(maxZoomOf(picture) + 1e-6);
      }
    }
  });

  it('goes exactly where it is moved, as long as that is inside', () => {
    const crop = zoomed({ width: 800, height: 600 }, largestSquare({ width: 800, height: 600 }), 2);
    expect(moved({ width: 800, height: 600 }, crop, { x: 17, y: 290 })).toEqual({ x: 17, y: 290, side: 300 });
    expect(moved({ width: 800, height: 600 }, crop, { x: -5, y: 900 })).toEqual({ x: 0, y: 300, side: 300 });
  });

  it('keeps its middle when it is zoomed in, and comes back when it is zoomed out again', () => {
    for (const picture of pictures) {
      const crop = largestSquare(picture);
      const closer = zoomed(picture, crop, maxZoomOf(picture));
      expect(closer.x + closer.side / 2).toBeCloseTo(crop.x + crop.side / 2);
      expect(closer.y + closer.side / 2).toBeCloseTo(crop.y + crop.side / 2);
      const back = zoomed(picture, closer, 1);
      for (const name of ['x', 'y', 'side'] as const) expect(back[name]).toBeCloseTo(crop[name]);
    }
  });

  it('has 128 pixels on a side at least, where the picture has as many', () => {
    expect(maxZoomOf({ width: 256, height: 900 })).toBe(2);
    expect(maxZoomOf({ width: 90, height: 90 })).toBe(1);
    expect(maxZoomOf({ width: 6000, height: 4000 })).toBe(8);
  });
});
