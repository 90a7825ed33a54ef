import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { brand } from '../../../packages/machines/src/domain/brand.ts';
import { light } from '../../../packages/ui/src/themes/light/light.ts';
import { leading, weight } from '../../../packages/ui/src/tokens/scales.ts';
import { letterSvg } from '../src/share/letter.ts';
import { sharePicture } from '../src/share/sharePicture.ts';
import { markSvg } from './mark.ts';

/** A picture to be drawn by a browser: a page without scripts, as large as the picture. */
export interface Picture {
  width: number;
  height: number;
  html: string;
}

const icon = (size: number, svg: string): Picture => ({
  width: size,
  height: size,
  html: `<style>svg { display: block }</style>${svg.replace('<svg', `<svg width="${size}" height="${size}"`)}`,
});

const square = markSvg({ radius: 0, scale: 1.06 });
/** Systems cut such an icon to any shape that holds the circle of 80% of its width. */
const maskable = markSvg({ radius: 0, scale: 0.86 });

/** Where the card's texts come from, in the order in which they are read. */
const words = {
  headline: 'Good work finds the right hands.',
  line: 'Freelance projects, and the people who do them well.',
};

const load = createRequire(import.meta.url);
const font = (family: string, file: string): string => {
  const data = readFileSync(load.resolve(file)).toString('base64');
  return `@font-face { font-family: ${family}; font-weight: 100 900; src: url(data:font/woff2;base64,${data}) }`;
};

/** What a shared link shows: what the product is called and what it is for, readable when it is as small as a stamp. */
function share(): Picture {
  const { color } = light;
  const html = `<!doctype html><style>
${font('Text', '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')}
${font('Display', '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2')}
* { box-sizing: border-box; margin: 0 }
body { display: grid; grid-template-columns: 1fr 22rem; block-size: 100vh; background: ${color.surface}; color: ${color.ink}; font-family: Text }
main { display: grid; grid-template-rows: auto 1fr auto; padding: 3.5rem 3rem 3.5rem 4.5rem }
.brand { font: ${weight.semibold} 2.75rem/1 Display; letter-spacing: -0.02em }
h1 { align-self: center; font: ${weight.semibold} 6.25rem/${leading.tight} Display; letter-spacing: -0.03em; text-wrap: balance }
.line { padding-block-start: 1.5rem; border-block-start: 2px solid ${color.line}; color: ${color.inkMuted}; font-size: 1.75rem; font-weight: ${weight.medium}; white-space: nowrap }
aside { position: relative; overflow: hidden; background: ${color.accent} }
aside svg { position: absolute; inset-block-start: 2.6rem; inset-inline-end: 3rem; block-size: 34rem }
</style><main><p class="brand">${brand}</p><h1>${words.headline}</h1><p class="line">${words.line}</p></main><aside>${letterSvg(color.onAccent)}</aside>`;
  return { width: sharePicture.width, height: sharePicture.height, html };
}

/** Everything that is drawn, by its name in `public/`. */
export const pictures: Readonly<Record<string, Picture>> = {
  'favicon-32.png': icon(32, markSvg()),
  'apple-touch-icon.png': icon(180, square),
  'icon-192.png': icon(192, markSvg()),
  'icon-512.png': icon(512, markSvg()),
  'icon-maskable-512.png': icon(512, maskable),
  'share.png': share(),
};
