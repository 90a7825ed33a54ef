import type { Page } from 'playwright';

/** Where and how much two pictures of the same thing differ. */
export interface Difference {
  /** A PNG: what stayed is faint, what changed is red. */
  picture: Buffer;
  /** Points that differ, also where only one picture has any. */
  points: number;
  /** The share of the larger picture that differs, 0 to 1. */
  share: number;
  /** The least rectangle around all that differs, in pixels. */
  box: { x: number; y: number; width: number; height: number };
}

const toUrl = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;

/** Compares two PNGs point by point, in the browser that took them, since it is the one that can read them. */
export async function difference(page: Page, before: Buffer, after: Buffer): Promise<Difference> {
  const { url, ...found } = await page.evaluate(
    async ([first = '', second = '']) => {
      const read = async (source: string) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
        const context = canvas.getContext('2d', { willReadFrequently: true });
        if (!context) throw new Error('The browser gives no canvas.');
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, canvas.width, canvas.height);
      };
      const [one, other] = [await read(first), await read(second)];
      const width = Math.max(one.width, other.width);
      const height = Math.max(one.height, other.height);
      const drawing = new ImageData(width, height);
      const paint = (x: number, y: number, colour: readonly number[]) => drawing.data.set(colour, (y * width + x) * 4);
      const at = (image: ImageData, x: number, y: number) =>
        x < image.width && y < image.height
          ? image.data.subarray((y * image.width + x) * 4, (y * image.width + x) * 4 + 4)
          : null;

      let points = 0;
      let [left, top, right, bottom] = [width, height, -1, -1];
      for (let y = 0; y < height; y += 1) {
        for (let x = 0; x < width; x += 1) {
          const [old, now] = [at(one, x, y), at(other, x, y)];
          if (old && now && old.every((channel, index) => channel === now[index])) {
            const grey = 0.3 * (old[0] ?? 0) + 0.59 * (old[1] ?? 0) + 0.11 * (old[2] ?? 0);
            const faint = 255 - (255 - grey) * 0.25;
            paint(x, y, [faint, faint, faint, 255]);
            continue;
          }
          points += 1;
          [left, top] = [Math.min(left, x), Math.min(top, y)];
          [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
          paint(x, y, [214, 0, 58, 255]);
        }
      }
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [width, height];
      canvas.getContext('2d')?.putImageData(drawing, 0, 0);
      return {
        url: canvas.toDataURL('image/png'),
        points,
        share: points / (width * height),
        box:
          points === 0
            ? { x: 0, y: 0, width: 0, height: 0 }
            : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 },
      };
    },
    [toUrl(before), toUrl(after)],
  );
  return { ...found, picture: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64') };
}
