import { expect, test } from 'vitest';

import type { Pixels } from '../../../visual/pixels.ts';
import { ringShare } from '../focusVisible.ts';
import { compare } from './pixels.ts';

function canvas(width: number, height: number, ink: (x: number, y: number) => number): Pixels {
  const data = Buffer.alloc(width * height * 4, 255);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data.fill(ink(x, y), (y * width + x) * 4, (y * width + x) * 4 + 3);
  return { width, height, data };
}

const paper = canvas(60, 40, () => 255);
const frame = (thickness: number, ink: number) =>
  canvas(60, 40, (x, y) => {
    const near = Math.min(x - 5, y - 5, 54 - x, 34 - y);
    return near >= 0 && near < thickness ? ink : 255;
  });

test('a ring of 2 px and 3:1 counts, a faint or thin one does not', () => {
  const share = (picture: Pixels) => {
    const { telling, width, height } = compare(picture, paper, 3);
    return ringShare(telling, width || 50, height || 30);
  };
  expect(share(frame(2, 0))).toBeGreaterThan(0.9);
  expect(share(frame(1, 0))).toBeLessThan(0.6);
  expect(share(frame(2, 200))).toBe(0);
});

test('what differs is counted, and how far it reaches', () => {
  expect(compare(paper, paper, 3)).toEqual({ changed: 0, telling: 0, width: 0, height: 0 });
  expect(compare(frame(2, 0), paper, 3)).toMatchObject({ width: 50, height: 30 });
  expect(compare(frame(2, 200), paper, 3)).toMatchObject({ changed: 304, telling: 0 });
});
