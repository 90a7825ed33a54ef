import type { Pixels } from './pixels.ts';
import { readPixels, toPng } from './pixels.ts';

/** Where and how much two pictures of the same thing differ. */
export interface Difference {
  /** A PNG: what stayed is faint, what changed is red. */
  picture: Buffer;
  /** Points that differ, also where only one picture has any. */
  points: number;
  /** The share of the larger picture that differs, 0 to 1. */
  share: number;
  /** The smallest rectangle around all that differs, in pixels. */
  box: { x: number; y: number; width: number; height: number };
}

const red = 0xd6_00_3a_ff;

/** One number a point; NaN, which equals nothing, outside of the picture. */
function points({ width, height, data }: Pixels): (x: number, y: number) => number {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  return (x, y) => (x < width && y < height ? view.getUint32((y * width + x) * 4) : Number.NaN);
}

/** The grey that a point that stayed is drawn in. */
function faint(point: number): number {
  const grey = 0.3 * (point >>> 24) + 0.59 * ((point >>> 16) & 255) + 0.11 * ((point >>> 8) & 255);
  const level = Math.round(255 - (255 - grey) * 0.25);
  return ((level << 24) | (level << 16) | (level << 8) | 255) >>> 0;
}

/**
 * Compares two PNGs point by point. pixelmatch takes pictures of one size only and weighs colors as eyes do; here a picture
 * may have grown, and every point counts.
 */
export async function difference(before: Buffer, after: Buffer): Promise<Difference> {
  const [one, other] = [await readPixels(before), await readPixels(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const [old, now] = [points(one), points(other)];
  const drawing = Buffer.alloc(width * height * 4);

  let count = 0;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const point = old(x, y);
      const isSame = point === now(x, y);
      drawing.writeUInt32BE(isSame ? faint(point) : red, (y * width + x) * 4);
      if (isSame) continue;
      count += 1;
      [left, top] = [Math.min(left, x), Math.min(top, y)];
      [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
    }
  }
  const box =
    count === 0
      ? { x: 0, y: 0, width: 0, height: 0 }
      : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
  return {
    picture: await toPng({ width, height, data: drawing }),
    points: count,
    share: count / (width * height),
    box,
  };
}
