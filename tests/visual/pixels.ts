import { createHash } from 'node:crypto';

import sharp from 'sharp';

/** A picture as points: four channels each (red, green, blue, opacity), row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: Buffer;
}

/** Reads a PNG, whatever its depth and however it is packed. */
export async function readPixels(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Writes points as a PNG. */
export const toPng = ({ width, height, data }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();

/**
 * What identifies a picture: its size and every point of it, as 32 hexadecimal digits. Two PNGs of the same points have
 * the same hash, however they are packed.
 */
export async function hashOf(png: Buffer): Promise<string> {
  const { width, height, data } = await readPixels(png);
  return createHash('sha256').update(`${width}x${height}\n`).update(data).digest('hex').slice(0, 32);
}
