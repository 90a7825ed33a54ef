import type { Pixels } from '../../../visual/pixels.ts';

function luminance(data: Uint8Array, at: number) {
  const [r = 0, g = 0, b = 0] = [0, 1, 2].map((channel) => {
    const share = (data[at + channel] ?? 0) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

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
    const [a, b] = [luminance(one.data, at), luminance(other.data, at)];
    if ((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) < ratio) continue;
    telling += 1;
    const [x, y] = [(at / 4) % one.width, Math.floor(at / 4 / one.width)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  }
  return { changed, telling, width: Math.max(0, right - left + 1), height: Math.max(0, bottom - top + 1) };
}
