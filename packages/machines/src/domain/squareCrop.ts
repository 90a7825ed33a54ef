/** A picture's size, in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The square of a picture that is shown, in pixels of the picture. */
export interface SquareCrop {
  x: number;
  y: number;
  side: number;
}

/** A square of fewer pixels on a side would be blurred as a profile picture. */
const leastSide = 128;
const mostZoom = 8;

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

const widest = ({ width, height }: PictureSize): number => Math.min(width, height);

/** How many times the largest square may be enlarged. */
export const maxZoomOf = (picture: PictureSize): number => between(widest(picture) / leastSide, 1, mostZoom);

/** How many times a square enlarges the largest one. */
export const zoomOf = (picture: PictureSize, { side }: SquareCrop): number => widest(picture) / side;

/** The largest square, from the middle of the picture. */
export function largestSquare(picture: PictureSize): SquareCrop {
  const side = widest(picture);
  return { x: (picture.width - side) / 2, y: (picture.height - side) / 2, side };
}

/** The square at another place, as far as the picture goes. */
export const moved = (picture: PictureSize, { side }: SquareCrop, to: { x: number; y: number }): SquareCrop => ({
  x: between(to.x, 0, picture.width - side),
  y: between(to.y, 0, picture.height - side),
  side,
});

/** The square enlarged so many times, around its middle as far as the picture goes. */
export function zoomed(picture: PictureSize, crop: SquareCrop, zoom: number): SquareCrop {
  const side = widest(picture) / between(zoom, 1, maxZoomOf(picture));
  const shift = (crop.side - side) / 2;
  return moved(picture, { ...crop, side }, { x: crop.x + shift, y: crop.y + shift });
}
