import { brand } from '../../../packages/machines/src/domain/brand.ts';
import { light } from '../../../packages/ui/src/themes/light/light.ts';
import { oklchToHex } from '../../../packages/ui/src/tokens/oklch.ts';
import { markSvg } from './mark.ts';

/** What a system shows of the site that was put on its home screen: https://www.w3.org/TR/appmanifest/ */
const manifest = {
  name: brand,
  short_name: brand,
  description: 'Freelance projects, and the people who do them well.',
  lang: 'en',
  dir: 'ltr',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: oklchToHex(light.color.surface),
  theme_color: oklchToHex(light.color.surface),
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

/** What is written without a browser, by its name in `public/`. */
export const texts: Readonly<Record<string, string>> = {
  'favicon.svg': markSvg(),
  'manifest.webmanifest': `${JSON.stringify(manifest, null, 2)}\n`,
};
