import { describe, expect, it } from 'vitest';

import { asRead, isInside, overlap, roundedPath } from './geometry.ts';

describe('a rounded path', () => {
  it('is straight where there is no corner', () => {
    expect(
      roundedPath(
        [
          { x: 0, y: 0 },
          { x: 0, y: 50 },
        ],
        10,
      ),
    ).toBe('M0 0L0 50');
  });

  it('turns within the radius', () => {
    const corner = [
      { x: 0, y: 0 },
      { x: 0, y: 50 },
      { x: 40, y: 50 },
    ];
    expect(roundedPath(corner, 10)).toBe('M0 0L0 40Q0 50 10 50L40 50');
  });

  it('turns as tightly as short pieces ask for', () => {
    const step = [
      { x: 0, y: 0 },
      { x: 0, y: 50 },
      { x: 4, y: 50 },
      { x: 4, y: 90 },
    ];
    expect(roundedPath(step, 10)).toBe('M0 0L0 48Q0 50 2 50L2 50Q4 50 4 52L4 90');
  });
});

describe('boxes', () => {
  const box = { x: 0, y: 0, width: 10, height: 10 };
  it('overlap when they share more than an edge', () => {
    expect(overlap(box, { ...box, x: 10 })).toBe(false);
    expect(overlap(box, { ...box, x: 9 })).toBe(true);
  });
  it('lie inside when no part is outside', () => {
    expect(isInside({ ...box, width: 5 }, box)).toBe(true);
    expect(isInside({ ...box, x: 1 }, box)).toBe(false);
  });
});

describe('the order in which boxes are read', () => {
  it('goes row by row, and along each from left to right', () => {
    const size = { width: 40, height: 20 };
    const boxes = [
      { id: 'below', x: 0, y: 100, ...size },
      { id: 'right', x: 100, y: 0, ...size },
      { id: 'left, a little lower', x: 0, y: 8, ...size },
      { id: 'tall', x: 50, y: 0, width: 40, height: 70 },
    ];
    expect(asRead(boxes).map(({ id }) => id)).toEqual(['left, a little lower', 'tall', 'right', 'below']);
  });
});
