import { Resvg } from '@resvg/resvg-js';

/** What the web app's `drawShareCard` is: gives an SVG of paths, or null where its fonts lack a letter. */
export type DrawShareCard = (card: unknown, portrait: Uint8Array | null) => Promise<string | null>;

/**
 * Takes a tenth of a second of the processor, and more for the first picture. resvg draws it because `sharp` reads no SVG
 * in this process: what people upload must never reach that decoder.
 */
export async function drawPicture(
  drawShareCard: DrawShareCard,
  card: unknown,
  portrait: Uint8Array | null,
): Promise<Buffer | null> {
  const svg = await drawShareCard(card, portrait);
  return svg === null ? null : new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
