import { inflateSync } from 'node:zlib';

/** A picture in memory: four bytes a pixel, row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Bytes a pixel by PNG's colour type. Browsers write these two. */
const channelsOf: Record<number, number> = { 2: 3, 6: 4 };

function paeth(left: number, up: number, corner: number) {
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

/** Reads a screenshot: PNG of 8 bits a channel, not interlaced. https://www.w3.org/TR/png-3/ */
export function decodePng(png: Buffer): Pixels {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const channels = channelsOf[png[25] ?? -1];
  if (png[24] !== 8 || channels === undefined || png[28] !== 0) throw new Error('Not a PNG as browsers write it.');

  const parts: Buffer[] = [];
  for (let at = 8; at < png.length;) {
    const size = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + size));
    at += size + 12;
  }
  const raw = inflateSync(Buffer.concat(parts));

  const stride = width * channels;
  const lines = new Uint8Array(stride * height);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (stride + 1)] ?? 0;
    for (let x = 0; x < stride; x += 1) {
      const at = y * stride + x;
      const left = x < channels ? 0 : (lines[at - channels] ?? 0);
      const up = y === 0 ? 0 : (lines[at - stride] ?? 0);
      const corner = x < channels || y === 0 ? 0 : (lines[at - stride - channels] ?? 0);
      const guesses = [0, left, up, (left + up) >> 1, paeth(left, up, corner)];
      lines[at] = (raw[y * (stride + 1) + 1 + x] ?? 0) + (guesses[filter] ?? 0);
    }
  }

  if (channels === 4) return { width, height, data: lines };
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at += 1) data.set(lines.subarray(at * 3, at * 3 + 3), at * 4);
  return { width, height, data };
}

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
