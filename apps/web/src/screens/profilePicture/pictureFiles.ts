import type { SquareCrop } from '@guildhall/machines/domain/squareCrop';
import type { OpenedPicture } from '@guildhall/machines/flows/profilePicture';

/** Pixels on a side: of what is cut, so that a large photo moves with the finger, and of what is sent. */
const most = { opened: 2048, sent: 1024 } as const;

/** Draws on a canvas of this size, and gives what was drawn as a file. Where a browser writes no WebP, it is a PNG. */
function drawn(
  width: number,
  height: number,
  quality: number,
  draw: (canvas: CanvasRenderingContext2D) => void,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('Nothing can be drawn here.');
  context.imageSmoothingQuality = 'high';
  draw(context);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The drawing could not be kept.'))),
      'image/webp',
      quality,
    );
  });
}

/** Opens a picture upright, without what else its file says, and no larger than a screen needs. Rejects for any other file. */
export async function openPicture(file: Blob): Promise<OpenedPicture> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, most.opened / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)));
  if (width === undefined || height === undefined) throw new Error('A picture has two sides.');
  const picture = await drawn(width, height, 0.95, (canvas) => canvas.drawImage(bitmap, 0, 0, width, height));
  bitmap.close();
  return { url: URL.createObjectURL(picture), width, height };
}

/** The square of an opened picture, as a file. */
export async function cutPicture(url: string, { x, y, side }: SquareCrop): Promise<File> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const size = Math.max(1, Math.round(Math.min(side, most.sent)));
  const picture = await drawn(size, size, 0.92, (canvas) =>
    canvas.drawImage(image, x, y, side, side, 0, 0, size, size),
  );
  return new File([picture], `picture.${picture.type.split('/')[1] ?? 'webp'}`, { type: picture.type });
}
