import { describe, expect, it } from 'vitest';

import { placeMarks } from './placeMarks.ts';
import type { Box, Mark, Stage } from './placeMarks.ts';

const stage: Stage = { width: 600, height: 300, start: 'left', diameter: 20 };

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** A label, a description and an input, one below the other. */
const field = [box(50, 50, 80, 20), box(50, 72, 200, 18), box(50, 94, 400, 40)];

const isApart = (one: Mark, other: Mark) =>
  Math.hypot(one.number.x - other.number.x, one.number.y - other.number.y) >= stage.diameter;

const covers = ({ number }: Mark, { x, y, width, height }: Box) =>
  number.x + 10 > x && number.x - 10 < x + width && number.y + 10 > y && number.y - 10 < y + height;

describe('placeMarks', () => {
  it('places numbers beside the parts, before their lines of text', () => {
    const marks = placeMarks(field, field, stage);
    expect(marks.map(({ number }) => number.x < 50)).toEqual([true, true, true]);
    expect(marks.map(({ end }) => end.x < 50)).toEqual([true, true, true]);
  });

  it('places them at the other side where text begins there', () => {
    const marks = placeMarks(field, field, { ...stage, start: 'right' });
    expect(marks[2]?.number.x).toBeGreaterThan(450);
  });

  it('keeps numbers apart, and off all that can be seen', () => {
    const toolbar = [box(50, 50, 30, 30), box(84, 50, 30, 30), box(118, 50, 30, 30), box(45, 45, 110, 40)];
    const marks = placeMarks(toolbar, [...toolbar, box(50, 100, 200, 20)], stage);
    expect(marks).toHaveLength(4);
    for (const mark of marks) {
      expect(marks.filter((other) => other !== mark && !isApart(mark, other))).toEqual([]);
      expect(toolbar.filter((part) => covers(mark, part))).toEqual([]);
    }
  });

  it('leads no line through another part', () => {
    const inARow = [box(50, 100, 80, 30), box(140, 100, 80, 30), box(230, 100, 80, 30)];
    const [, middle] = placeMarks(inARow, inARow, stage);
    // From above or below.
    expect(middle?.number.x).toBeGreaterThan(130);
    expect(middle?.number.x).toBeLessThan(230);
  });

  it('keeps the order of the parts, whatever their size', () => {
    const [outer, inner] = placeMarks([box(50, 50, 400, 200), box(60, 60, 20, 20)], [], stage);
    expect(outer?.end.x).toBe(46);
    expect(inner?.end.x).not.toBe(46);
  });
});
