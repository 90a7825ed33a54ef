import type { Random } from '../../random.ts';
import type { Scheme } from '../palette.ts';
import { circle, faded, moved, rect, shape, times } from '../svg.ts';

/** Every picture of work is drawn on 960 by 640, and rendered for cards half a page wide on a dense screen. */
export const stage = { width: 960, height: 640, scale: 0.8 } as const;

export type Scene = (scheme: Scheme, random: Random) => string;

/** Lines of set text, the last one shorter. */
export function paragraph(x: number, y: number, width: number, lines: number, colour: string, random: Random): string {
  return times(lines, (index) => {
    const length = index === lines - 1 ? random.between(30, 70) / 100 : random.between(88, 100) / 100;
    return rect(x, y + index * 18, Math.round(width * length), 7, colour, 3.5);
  });
}

/** A sheet that lies on the ground, with a soft edge below it. */
export const sheet = (x: number, y: number, width: number, height: number, fill: string, radius = 10): string =>
  faded(0.14, rect(x + 6, y + 14, width, height, '#0b1022', radius)) + rect(x, y, width, height, fill, radius);

/** A window of a browser; what it shows is drawn from its own corner. */
export const browser = (
  x: number,
  y: number,
  width: number,
  height: number,
  scheme: Scheme,
  ...content: readonly string[]
): string =>
  sheet(x, y, width, height, scheme.sheet, 14) +
  moved(
    x,
    y,
    times(3, (index) => circle(24 + index * 18, 22, 5, index === 0 ? scheme.spark : scheme.faint)),
    rect(96, 13, width - 128, 18, scheme.ground, 9),
    moved(0, 44, ...content),
  );

/** A telephone, 200 by 410. */
export const phone = (x: number, y: number, scheme: Scheme, ...content: readonly string[]): string =>
  sheet(x, y, 200, 410, scheme.ink === '#1f2532' ? scheme.ink : '#0d1220', 30) +
  rect(x + 9, y + 9, 182, 392, scheme.sheet, 22) +
  moved(x + 9, y + 9, rect(66, 10, 50, 8, scheme.faint, 4), ...content);

/** A picture in a picture: hills, a sun and the sky. */
export function landscape(x: number, y: number, width: number, height: number, scheme: Scheme, random: Random): string {
  const top = y + height * (random.between(45, 62) / 100);
  return (
    rect(x, y, width, height, scheme.second) +
    circle(x + width * (random.between(25, 75) / 100), y + height * 0.38, height * 0.17, scheme.spark) +
    shape(
      `M${x} ${top}Q${x + width * 0.3} ${top - height * 0.22} ${x + width * 0.55} ${top + height * 0.04}T${x + width} ${top - height * 0.06}V${y + height}H${x}z`,
      scheme.main,
    )
  );
}
