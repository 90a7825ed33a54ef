import { light } from '../../../packages/ui/src/themes/light/light.ts';
import { oklchToHex } from '../../../packages/ui/src/tokens/oklch.ts';
import { letter } from '../src/share/letter.ts';

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
