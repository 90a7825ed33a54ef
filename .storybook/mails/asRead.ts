import letters from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/**
 * A mail's HTML as a light or a dark mail program shows it. A page cannot switch the reader's own setting, so the mail's
 * question for it is answered here. Its letters are those of the app: mail programs have their own, and these are the
 * same on every machine, and so is the picture.
 */
export function asRead(html: string, scheme: Scheme): string {
  const address = new URL(letters, document.baseURI).href;
  const style = `@font-face { font-family: Preview; src: url(${JSON.stringify(address)}); font-weight: 300 900 } body { font-family: Preview !important }`;
  return html
    .replaceAll('@media (prefers-color-scheme: dark)', scheme === 'dark' ? '@media all' : '@media not all')
    .replaceAll('color-scheme: light dark', `color-scheme: ${scheme}`)
    .replace('</head>', `<style>${style}</style></head>`);
}
