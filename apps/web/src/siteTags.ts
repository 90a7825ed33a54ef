import { dark } from '@guildhall/ui/themes/dark/dark.ts';
import { light } from '@guildhall/ui/themes/light/light.ts';
import { oklchToHex } from '@guildhall/ui/tokens/oklch.ts';

const frame = (scheme: 'light' | 'dark', colour: string) =>
  `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${oklchToHex(colour)}">`;

/**
 * The tags of every page that no script ever reads: the colour of the browser's own frame, the icons, the manifest. Text
 * of the server's, as `assetTags` are, so that the browser need not fetch the themes for it.
 */
export const siteTags = [
  frame('light', light.color.surface),
  frame('dark', dark.color.surface),
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
].join('');
