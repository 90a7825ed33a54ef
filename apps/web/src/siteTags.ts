import { brand } from '@guildhall/machines/domain/brand';
import { dark } from '@guildhall/ui/themes/dark/dark.ts';
import { light } from '@guildhall/ui/themes/light/light.ts';
import { oklchToHex } from '@guildhall/ui/tokens/oklch.ts';

import type { SharedPicture } from './share/sharePicture.ts';
import { sharePicture } from './share/sharePicture.ts';

/**
 * The tags that are the same on every page and that no script ever reads: the colour of the browser's own frame, the
 * icons, the manifest, the card of a shared link (`path` and `alt` are its picture's). Text of the server's, as `assetTags` are, so that the browser need not
 * fetch themes and tags for it.
 */
export function siteTags(origin: string, { path, alt }: SharedPicture = sharePicture): string {
  const picture = origin + path;
  return [
    frames,
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    social('property', 'og:site_name', brand),
    social('property', 'og:type', 'website'),
    social('property', 'og:locale', 'en_US'),
    social('property', 'og:image', picture),
    social('property', 'og:image:type', 'image/png'),
    social('property', 'og:image:width', sharePicture.width),
    social('property', 'og:image:height', sharePicture.height),
    social('property', 'og:image:alt', escaped(alt)),
    social('name', 'twitter:card', 'summary_large_image'),
    social('name', 'twitter:image', picture),
    social('name', 'twitter:image:alt', escaped(alt)),
  ].join('');
}

const frame = (scheme: 'light' | 'dark', colour: string) =>
  `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${oklchToHex(colour)}">`;

/** The colours take some arithmetic, and are the same for every page. */
const frames = frame('light', light.color.surface) + frame('dark', dark.color.surface);

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Open Graph names its tags by `property`, cards by `name`. The value is HTML. */
const social = (attribute: 'property' | 'name', name: string, value: string | number) =>
  `<meta ${attribute}="${name}" content="${value}">`;
