import { ratioOfLuminances, relativeLuminance } from '@guildhall/ui/tokens/contrast.ts';

import type { Pixels } from '../../../visual/pixels.ts';

const luminanceAt = (data: Uint8Array, at: number) => {
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
  return relativeLuminance(red / 255, green / 255, blue / 255);
};

export interface Difference {
  /** How many pixels differ. */
  changed: number;
  /** How many of them by at least the contrast asked for. */
  telling: number;
  /** The size of the smallest box around the telling ones. */
  width: number;
  height: number;
}

/** Compares two pictures of the same size, and counts what differs by a contrast of at least `ratio`. */
export function compare(one: Pixels, other: Pixels, ratio: number): Difference {
  let changed = 0;
  let telling = 0;
  let [left, top, right, bottom] = [Infinity, Infinity, -1, -1];
  for (let at = 0; at < one.data.length; at += 4) {
    if ([0, 1, 2].every((channel) => one.data[at + channel] === other.data[at + channel])) continue;
    changed += 1;
    if (ratioOfLuminances(luminanceAt(one.data, at), luminanceAt(other.data, at)) < ratio) continue;
    telling += 1;
    const [x, y] = [(at / 4) % one.width, Math.floor(at / 4 / one.width)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  }
  return { changed, telling, width: Math.max(0, right - left + 1), height: Math.max(0, bottom - top + 1) };
}
