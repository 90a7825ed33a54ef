import { light } from '../../../packages/ui/src/themes/light/light.ts';
import { oklchToHex } from '../../../packages/ui/src/tokens/oklch.ts';

/** The G of Fraunces at weight 640 (SIL Open Font License), on a square of 32 units. */
const letter =
  'M23.37 24.63Q23.37 25.08 23.18 25.29Q22.99 25.5 22.59 25.5Q22.24 25.5 21.98 25.29Q21.71 25.08 21.47 24.8Q21.23 24.53 21 24.31Q20.78 24.1 20.54 24.1Q20.27 24.1 19.9 24.31Q19.53 24.53 19 24.8Q18.46 25.07 17.7 25.28Q16.94 25.49 15.86 25.49Q13.76 25.49 12.1 24.81Q10.45 24.13 9.29 22.87Q8.13 21.61 7.52 19.87Q6.91 18.14 6.91 16.01Q6.91 13.96 7.6 12.22Q8.28 10.49 9.52 9.2Q10.76 7.92 12.42 7.21Q14.08 6.5 16.04 6.5Q17.4 6.5 18.26 6.74Q19.11 6.99 19.6 7.23Q20.1 7.48 20.4 7.48Q20.74 7.48 20.93 7.26Q21.11 7.05 21.31 6.82Q21.51 6.6 21.85 6.6Q22.09 6.6 22.26 6.76Q22.43 6.92 22.53 7.29L23.88 11.79Q23.97 12.11 23.81 12.35Q23.65 12.6 23.33 12.67Q23.01 12.74 22.74 12.61Q22.47 12.48 22.32 12.15Q21.62 10.57 20.74 9.67Q19.86 8.77 18.82 8.39Q17.79 8.01 16.64 8.01Q15.05 8.01 13.86 8.9Q12.66 9.78 11.99 11.41Q11.33 13.03 11.33 15.23Q11.33 17.91 12.09 19.75Q12.85 21.6 14.17 22.55Q15.48 23.5 17.15 23.5Q17.7 23.5 18.12 23.38Q18.55 23.26 18.85 23.05Q19.15 22.85 19.3 22.54Q19.45 22.24 19.45 21.87V18.78Q19.45 18.49 19.3 18.33Q19.15 18.18 18.71 18.08L17.94 17.91Q17.62 17.82 17.43 17.65Q17.25 17.49 17.25 17.24Q17.25 16.95 17.45 16.78Q17.66 16.62 18.1 16.62H24.23Q24.67 16.62 24.88 16.78Q25.09 16.95 25.09 17.23Q25.09 17.47 24.96 17.62Q24.82 17.77 24.52 17.88L24.06 18.01Q23.71 18.12 23.54 18.28Q23.37 18.45 23.37 18.78Z';

interface MarkOptions {
  /** Of the corners, on the square of 32 units; 0 where the system cuts the icon to its own shape. Default 7. */
  radius?: number;
  /** How large the letter stands, 1 as it is in a tab. Default 1. */
  scale?: number;
}

/** The product's mark as an SVG. */
export function markSvg({ radius = 7, scale = 1 }: MarkOptions = {}): string {
  const ground = oklchToHex(light.color.accent);
  const ink = oklchToHex(light.color.onAccent);
  const place = scale === 1 ? '' : ` transform="translate(16 16) scale(${scale}) translate(-16 -16)"`;
  const corners = radius === 0 ? '' : ` rx="${radius}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32"${corners} fill="${ground}"/><path${place} d="${letter}" fill="${ink}"/></svg>\n`;
}

/** The letter alone, in `fill`, for where it stands on a ground of its own. */
export const letterSvg = (fill: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="6.9 6.5 18.2 19"><path d="${letter}" fill="${fill}"/></svg>`;
